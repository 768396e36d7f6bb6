import { expect, test } from 'vitest';
import { score } from '#engine';
import { situation } from '../../gallery/situations.ts';
import { finalePlan, lengthOf } from './plan.ts';
import { soundingsOf } from './sounds.ts';

const { game } = situation('the end');
const ranking = score(game);
const heardIn = (outcome: 'complete' | 'civilWar') => {
  const plan = finalePlan(game, { ...ranking, outcome, winner: outcome === 'complete' ? 0 : null }, []);
  return { plan, sounds: soundingsOf(plan) };
};

test('tokens are heard step by step, each track in its own voice, then the crown and a chord', () => {
  const { plan, sounds } = heardIn('complete');
  const names = sounds.map(({ name }) => name);
  expect(names.filter((name) => name !== 'step')).toEqual([
    ...['unroll', 'power', 'prestige', 'popularity', 'glory', 'crown', 'chord'],
  ]);
  expect(names.filter((name) => name === 'step').length).toBeGreaterThan(8);
  const crown = plan.find(({ type }) => type === 'crown');
  expect(sounds.find(({ name }) => name === 'crown')?.at).toBeGreaterThan(crown?.at ?? 0);
  expect(Math.max(...sounds.map(({ at }) => at))).toBeLessThan(lengthOf(plan));
});

test('a civil war has no chord: the crown rolls off, and the parchment tears', () => {
  const names = heardIn('civilWar').sounds.map(({ name }) => name);
  expect(names.slice(-3)).toEqual(['crown', 'marker', 'torn']);
  expect(names).not.toContain('chord');
});

test('no two steps are closer than can be told apart', () => {
  const steps = heardIn('complete').sounds.filter(({ name }) => name === 'step');
  const apart = steps.slice(1).map(({ at }, nth) => at - (steps[nth]?.at ?? 0));
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(90);
});
