import { expect, test } from 'vitest';
import { fingerprint, forbids, TIMINGS } from '#engine';
import { anythingGoes, fight } from '#lab';
import { SITUATIONS, table, tableOptions } from '#testkit';
import { fromBase64 } from '../chances/half.ts';
import { networkOf } from '../chances/network.ts';
import { unpack } from '../chances/packed.ts';
import { PACKED_WEIGHTS } from '../chances/weights.ts';
import { diceOf } from '../view/bot.ts';
import { adept } from './adept.ts';
import { champion, optionsBeside } from './champion.ts';
import { insightAt } from './foresight.ts';
import { prepare, preparedChampion } from './levels.ts';
import { AT_ONCE } from './pace.ts';

const NETWORK = networkOf(unpack(fromBase64(PACKED_WEIGHTS)));
/** Whole games take a while where many tests share a machine. */
const LONG = 120_000;

/** Thinks as a champion does, but not for long. */
const quick = champion(NETWORK, undefined, { ahead: 40, steps: 10, idles: 20 });

test.each(Object.entries(SITUATIONS))('a champion does what it may, the same each time, or waits: %s', (_, sit) => {
  const { game, now } = sit();
  for (const seat of game.players.keys()) {
    const bot = champion(NETWORK, AT_ONCE, { steps: 200 });
    const decision = bot({ game, seat, at: now }, diceOf(1));
    expect(bot({ game, seat, at: now }, diceOf(2))).toEqual(decision);
    if ('askAgainAt' in decision) expect(decision.askAgainAt).toBeGreaterThan(now);
    else expect(forbids(game, { seat, at: now, command: decision.do })).toBeUndefined();
  }
});

test('where a machine is slow the champion thinks less, yet decides', async () => {
  await prepare('champion');
  for (const seats of [2, 3]) {
    const { game, now } = table({ seats });
    const sight = { game, seat: 0, at: now };
    const steps = insightAt(seats).steps / 8;
    const decision = preparedChampion(AT_ONCE, () => 1 / 8)(sight, diceOf(1));
    expect(decision).toEqual(champion(NETWORK, AT_ONCE, { steps })(sight, diceOf(1)));
    expect(decision).toHaveProperty('do');
  }
});

test('COU-11 while the council waits for all, a worker that stands in a frame is not moved again and again', () => {
  const waits = table({ seats: 3 }).worker(0, 0, ['frame', 'crowd', 'top']).worker(0, 1, ['frame', 'vote', 'top']);
  const { game, now } = waits.council('moves');
  const moved = optionsBeside({ game, seat: 0, at: now }).map((command) => 'worker' in command && command.worker);
  expect(moved).not.toContain(0);
  expect(moved).not.toContain(1);
});

test(
  'a champion finishes a table of either timing, with glory and advanced placement, the same game again from the same seed',
  () => {
    for (const timing of TIMINGS) {
      const options = tableOptions({
        characters: ['tyrant', 'pacifist'],
        timing,
        glory: true,
        advancedPlacement: true,
      });
      const play = () => fight(options, [quick, adept()], [diceOf(1), diceOf(2)]).game;
      const game = play();
      expect(game.phase).toBe('over');
      if (timing === 'untimed') expect(fingerprint(play())).toBe(fingerprint(game));
    }
  },
  LONG,
);

test(
  'champions finish tables of any count, characters and variants, and no command is refused',
  () => {
    for (const { options, seed } of anythingGoes(5, ['champion'], 9)) {
      const seats = options.seats.map((_, seat) => diceOf(seed + seat));
      expect(
        fight(
          options,
          options.seats.map((_, seat) => (seat === 0 ? quick : adept())),
          seats,
        ).game.phase,
      ).toBe('over');
    }
  },
  LONG,
);
