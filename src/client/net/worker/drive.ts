import { AT_ONCE, adept, type Bot, botFor, type Decision, diceOf, master, novice } from '#bots';
import { type Millis, NOBODY, type Seat } from '#engine';
import type { BotLevel, Entry } from '#protocol';
import type { Room } from '#room';
import type { SoloPlan } from '../shelf/plan.ts';
import type { Timers } from './timers.ts';

/** After a bot could not decide or was refused. */
const BREATH = 300;
/** Nobody's eyes are quicker. */
const LEAST_WAIT = 20;

const BLITZ: Readonly<Record<BotLevel, Bot>> = {
  novice: novice(AT_ONCE),
  adept: adept(AT_ONCE),
  master: master(AT_ONCE),
};

export interface Drivers {
  /** What bots go by later; asked again for all entries when a game is taken up. */
  readonly note: (entry: Entry) => void;
  /** Every bot looks again. */
  readonly look: () => void;
}

/** Each look is a task of its own, so that a person's command never waits for more than one thought. */
export function driveBots(
  { chairs, pace }: SoloPlan,
  roomNow: () => Room | null,
  timers: Timers,
  chance: number,
): Drivers {
  const dice = diceOf(chance % 2 ** 31);
  const deeds = new Map<Seat, Millis>();
  const bots = chairs.flatMap(({ bot }, seat) =>
    bot === null ? [] : [{ seat, decide: pace === 'blitz' ? BLITZ[bot] : botFor(bot) }],
  );

  const lookAt = (seat: Seat, decide: Bot): void => {
    const room = roomNow();
    if (room === null || !goesOn(room)) return;
    const again = (delay: Millis): void => timers.set(timerOf(seat), delay, () => lookAt(seat, decide));
    const { at } = room.clock();
    const sight = { game: room.playing().game, seat, at, acted: deeds.get(seat) ?? 0, changed: deeds.get(NOBODY) ?? 0 };
    const decision = decided(() => decide(sight, dice));
    if (decision === null) return again(BREATH);
    if ('askAgainAt' in decision) return again(Math.max(LEAST_WAIT, decision.askAgainAt - at));
    const refused = room.ask(seat, 0, decision.do);
    if (refused !== null || !timers.has(timerOf(seat))) again(BREATH);
  };

  return {
    note(entry) {
      for (const { seat, at } of entry.type === 'rewound' ? entry.happened : [entry]) {
        deeds.set(seat, at).set(NOBODY, at);
      }
    },
    look() {
      for (const { seat, decide } of bots) timers.set(timerOf(seat), 0, () => lookAt(seat, decide));
    },
  };
}

const timerOf = (seat: Seat): string => `bot ${seat}`;

function goesOn(room: Room): boolean {
  const { paused, phase } = room.playing().game;
  return !room.isClosed() && !paused && phase !== 'over';
}

/** A bot that fails waits; the game goes on without it. */
function decided(think: () => Decision): Decision | null {
  try {
    return think();
  } catch (error) {
    console.error('a bot failed', error);
    return null;
  }
}
