import { beforeAll, expect, test } from 'vitest';
import type { Seat } from '#engine';
import { openScreen, sitAround } from '../../testing.tsx';
import type { View } from '../../view/view.ts';
import { Face } from './face.tsx';

beforeAll(() => openScreen());

const SHOWS = { finish: () => <b>finish</b>, brief: () => <b>brief</b> };

const hand = (hands: readonly View[], seat: Seat): View => hands[seat] as View;

test('a mat names its owner, their cards and what they are asked, over the mat', () => {
  const { hands, draw } = sitAround('a question', [0, 1, 2]);
  const { html, at, text } = draw(<Face hand={hand(hands, 0)} shows={SHOWS} />);
  expect(text).toContain('Ada');
  expect(at).toContain('question');
  expect(html).toContain('data-place="mat"');
  expect(draw(<Face hand={hand(hands, 1)} shows={SHOWS} />).at).not.toContain('question');
});

test('"done" of one seat is asked for that seat, whatever is in front', () => {
  const { hands, session } = sitAround('untimed for two', [0, 1]);
  const seats: (Seat | null | undefined)[] = [];
  Object.assign(session, { ask: (_: unknown, seat?: Seat | null) => void seats.push(seat) });
  hand(hands, 1).session.ask({ type: 'done', done: true });
  expect(seats).toEqual([1]);
});
