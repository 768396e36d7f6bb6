import { beforeAll, expect, test } from 'vitest';
import { situation } from '../../pages/gallery/situations.ts';
import { draw, openScreen, said } from '../testing.tsx';
import { TimeLeft } from './time.tsx';

beforeAll(() => openScreen());

test('only a table with a limit says how long it still waits', () => {
  expect(draw('rewards', <TimeLeft />).html).toBe('');
  const { at } = situation('rewards');
  const { text } = draw('rewards', <TimeLeft />, { game: (game) => ({ ...game, deadline: at + 65_000 }) });
  expect(text).toBe(said().council.timeLeft('1:05'));
});
