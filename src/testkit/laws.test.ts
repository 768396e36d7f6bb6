import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dice, diceOf } from '#bots';
import type { ProvinceId } from '#content';
import {
  type Asked,
  alarm,
  apply,
  blind,
  type Command,
  candidates,
  copy,
  decide,
  type Event,
  fingerprint,
  forbids,
  type Game,
  isRefusal,
  legal,
  type Options,
  peekInto,
  play,
  setup,
} from '#engine';
import { findDifference, playOut, recordContest } from '#lab';
import { anyCommand } from './laws.commands.ts';
import { anyTable, bringsOn, brokenLaws, pickFrom, provincesGone, restless, textOf } from './laws.ts';
import { textsIn, undealt } from './undealt.ts';

/** `LAW_RUNS=1000 npx vitest run src/testkit` goes looking for trouble; the usual run is the same every time. */
const HUNT = process.env.LAW_RUNS;
const RUNS = HUNT === undefined ? { numRuns: 20, seed: 1 } : { numRuns: Number(HUNT) };
/** Busy machines and long hunts take their time. */
const PATIENT = { timeout: 600_000 };
const someGames = fc.record({ options: anyTable, chance: fc.nat() });

interface Step {
  readonly asked: Asked;
  readonly events: readonly Event[];
  /** After it. */
  readonly game: Game;
  readonly nth: number;
  readonly dice: Dice;
}

/** Plays some game of any kind to its end, step by step under a law. */
function everyGame(law: (options: Options) => (step: Step) => void): void {
  fc.assert(
    fc.property(someGames, ({ options, chance }) => {
      const judge = law(options);
      const dice = diceOf(chance);
      let nth = 0;
      const bots = options.seats.map(() => restless);
      playOut(options, bots, diceOf(chance + 1), (asked, events, game) => {
        nth += 1;
        judge({ asked, events, game, nth, dice });
      });
    }),
    RUNS,
  );
}

/** As `expect`, but quick enough for every step of every game. */
function must(holds: boolean, why: () => string): void {
  if (!holds) throw new Error(why());
}

const now = ({ asked }: Step): number => asked.at;
const seatsOf = ({ game }: Step): readonly number[] => [...game.players.keys()];

describe('in every game', PATIENT, () => {
  test('SET-8 INV-1 INV-2 COU-4 cubes, workers, cards, provinces and markers are conserved', () => {
    everyGame((options) => {
      const gone = new Set<ProvinceId>();
      let { display } = setup(options).game;
      return ({ game, events }) => {
        for (const province of provincesGone(display, events)) gone.add(province);
        display = game.display.slice();
        must(brokenLaws(game, gone).join('; ') === '', () => brokenLaws(game, gone).join('; '));
      };
    });
  });

  test('SET-5 no card is named before it is dealt', () => {
    everyGame((options) => {
      const { secret } = setup(options);
      return ({ game, events, nth }) => {
        const hidden = undealt(game, secret);
        const named = nth % 16 === 0 ? [...textsIn(events), ...textsIn(game)] : textsIn(events);
        must(
          !named.some((text) => hidden.has(text)),
          () => `named too early: ${named.find((text) => hidden.has(text))}`,
        );
      };
    });
  });

  test('events folded over the first state give the same game as playing', () => {
    everyGame((options) => {
      const folded = copy(setup(options).game);
      return ({ events, game, nth }) => {
        for (const event of JSON.parse(JSON.stringify(events)) as readonly Event[]) apply(folded, event);
        if (nth % 16 === 0 || game.phase === 'over') expect(fingerprint(folded)).toBe(fingerprint(game));
      };
    });
  });

  test('deciding changes nothing, playing does what was decided, and copies live apart', () => {
    everyGame((options) => {
      const peek = peekInto(setup(options).secret);
      return (step) => {
        if (step.nth % 24 !== 0 || step.game.phase === 'over') return;
        const { game, dice } = step;
        const before = fingerprint(game);
        const seat = dice.next(game.players.length);
        const command = pickFrom(dice, legal(game, seat, now(step))) ?? ({ type: 'refresh' } as const);
        const asked = { seat, at: now(step), command };
        const decided = decide(game, asked, peek);
        expect(fingerprint(game)).toBe(before);
        const other = copy(game);
        expect(play(other, asked, peek)).toEqual(decided);
        expect(fingerprint(game)).toBe(before);
      };
    });
  });

  test('a player, or the table itself, can always bring the game on', () => {
    everyGame(() => (step) => {
      const { game } = step;
      if (game.phase === 'over' || game.paused || alarm(game) !== undefined) return;
      const { purple, green, black } = game.timers;
      const at = Math.max(now(step), purple.sandOut, green.sandOut, black.sandOut);
      const able = seatsOf(step).some((seat) =>
        candidates(game, seat).some((c) => bringsOn(c) && isAllowed(game, seat, at, c)),
      );
      must(able, () => `a dead end in ${game.phase}`);
    });
  });

  test('a blind eye sees every command through without a fault', () => {
    everyGame(() => (step) => {
      if (step.nth % 24 !== 0) return;
      for (const seat of seatsOf(step)) {
        for (const command of legal(step.game, seat, now(step))) {
          decide(step.game, { seat, at: now(step), command }, blind);
        }
      }
    });
  });

  test('TIM-6 END-1 there are four rounds of three purple flips, then it ends', () => {
    everyGame(() => {
      let rounds = 0;
      let flips = 0;
      return ({ events, game }) => {
        for (const event of events) {
          if (event.type === 'timerFlipped' && event.area === 'purple') flips += 1;
          if (event.type === 'councilBegan') rounds += 1;
          if (event.type === 'councilBegan') expect(flips).toBe(3 * rounds);
        }
        if (game.phase === 'over') expect([rounds, game.round]).toEqual([4, 4]);
      };
    });
  });
});

const isAllowed = (game: Game, seat: number, at: number, command: Command): boolean =>
  forbids(game, { seat, at, command }) === undefined;

describe('legal and decide agree', PATIENT, () => {
  test('whatever is legal is accepted, every other candidate refused without a trace', () => {
    everyGame(() => (step) => {
      if (step.nth % 48 !== 0) return;
      const game = copy(step.game);
      const before = fingerprint(game);
      for (const seat of seatsOf(step)) {
        const open = new Set(legal(game, seat, now(step)).map(textOf));
        const differs = candidates(game, seat).filter((command) => {
          const asked = { seat, at: now(step), command };
          return (
            open.has(textOf(command)) === isRefusal((open.has(textOf(command)) ? decide : play)(game, asked, blind))
          );
        });
        expect(differs).toEqual([]);
      }
      expect(fingerprint(game)).toBe(before);
    });
  });

  test('whatever is accepted is listed as legal', () => {
    everyGame(() => (step) => {
      if (step.nth % 8 !== 0) return;
      const { game, dice } = step;
      const seat = dice.next(game.players.length);
      const open = new Set(legal(game, seat, now(step)).map(textOf));
      for (let tries = 0; tries < 40; tries += 1) {
        const command = anyCommand(game, seat, dice);
        must(!isAllowed(game, seat, now(step), command) || open.has(textOf(command)), () => textOf(command));
      }
    });
  });
});

describe('PRV-1 PRV-2 PRV-4 claims in any untimed game', PATIENT, () => {
  test('rewind, go on, and bring the same when claimed again', () => {
    fc.assert(
      fc.property(someGames, ({ options, chance }) => {
        const table: Options = { ...options, timing: Array(4).fill('untimed'), privilegeWindow: 1000 };
        const bots = options.seats.map(() => restless);
        expect(findDifference(recordContest('', table, bots, diceOf(chance), 10))).toBeUndefined();
      }),
      RUNS,
    );
  });
});
