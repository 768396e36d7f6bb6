import { beforeAll, describe, expect, test } from 'vitest';
import { CHARACTER_IDS } from '#content';
import { fingerprint, forbids, type Game, type Options, TIMINGS } from '#engine';
import { anythingGoes, fight, type Observer } from '#lab';
import { table, tableOptions } from '#testkit';
import { diceOf } from '../view/bot.ts';
import { botFor, LEVELS, type Level, prepare, soonestFor } from './levels.ts';
import { master } from './master.ts';

beforeAll(() => prepare('champion'));

/** Whole games take a while where many tests share a machine. */
const LONG = 120_000;

function playedBy(level: Level, options: Options, seed: number, observer?: Observer) {
  const seats = options.seats.map((_, seat) => seat);
  return fight(
    options,
    seats.map(() => botFor(level)),
    seats.map((seat) => diceOf(seed + seat)),
    observer,
  );
}

describe.each(['novice', 'adept'] as const)('a table of %s bots', (level) => {
  test(
    'comes to an end with any count, characters, variants and timings, and no command is refused',
    () => {
      for (const { options, seed } of anythingGoes(8, [level], 5)) {
        expect(playedBy(level, options, seed).game.phase).toBe('over');
      }
    },
    LONG,
  );

  test(
    'plays every character',
    () => {
      for (const characters of [CHARACTER_IDS.slice(0, 5), CHARACTER_IDS.slice(5)]) {
        expect(playedBy(level, tableOptions({ characters }), 1).game.phase).toBe('over');
      }
    },
    LONG,
  );
});

test(
  'a master finishes a table of either timing',
  () => {
    const quick = master(undefined, {}, { ahead: 60, steps: 20 });
    for (const timing of TIMINGS) {
      const options = tableOptions({
        characters: ['tyrant', 'pacifist'],
        timing,
        glory: true,
        advancedPlacement: true,
      });
      expect(fight(options, [quick, botFor('adept')], [diceOf(1), diceOf(2)]).game.phase).toBe('over');
    }
  },
  LONG,
);

test.each(['novice', 'adept'] as const)(
  '%s bots play the same game again from the same seed',
  (level) => {
    const options = tableOptions({ seats: 2, seed: 11 });
    expect(fingerprint(playedBy(level, options, 4).game)).toBe(fingerprint(playedBy(level, options, 4).game));
  },
  LONG,
);

test(
  'no bot does two things at once, at any speed',
  () => {
    for (const speed of [0.5, 1, 4]) {
      const last = new Map<number, number>();
      playedBy('adept', tableOptions({ seats: 2, speed }), 2, ({ seat, at }) => {
        if (seat >= 0) expect(at - (last.get(seat) ?? -9999)).toBeGreaterThan(400 / speed);
        last.set(seat, at);
      });
    }
  },
  LONG,
);

test('every level does what it may, or waits for a time to come', () => {
  for (const level of LEVELS) {
    const { game, seat, at } = { game: firstGame(), seat: 0, at: 1000 };
    const decision = botFor(level)({ game, seat, at }, diceOf(1));
    if ('askAgainAt' in decision) expect(decision.askAgainAt).toBeGreaterThan(at);
    else expect(forbids(game, { seat, at, command: decision.do })).toBeUndefined();
  }
});

const firstGame = (): Game => table({ seats: 3 }).game;

test('a bot does nothing before it may, and says so without a thought', () => {
  const { game } = table({ seats: 3 });
  for (const level of LEVELS) {
    const sight = { game, seat: 0, at: 100, acted: 50, changed: 50 };
    const soonest = soonestFor(level, sight);
    expect(soonest).toBeGreaterThan(100);
    expect(botFor(level)(sight, diceOf(1))).toEqual({ askAgainAt: Math.ceil(soonest) });
  }
});
