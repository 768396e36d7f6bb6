import { expect, test } from 'vitest';
import { CHARACTER_IDS, CHARACTERS, PERSONS, RESOURCES } from '#content';
import { PROVINCE_COUNT, playerAt, resourceLimit, setup } from '#engine';
import { tableOptions } from '#testkit';
import { AMOUNTS } from './amounts.ts';

const SIDES = 2;
const { game } = setup(tableOptions({ seats: PERSONS.length }));
const player = playerAt(game, 0);

test('the list of the box counts what the game is played with', () => {
  const commons = player.workers.filter(({ grande }) => !grande).length + player.recruits;
  expect(game.players).toHaveLength(AMOUNTS.mat.each * PERSONS.length);
  expect(CHARACTER_IDS).toHaveLength(AMOUNTS.mat.each * PERSONS.length * SIDES);
  expect(Object.keys(game.timers)).toHaveLength(AMOUNTS.timer.count);
  expect(game.circles.filter((circle) => circle === 'marker')).toHaveLength(AMOUNTS.timeMarker.count);
  expect(commons).toBe(AMOUNTS.common.each);
  expect(player.workers.length - 1 + AMOUNTS.grandeReward.count).toBe(AMOUNTS.grande.each);
  expect(RESOURCES.map((resource) => resourceLimit(player, resource)).reduce((sum, cubes) => sum + cubes)).toBe(
    AMOUNTS.cube.each,
  );
});

test('the list of the box counts the cards', () => {
  expect(CHARACTER_IDS.flatMap((id) => CHARACTERS[id].stratagems)).toHaveLength(AMOUNTS.stratagem.count);
  expect(PROVINCE_COUNT).toBe(AMOUNTS.province.count);
  expect(AMOUNTS).toMatchObject({ achievement: { count: 10 }, reward: { count: 25 }, finalReward: { count: 5 } });
});
