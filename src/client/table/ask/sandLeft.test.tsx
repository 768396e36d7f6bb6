import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../testing.tsx';
import { SandLeft } from './sandLeft.tsx';

beforeAll(() => openScreen());

test('COU-12 the sand that is waited out has its time beside the round that comes', () => {
  const { text } = draw('moving workers', <SandLeft />);
  const { council, table } = said();
  expect(text).toBe(council.sandRuns(table.round(2), text.slice(-4)));
  expect(text).toMatch(/ [0-3]:[0-5]\d$/);
});

test('COU-12 before an untimed round no sand is waited for', () => {
  const { text } = draw('moving workers', <SandLeft />, {
    game: (game) => ({
      ...game,
      options: { ...game.options, timing: game.options.timing.map(() => 'untimed' as const) },
    }),
  });
  expect(text).toBe('');
});
