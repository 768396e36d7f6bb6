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
  /** So many of the oldest of `recent` no claim reaches any more; `base` has yet to take them in. */
  stale: number;
}

interface Recent {
  readonly asked: Happened;
  /** The phase before it. */
  readonly phase: Phase;
}

export function beginHistory({ seq, game, past }: Following): History {
  const base = past[0] === undefined ? null : copy(past[0].before);
  const recent = past.map(({ before, asked }) => ({ asked, phase: before.phase }));
  return { seq, game: copy(game), base, recent, stale: 0 };
}

/** The game is about to change: what it was is kept where claims reach back to. */
export function expectChange(history: History): void {
  history.base ??= copy(history.game);
}

/** A game that nobody has touched for a second is slow to come by: it takes in so many things at once. */
const AT_ONCE = 32;

/** Adds what has just happened to the game, which was in that phase before. Followers forget by the same rule. */
export function remember(history: History, asked: Happened, phase: Phase): void {
  history.seq = asked.seq;
  forget(history, history.recent.length + 1 - MOST_STEPS, asked.at);
  if (history.stale >= AT_ONCE) takeIn(history);
  history.recent.push({ asked, phase });
}

/** Nothing happens here just now. Once all is beyond any claim, one game is enough. */
export function rest(history: History, at: Millis): void {
  forget(history, 0, at);
  takeIn(history);
  if (history.recent.length === 0) history.base = null;
}

/** The oldest ones that no claim reaches at that time are stale; at least so many. */
function forget(history: History, least: number, at: Millis): void {
  const { recent, game } = history;
  let first = Math.max(history.stale, least);
  for (; first < recent.length; first += 1) {
    const oldest = recent[first];
    if (oldest !== undefined && isRecent(oldest.phase, oldest.asked.at, at, game)) break;
  }
  history.stale = first;
}

function takeIn(history: History): void {
  const { base } = history;
  if (base === null) return;
  for (const { asked } of history.recent.splice(0, history.stale)) happenTo(base, asked);
  history.stale = 0;
}

/** What a claim may still reach; `base` is the game before it. */
export function withinReach(history: History): readonly Recent[] {
  takeIn(history);
  return history.recent;
}

function happenTo(game: OwnGame, { events }: Happened): void {
  for (const event of events) apply(game, event);
}

/** Every recent step with the game before it. */
export function stepsOf(history: History): readonly Step[] {
  const recent = withinReach(history);
  const game = copy(history.base ?? history.game);
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
  history.recent.length = history.stale + from;
  for (const asked of instead) {
    const { phase } = history.game;
    happenTo(history.game, asked);
    remember(history, asked, phase);
  }
}
