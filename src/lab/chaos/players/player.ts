import { type Bot, type Dice, diceOf } from '#bots';
import type { Game, Seat } from '#engine';
import { ask, askAgain, type Told, timeBy } from '#protocol/guest';
import { openVisit, type Visit, type Way } from './visit.ts';

/** A person who plays by chance, loses the line, comes back and remembers what was confirmed to them. */
export interface SimulatedPlayer {
  /** Commands the table said had happened or been settled, by their own count. */
  readonly acknowledged: ReadonlySet<number>;
  readonly seat: () => Seat;
  readonly game: () => Game | undefined;
  readonly isOver: () => boolean;
  /** How far they know what happened. */
  readonly seq: () => number;
  readonly reconnects: () => number;
  /** How long each time between losing the line and being welcomed again, in milliseconds. */
  readonly breaks: readonly number[];
  readonly asked: () => number;
  /** How long each of their commands waited for its answer, in milliseconds. */
  readonly waits: readonly number[];
  readonly unanswered: () => number;
  readonly hangUp: () => void;
}

export interface Habits extends Way {
  readonly policy: Bot;
  readonly seed: number;
  /** Milliseconds between two thoughts, at most; may change while they play. */
  readonly pace: () => number;
}

const MOST_PENDING = 3;
const RESEND_AFTER = 3000;

export function simulatePlayer(habits: Habits): SimulatedPlayer {
  const dice = diceOf(habits.seed);
  const acknowledged = new Set<number>();
  const waits: number[] = [];
  const askedAt = new Map<number, number>();
  let asked = 0;
  let isGone = false;
  const note = (told: Told): void => {
    if (told.type !== 'answered') return;
    const { nth } = told.asked;
    if (told.refused === null) acknowledged.add(nth);
    waits.push(performance.now() - (askedAt.get(nth) ?? performance.now()));
    askedAt.delete(nth);
  };
  const visit = openVisit(habits, dice, note);
  const isOver = (): boolean => visit.guest().following?.game.phase === 'over';
  const sayAgain = insisting(visit);

  const think = (): void => {
    if (isGone || isOver()) return;
    setTimeout(think, 1 + dice.next(habits.pace()));
    sayAgain();
    const nth = wish(visit, habits.policy, dice);
    if (nth === null) return;
    asked += 1;
    askedAt.set(nth, performance.now());
  };

  think();
  return {
    acknowledged,
    seat: () => seatAt(visit),
    game: () => visit.guest().following?.game,
    isOver,
    seq: () => visit.guest().following?.seq ?? 0,
    reconnects: () => visit.connections() - 1,
    breaks: visit.breaks,
    asked: () => asked,
    waits,
    unanswered: () => visit.guest().pending.length,
    hangUp() {
      isGone = true;
      visit.hangUp();
    },
  };
}

const seatAt = (visit: Visit): Seat => [...visit.guest().counts.keys()][0] ?? -1;

/** Asks for something. Gives its number; null if there was nothing to ask for. */
function wish(visit: Visit, policy: Bot, dice: Dice): number | null {
  const guest = visit.guest();
  const { isWelcome, following, pending, clock } = guest;
  if (!isWelcome || following === null || following.game.paused || pending.length >= MOST_PENDING) return null;
  const seat = seatAt(visit);
  // The table has lost who sits here.
  if (seat < 0) return null;
  const at = timeBy(clock, performance.now());
  const decision = policy({ game: following.game, seat, at }, dice);
  if (!('do' in decision)) return null;
  visit.react(ask(guest, { seat, at, command: decision.do }));
  return visit.guest().pending.at(-1)?.nth ?? null;
}

/** Now and then everything that waits for an answer goes out again. */
function insisting(visit: Visit): () => void {
  let last = performance.now();
  return () => {
    if (performance.now() - last < RESEND_AFTER || !visit.guest().isWelcome) return;
    last = performance.now();
    visit.react({ guest: visit.guest(), say: askAgain(visit.guest()), told: [] });
  };
}
