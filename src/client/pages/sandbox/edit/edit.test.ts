import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AT_ONCE, diceOf, novice, random } from '#bots';
import {
  ACHIEVEMENT_IDS,
  AREAS,
  CARDS,
  type CardId,
  CHARACTER_IDS,
  FINAL_REWARD_IDS,
  GOOD_KINDS,
  ORDINARY_REWARD_IDS,
  PROVINCE_IDS,
  ROWS,
  SLOTS,
  TRACKS,
} from '#content';
import { type Game, PHASES, type Phase, SPOTS, setup, TIMINGS } from '#engine';
import { decksFor, faultsIn, isPosition, positionOf, provincesOnTable } from '#engine/position';
import { chanceFrom } from '#engine/sealed';
import { playFrom, playOut } from '#lab';
import { anyTable, brokenLaws, provincesGone, restless } from '#testkit';
import { laid } from '../../position/laid.ts';
import { edited } from './apply.ts';
import type { Edit } from './edit.ts';

const RUNS = { numRuns: Number(process.env.LAW_RUNS ?? 24), ...(process.env.LAW_RUNS === undefined && { seed: 20 }) };
const PATIENT = { timeout: 600_000 };

const seat = fc.nat(4);
const by = fc.constantFrom<1 | -1>(1, -1);
const province = fc.constantFrom(...PROVINCE_IDS);
const phase = fc.constantFrom(...PHASES.filter((one): one is Phase => one !== 'over'));

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ edit: fc.constantFrom('join', 'token', 'grande') }),
  fc.record({ edit: fc.constantFrom('leave', 'legendary', 'claimed', 'limit'), seat }),
  fc.record({ edit: fc.constant('character'), seat, character: fc.constantFrom(...CHARACTER_IDS) }),
  fc.record({ edit: fc.constant('variant'), seat, variant: fc.constantFrom('glory', 'advancedPlacement') }),
  fc.record({
    edit: fc.constant('good'),
    seat,
    kind: fc.constantFrom(...GOOD_KINDS),
    by: fc.integer({ min: -9, max: 20 }),
  }),
  fc.record({
    edit: fc.constant('glory'),
    seat,
    track: fc.constantFrom(...TRACKS),
    by: fc.integer({ min: -9, max: 20 }),
  }),
  fc.record({ edit: fc.constant('crew'), seat, by }),
  fc.record({ edit: fc.constant('rank'), seat, worker: fc.nat(3) }),
  fc.record({
    edit: fc.constant('worker'),
    seat,
    worker: fc.nat(3),
    spot: fc.constantFrom(...SPOTS),
    space: fc.nat(15),
  }),
  fc.record({
    edit: fc.constant('card'),
    seat,
    card: fc.constantFrom(...(Object.keys(CARDS) as CardId[])),
    to: fc.constantFrom('hand', 'discard', 'box'),
  }),
  fc.record({
    edit: fc.constant('province'),
    province,
    to: fc.option(fc.record({ seat: fc.nat(1), slot: fc.constantFrom(...SLOTS) })),
  }),
  fc.record({ edit: fc.constant('face'), nth: fc.nat(3), province: fc.option(province) }),
  fc.record({ edit: fc.constant('reward'), reward: fc.constantFrom(...ORDINARY_REWARD_IDS, ...FINAL_REWARD_IDS) }),
  fc.record({ edit: fc.constant('achievement'), achievement: fc.constantFrom(...ACHIEVEMENT_IDS) }),
  fc.record({ edit: fc.constant('row'), area: fc.constantFrom(...AREAS), row: fc.constantFrom(...ROWS) }),
  fc.record({ edit: fc.constant('sand'), area: fc.constantFrom(...AREAS), left: fc.nat(200_000) }),
  fc.record({ edit: fc.constant('markers'), left: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ edit: fc.constant('space'), space: fc.nat(9) }),
  fc.record({ edit: fc.constant('timing'), timing: fc.constantFrom(...TIMINGS) }),
  fc.record({ edit: fc.constant('round'), round: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ edit: fc.constant('phase'), phase }),
  fc.record({ edit: fc.constant('turn'), turn: fc.nat(4) }),
  fc.record({ edit: fc.constant('privilege'), seat, by }),
) as fc.Arbitrary<Edit>;

/** Somewhere in some game. */
function midGame(options: Parameters<typeof setup>[0], nth: number): Game {
  let found: Game = setup(options).game;
  let at = 0;
  let count = 0;
  playOut(
    options,
    options.seats.map(() => restless),
    diceOf(nth),
    (asked, _, game) => {
      count += 1;
      if (count !== nth || game.phase === 'over') return;
      at = asked.at;
      found = structuredClone(game);
    },
  );
  return positionOf(found, at);
}

/** Plays to the end under the laws of every game. */
function playThrough(game: Game, chance: number): Game {
  const seed = chance.toString(16).padStart(64, '0');
  const opening = { game, secret: decksFor(game, chanceFrom(seed)) };
  expect(isPosition(opening)).toBe(true);
  const gone = new Set(opening.secret.provinces.slice(provincesOnTable(game).length, game.provincesDealt));
  let { display } = game;
  const bots = game.players.map((_, nth) => (nth % 3 === 0 ? random : novice(AT_ONCE)));
  return playFrom(opening, bots, diceOf(chance), (_, events, now) => {
    for (const one of provincesGone(display, events)) gone.add(one);
    display = now.display.slice();
    const broken = brokenLaws(now, gone);
    if (broken.length > 0) throw new Error(broken.join('; '));
  }).game;
}

describe('whatever was edited', PATIENT, () => {
  const table = fc.oneof(
    fc.constant(laid(['briber', 'champion', 'justicar'])),
    fc
      .record({ options: anyTable, nth: fc.integer({ min: 1, max: 400 }) })
      .map(({ options, nth }) => midGame(options, nth)),
  );

  test('what the editor accepts is played to its end by bots, and no law is broken', () => {
    let accepted = 0;
    fc.assert(
      fc.property(table, fc.array(anyEdit, { maxLength: 40 }), fc.nat(), (start, edits, chance) => {
        const game = edits.reduce(edited, start);
        if (faultsIn(game).length > 0) return;
        accepted += 1;
        expect(playThrough(game, chance).phase).toBe('over');
      }),
      RUNS,
    );
    expect(accepted).toBeGreaterThan(RUNS.numRuns / 4);
  });

  test('any moment of any game is a position without fault', () => {
    fc.assert(
      fc.property(anyTable, fc.integer({ min: 1, max: 400 }), (options, nth) => {
        expect(faultsIn(midGame(options, nth))).toEqual([]);
      }),
      RUNS,
    );
  });
});
