import { expect, test } from 'vitest';
import { score } from '#engine';
import { situation } from '../../gallery/situations.ts';
import { cuesOf } from './cues.ts';
import { finalePlan, lengthOf } from './plan.ts';

const { game } = situation('the end');
const ranking = score(game);
const OUTCOMES = [
  { ...ranking, outcome: 'complete', winner: 0 },
  { ...ranking, outcome: 'closest', winner: 0 },
  { ...ranking, outcome: 'civilWar', winner: null },
] as const;

test.each(OUTCOMES)('$outcome: every piece moves once, and nothing after the curtain', (one) => {
  const plan = finalePlan(game, one, []);
  const cues = cuesOf(plan);
  expect(new Set(cues.map(({ piece }) => piece)).size).toBe(cues.length);
  for (const { at, until, frames } of cues) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(until).toBeGreaterThan(at);
    expect(frames.length).toBeGreaterThan(1);
  }
  expect(Math.max(...cues.filter(({ piece }) => !piece.startsWith('sum-')).map(({ until }) => until))).toBe(
    lengthOf(plan),
  );
});

test('tokens of the last place set out first', () => {
  const cues = cuesOf(finalePlan(game, ranking, []));
  const order = ranking.standings.toReversed().map(({ seat }) => `token-power-${seat}`);
  const tokens = cues.filter(({ piece }) => piece.startsWith('token-power')).toSorted((a, b) => a.at - b.at);
  expect(tokens.map(({ piece }) => piece)).toEqual(order);
});
