import { beforeAll, expect, test } from 'vitest';
import { playerAt } from '#engine';
import { situation } from '../../pages/gallery/situations.ts';
import { draw, openScreen, said } from '../testing.tsx';
import { Brief } from './brief.tsx';

beforeAll(() => openScreen());

test('the mat in small says all four tracks and the hand, in figures and in words', () => {
  const player = playerAt(situation('round for three').game, 0);
  const { text, at, html } = draw('round for three', <Brief seat={0} player={player} />);
  const { tracks, handOf } = said().table;
  for (const name of [...Object.values(tracks), handOf(player.hand.length)]) expect(text).toContain(name);
  expect(text.match(/[−✓]\d/g)).toHaveLength(4);
  expect(at).toEqual(['brief']);
  expect(html.match(/data-about=/g)).toHaveLength(4);
});
