import { apply, copy, isRecent, type Millis, type OwnGame, type Phase } from '#engine';
import { type Following, type Happened, MOST_STEPS, type Step } from '#protocol';

/**
 * The game as it is, and as it was where claims reach back to, with what happened in between. Both games are the table's
 * own and change as things happen: no copy is kept for each command, as claims are rare.
 */
export interface History {
  seq: number;
  game: OwnGame;
  /** The game before the first of `recent`; null while that is the game as it is, which is then not kept twice. */
  base: OwnGame | null;
  readonly recent: Recent[];
}

interface Recent {
  readonly asked: Happened;
  /** The phase before it. */
  readonly phase: Phase;
}

export function beginHistory({ seq, game, past }: Following): History {
  const base = past[0] === undefined ? null : copy(past[0].before);
  return { seq, game: copy(game), base, recent: past.map(({ before, asked }) => ({ asked, phase: before.phase })) };
}

/** The game is about to change: what it was is kept where claims reach back to. */
export function expectChange(history: History): void {
  history.base ??= copy(history.game);
}

/** Adds what has just happened to the game, which was in that phase before. Followers forget by the same rule. */
export function remember(history: History, asked: Happened, phase: Phase): void {
  history.seq = asked.seq;
  forget(history, beyondClaims(history, Math.max(0, history.recent.length + 1 - MOST_STEPS), asked.at));
  history.recent.push({ asked, phase });
}

/** Nothing happens here just now. Once all is beyond any claim, one game is enough. */
export function rest(history: History, at: Millis): void {
  forget(history, beyondClaims(history, 0, at));
  if (history.recent.length === 0) history.base = null;
}

/** How many of the oldest ones no claim reaches at that time; at least so many. */
function beyondClaims({ recent, game }: History, least: number, at: Millis): number {
  let first = least;
  for (; first < recent.length; first += 1) {
    const oldest = recent[first];
    if (oldest !== undefined && isRecent(oldest.phase, oldest.asked.at, at, game)) break;
  }
  return first;
}

function forget(history: History, count: number): void {
  const { base } = history;
  if (count === 0 || base === null) return;
  for (let left = count; left > 0; left -= 1) {
    const oldest = history.recent.shift();
    if (oldest !== undefined) happenTo(base, oldest.asked);
  }
}

function happenTo(game: OwnGame, { events }: Happened): void {
  for (const event of events) apply(game, event);
}

/** Every recent step with the game before it. */
export function stepsOf({ base, recent, game: present }: History): readonly Step[] {
  const game = copy(base ?? present);
  return recent.map(({ asked }) => {
    const before = copy(game);
    happenTo(game, asked);
    return { before, asked };
  });
}

/** Back to before one of the steps, and on from there by what happened instead. */
export function goBack(history: History, steps: readonly Step[], from: number, instead: readonly Happened[]): void {
  const step = steps[from];
  if (step === undefined) throw new RangeError(`no step ${from} to go back to`);
  history.game = copy(step.before);
  history.recent.length = from;
  for (const asked of instead) {
    const { phase } = history.game;
    happenTo(history.game, asked);
    remember(history, asked, phase);
  }
}
