import { expect, test } from 'vitest';
import { diceOf } from '#bots';
import { planBlows, planKill } from './plan.ts';

test('a seed plans the same blows every time, and another seed others', () => {
  const plan = (seed: number) => planBlows(diceOf(seed), 30, 2);
  expect(plan(7)).toEqual(plan(7));
  expect(plan(8)).not.toEqual(plan(7));
  expect(
    Array.from(
      { length: 9 },
      (
        (dice) => () =>
          planKill(dice)
      )(diceOf(7)),
    ),
  ).toEqual(
    Array.from(
      { length: 9 },
      (
        (dice) => () =>
          planKill(dice)
      )(diceOf(7)),
    ),
  );
});

test('one at a time breaks nodes and NATS servers in every way', () => {
  const blows = planBlows(diceOf(1), 300, 1).map(({ targets }) => targets);
  expect(blows.every(({ length }) => length === 1)).toBe(true);
  const hit = new Set(blows.flat().map(({ isNode, which, kind }) => `${isNode} ${which} ${kind}`));
  expect(hit.size).toBe(18);
});

test('several at once hit different machines', () => {
  const blows = planBlows(diceOf(1), 300, 3).map(({ targets }) => targets);
  expect(new Set(blows.map(({ length }) => length))).toEqual(new Set([1, 2, 3]));
  for (const targets of blows)
    expect(new Set(targets.map(({ isNode, which }) => `${isNode} ${which}`)).size).toBe(targets.length);
});
