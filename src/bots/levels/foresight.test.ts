import { beforeAll, expect, test } from 'vitest';
import { table } from '#testkit';
import { ADEPT_TASTE, MASTER_HABITS } from '../view/taste.ts';
import { INSIGHT, type Insight, insightAt, NONE, outcome, type Plan } from './foresight.ts';
import { learntNetwork, prepare } from './levels.ts';

beforeAll(() => prepare('champion'));

const SECOND = 1000;
const { game } = table({ seats: 2 }).timerOn('black', 'top', 45 * SECOND);
const sight = { game, seat: 0, at: 5 * SECOND };

const waited = (over: Partial<Insight>, best: Plan = NONE) => {
  const search = { sight, network: learntNetwork(), insight: { ...INSIGHT, ...over }, steps: 0 };
  return { plan: outcome(search, undefined, true, best), steps: search.steps };
};

const way = { habits: MASTER_HABITS, rivals: ADEPT_TASTE };

test('a plan that is imagined in two ways is worth the mean of both, and takes the steps of both', () => {
  const one = waited({});
  const other = waited({ ...way, ahead: INSIGHT.ahead / 2 });
  const both = waited({ again: [{ ...way, part: 0.5 }] });
  expect(other.plan.worth).not.toBeCloseTo(one.plan.worth);
  expect(both.plan.worth).toBeCloseTo((one.plan.worth + other.plan.worth) / 2);
  expect(both.plan.odds).toBeCloseTo((one.plan.odds + other.plan.odds) / 2);
  expect(both.steps).toBe(one.steps + other.steps);
});

test('a plan that is far behind is not imagined again', () => {
  const { plan, steps } = waited({});
  const best = { ...plan, worth: plan.worth + 1 };
  expect(waited({ again: [{ ...way, part: 0.5 }] }, best)).toEqual({ plan, steps });
});

test('only at a table of two is there time for it', () => {
  expect(insightAt(2).again).toHaveLength(1);
  for (const players of [3, 4, 5]) expect(insightAt(players)).toBe(INSIGHT);
});
