import { describe, expect, test } from 'vitest';
import type { TurningPoint } from '#analysis';
import { CHARACTERS } from '#content';
import { score } from '#engine';
import { type Table, table } from '#testkit';
import { finalePlan, lengthOf, type Scene } from './plan.ts';

type Steps = readonly [power: number, prestige: number, popularity: number, legendary: boolean];

const SEATED = ['implacable', 'briber', 'champion', 'justicar', 'insidious'] as const;

/** Steps beyond the first column of the parchment; negative is still to go. */
function ending(...players: readonly Steps[]): Table {
  const characters = SEATED.slice(0, players.length);
  const game = table({ characters });
  players.forEach(([power, prestige, popularity, legendary], seat) => {
    const { enter } = CHARACTERS[SEATED[seat] ?? 'implacable'];
    const steps = { power: enter.power + power, prestige: enter.prestige + prestige };
    game.has(seat, { ...steps, popularity: enter.popularity + popularity, legendary });
  });
  return game.set({ phase: 'over', privilege: [...players.keys()] });
}

const turn = (seq: number): TurningPoint => ({
  seq,
  at: seq,
  turn: 'tookLead',
  round: 2,
  seat: 0,
  leader: 1,
  from: 0.2,
  to: 0.5,
});

const THREE = [turn(1), turn(2), turn(3)];
const planOf = ({ game }: Table, turns = THREE) => finalePlan(game, score(game), turns);
const types = (scenes: readonly Scene[]) => scenes.map(({ type }) => type);
const TRACKS = ['track', 'track', 'track', 'track'];

const COMPLETE = ending([0, 0, 0, true], [2, 2, 2, true], [7, 7, 7, false]);
const CLOSEST = ending([3, -4, 0, true], [2, 2, -1, true], [7, 7, 7, false]);
const CIVIL_WAR = ending([7, 7, 7, false], [0, 0, 0, false]);
const FIVE = ending([0, 0, 0, true], [1, 1, 1, true], [2, 2, 2, true], [3, 3, 3, true], [4, 4, 4, true]);

describe('the finale', () => {
  test('of a complete winner: parchment, four tracks, the crown, the turning points, the curtain', () => {
    const turns = ['turn', 'turn', 'turn'];
    expect(types(planOf(COMPLETE))).toEqual(['parchment', ...TRACKS, 'crown', ...turns, 'curtain']);
    expect(planOf(COMPLETE).find(({ type }) => type === 'crown')).toMatchObject({ seat: 1 });
  });

  test('where nobody is complete shows the lane that decides, before the crown', () => {
    const plan = planOf(CLOSEST, []);
    expect(types(plan)).toEqual(['parchment', ...TRACKS, 'closest', 'crown', 'curtain']);
    expect(plan[5]).toMatchObject({ seat: 1, lane: 'popularity', toGo: 1 });
    expect(plan[6]).toMatchObject({ seat: 1 });
  });

  test('of a civil war has no crown', () => {
    expect(types(planOf(CIVIL_WAR, []))).toEqual(['parchment', ...TRACKS, 'civilWar', 'curtain']);
  });

  test('lets tokens walk in track by track, last place first, and counts what they bring', () => {
    const tracks = planOf(COMPLETE).flatMap((scene) => (scene.type === 'track' ? [scene] : []));
    expect(tracks.map(({ lane }) => lane)).toEqual(['power', 'prestige', 'popularity', 'legendary']);
    expect(tracks.map(({ walkers }) => walkers.map(({ seat, sum }) => [seat, sum]))).toEqual([
      [
        [2, 8],
        [0, 1],
        [1, 3],
      ],
      [
        [2, 16],
        [0, 2],
        [1, 6],
      ],
      [
        [2, 24],
        [0, 3],
        [1, 9],
      ],
      [
        [2, 24],
        [0, 4],
        [1, 10],
      ],
    ]);
  });

  test.each([
    ['a winner', COMPLETE],
    ['nobody complete', CLOSEST],
    ['a civil war', CIVIL_WAR],
    ['a table of five', FIVE],
    ['a player alone', ending([1, 1, 1, true])],
  ])('lasts ten to fifteen seconds without a gap: %s', (_, game) => {
    for (const turns of [[], [turn(1)], THREE]) {
      const plan = planOf(game, turns);
      expect(plan[0]?.at).toBe(0);
      for (const [nth, scene] of plan.entries()) expect(scene.at).toBe(plan[nth - 1]?.until ?? 0);
      expect(lengthOf(plan)).toBeGreaterThanOrEqual(10_000);
      expect(lengthOf(plan)).toBeLessThanOrEqual(15_000);
    }
  });
});
