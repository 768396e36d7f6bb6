import { expect, test } from 'vitest';
import { SITUATION_NAMES, SITUATIONS, situation } from './situations.ts';

test.each(SITUATION_NAMES)('the game of the gallery comes to its moment: %s', (name) => {
  const { game, at } = situation(name);
  expect(SITUATIONS[name].until(game, at)).toBe(true);
});
