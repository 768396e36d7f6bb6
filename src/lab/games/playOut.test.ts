import { describe, expect, test } from 'vitest';
import { type Bot, diceOf, greedy, random } from '#bots';
import { score } from '#engine';
import { drawTable } from './drawTable.ts';
import { PACE, playOut } from './playOut.ts';
import { simulate } from './simulate.ts';

const table = (players: number, timing: 'timed' | 'untimed') => drawTable(diceOf(7), players, timing);
const asleep: Bot = () => ({ askAgainAt: Number.POSITIVE_INFINITY });

describe('a game played out', () => {
  test.each([1, 2, 3, 4, 5])('of %i greedy players ends with a ranking of all', (players) => {
    const { game } = playOut(table(players, 'timed'), Array(players).fill(greedy), diceOf(1));
    expect(game.phase).toBe('over');
    expect(score(game).standings).toHaveLength(players);
  });

  test('nobody is asked again before a moment has passed, and time never runs back', () => {
    const asked: number[] = [];
    const watched: Bot = (sight, dice) => {
      asked.push(sight.at);
      return random(sight, dice);
    };
    playOut(table(2, 'timed'), [watched, random], diceOf(1));
    const shortest = Math.min(...asked.slice(1).map((at, i) => at - (asked[i] ?? 0)));
    expect(shortest).toBe(PACE);
  });

  test('says who asked for something forbidden', () => {
    const cheat: Bot = () => ({ do: { type: 'pickUp' } });
    expect(() => playOut(table(2, 'untimed'), [cheat, cheat], diceOf(1))).toThrow(/seat 0 .* SET-10 forbids/);
  });

  test('says where it is when nobody ever does anything', () => {
    expect(() => playOut(table(2, 'untimed'), [asleep, asleep], diceOf(1))).toThrow(
      'a dead end in placement of round 1',
    );
  });
});

describe('a simulation', () => {
  const plan = { players: 3, games: 10, seed: 5, policy: 'random', timing: 'mixed' } as const;

  test('is the same for the same seed, and another for another', () => {
    expect(simulate(plan)).toEqual(simulate(plan));
    expect(simulate({ ...plan, seed: 6 }).hash).not.toBe(simulate(plan).hash);
  });

  test('counts every game once', () => {
    const { outcomes, winners, games } = simulate(plan);
    expect(outcomes.complete + outcomes.closest + outcomes.civilWar).toBe(games);
    expect(winners.bySeat.reduce((sum, won) => sum + won, winners.nobody)).toBe(games);
  });
});
