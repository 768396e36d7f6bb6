import { beforeAll, expect, test } from 'vitest';
import { forbids } from '#engine';
import { table } from '#testkit';
import { chancesIn, counsel, weigh } from './counsel.ts';
import { learntNetwork, prepare } from './levels.ts';

beforeAll(() => prepare('champion'));

const SECOND = 1000;
const situation = table({ seats: 3 }).timerOn('black', 'top', 45 * SECOND);
const sight = { game: situation.game, seat: 0, at: 5 * SECOND };

test('chances leave room for a war that nobody wins', () => {
  const chances = chancesIn(learntNetwork(), sight.game, sight.at);
  expect(chances).toHaveLength(3);
  const sum = chances.reduce((all, one) => all + one, 0);
  expect(sum).toBeGreaterThan(0.9);
  expect(sum).toBeLessThanOrEqual(1);
});

test('the champion names only what may be done, its favourite with the chance the table shows', () => {
  const options = counsel(learntNetwork(), sight);
  expect(options.length).toBeGreaterThan(3);
  expect(options[0]?.chance).toBeCloseTo(chancesIn(learntNetwork(), sight.game, sight.at)[0] ?? 0);
  for (const { command } of options) {
    if (command !== null) expect(forbids(sight.game, { ...sight, command })).toBeUndefined();
  }
  expect(options.filter(({ command }) => command === null)).toHaveLength(1);
  expect(counsel(learntNetwork(), sight)).toEqual(options);
});

test('it weighs just what it is asked to, and leaves out what is forbidden', () => {
  const [best] = counsel(learntNetwork(), sight);
  const asked = weigh(learntNetwork(), sight, [null, best?.command ?? null, { type: 'takeReward', reward: 'favour' }]);
  expect(asked.map(({ command }) => command)).toEqual([best?.command, null]);
});
