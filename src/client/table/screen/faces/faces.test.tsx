import { beforeAll, expect, test } from 'vitest';
import { openScreen, STILL_SAND, sitAround } from '../../testing.tsx';
import { touch } from '../../view/touch.ts';
import type { View } from '../../view/view.ts';
import { FacesTable } from './faces.tsx';
import { canSitAround } from './hands.ts';

beforeAll(() => openScreen());

const SHOWS = { finish: () => <b>finish</b>, brief: () => <b>brief</b> };

const hand = (hands: readonly View[], seat: number): View => hands[seat] as View;
const piece = { isConnected: false, getBoundingClientRect: () => ({}) } as unknown as Element;

test('two to four people sit around a screen, each before a mat turned to them', () => {
  expect([1, 2, 3, 4, 5].map((many) => canSitAround(Array(many).fill(0)))).toEqual([false, true, true, true, false]);
  const { hands, draw } = sitAround('four advanced', [0, 1, 2, 3]);
  expect(hands.map(({ turn }) => turn)).toEqual([0, 90, 180, 270]);
  const { at } = draw(<FacesTable sand={STILL_SAND} shows={SHOWS} tools={null} />);
  expect(at.filter((one) => one === 'mat')).toHaveLength(4);
  expect(at.filter((one) => one.startsWith('area-'))).toHaveLength(3);
});

test('each hand picks up for its own seat, and a frame that several want is shared', () => {
  const { hands, draw } = sitAround('moving workers', [0, 1, 2]);
  touch(hand(hands, 0), 2, piece);
  touch(hand(hands, 2), 1, piece);
  expect(hands.map(({ picked }) => picked.value)).toEqual([
    { what: 'worker', worker: 2 },
    null,
    { what: 'worker', worker: 1 },
  ]);
  const { at, html } = draw(<FacesTable sand={STILL_SAND} shows={SHOWS} tools={null} />);
  expect(at).toEqual(expect.arrayContaining(['move-0-2', 'move-0-1']));
  expect(html).toContain('left:50%;right:0%');
});
