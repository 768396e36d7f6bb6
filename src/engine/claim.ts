import { play } from './decide.ts';
import type { Asked, Command } from './game/command.ts';
import { copy } from './game/copy.ts';
import { type Event, isRefusal } from './game/event.ts';
import { type Game, type Millis, NOBODY, type Peek, type Phase } from './game/game.ts';
import { rankOf } from './game/look.ts';

/** A command that was accepted, with the game before it. */
export interface Kept {
  readonly before: Game;
  readonly asked: Asked;
}

/** How things went after a claim: from which kept command on, and what happened instead. */
export interface Claim {
  readonly from: number;
  readonly game: Game;
  readonly happened: readonly { readonly asked: Asked; readonly events: readonly Event[] }[];
  /** Commands that no longer stand. */
  readonly lost: readonly Asked[];
}

/** A clock away from the table may be wrong by so much before anything is called too early (TIM-3) or too late (PRV-1). */
export const TOLERANCE: Millis = 250;

/** PRV-2: what two players can want at the same time. A flip is nobody's to lose, and nobody's to claim. */
const CLAIMABLE: readonly Command['type'][] = ['move', 'act', 'answer', 'claim'];

/** PAU-1: what else may have been on its way when the table was paused. */
const LATE: readonly Command['type'][] = [
  'play',
  'pickUp',
  'flip',
  'refresh',
  'takeReward',
  'done',
  'ready',
  'callTime',
  'voteTiming',
];

/** Whether a refused command can count at all as if it had come earlier. */
export const mayReachBack = (command: Command, paused: boolean): boolean =>
  CLAIMABLE.includes(command?.type) || (paused && LATE.includes(command?.type));

/** A pause is nobody's to lose either. */
const isBreak = ({ type }: Command): boolean => type === 'pause' || type === 'resume';

/** PRV-1 to PRV-4, DIG-2, PAU-1: asks a refused command again at each earlier place inside the window, newest first. */
export function claim(recent: readonly Kept[], asked: Asked, peek: Peek): Claim | undefined {
  const newest = recent.at(-1);
  if (newest === undefined) return undefined;
  const present = after(newest, peek);
  if (!CLAIMABLE.includes(asked.command?.type)) return present.paused ? late(recent, asked, present, peek) : undefined;
  for (let from = recent.length - 1; from >= 0; from -= 1) {
    const kept = recent[from];
    if (kept === undefined || !isOpen(kept, asked, present)) return undefined;
    const outcome = judgeAgain(recent, from, asked, present, peek);
    if (outcome !== undefined) return isBelow(kept, asked, outcome) ? outcome : undefined;
  }
  return undefined;
}

/** PAU-1: asked before the pause was seen, so it counts as asked just before it. */
const late = (recent: readonly Kept[], asked: Asked, present: Game, peek: Peek): Claim | undefined =>
  LATE.includes(asked.command?.type) ? judgeAgain(recent, recent.length - 1, asked, present, peek) : undefined;

function after({ before, asked }: Kept, peek: Peek): Game {
  const game = copy(before);
  play(game, asked, peek);
  return game;
}

/** What the table itself did stands. */
function isOpen({ before, asked: earlier }: Kept, asked: Asked, present: Game): boolean {
  if (earlier.seat === NOBODY && !isBreak(earlier.command)) return false;
  return isRecent(before.phase, earlier.at, asked.at, present);
}

/**
 * PRV-1: whether a claim at a time can reach back to something that was done `since`, in a phase. DIG-2: while council
 * step 5 lasts, the step is the window.
 */
export function isRecent(phase: Phase, since: Millis, at: Millis, present: Game): boolean {
  if (present.phase === 'moves' && phase === 'moves') return true;
  const { privilegeWindow } = present.options;
  return privilegeWindow > 0 && at - since <= privilegeWindow;
}

/** Only lower ranks lose something, or have to give way. */
function isBelow({ before, asked: earlier }: Kept, { seat }: Asked, { lost }: Claim): boolean {
  const ranksAbove = (loser: Asked) => rankOf(before, seat) < rankOf(before, loser.seat);
  return (isBreak(earlier.command) || ranksAbove(earlier)) && lost.every(ranksAbove);
}

/** The asker's own commands come first, then the refused one, then everybody else's in their old order. */
function judgeAgain(recent: readonly Kept[], from: number, asked: Asked, present: Game, peek: Peek): Claim | undefined {
  const first = recent[from];
  if (first === undefined) return undefined;
  const span = recent.slice(from).map((kept) => kept.asked);
  const own = span.filter(({ seat, command }) => seat === asked.seat && !isBreak(command));
  const others = span.filter(({ seat, command }) => seat !== asked.seat && !isBreak(command));
  const game = copy(first.before);
  const happened: { asked: Asked; events: readonly Event[] }[] = [];
  const happens = (one: Asked): boolean => {
    const ruling = play(game, one, peek);
    if (isRefusal(ruling)) return false;
    happened.push({ asked: one, events: ruling });
    return true;
  };
  const wish: Asked = { seat: asked.seat, at: first.asked.at, command: asked.command };
  if (!own.every(happens)) return undefined;
  const back = takeBack(game, wish, present);
  if (![...back, wish].every(happens)) return undefined;
  const lost: Asked[] = [];
  for (const theirs of [...others, ...pauseOf(span, present)]) {
    if (isOutdated(theirs, lost) || !happens(theirs)) lost.push(theirs);
  }
  return back.length > 0 && !lost.includes(first.asked) ? undefined : { from, game, happened, lost };
}

/** A pause that is over is not repeated; a table that is paused stays so. */
const pauseOf = (span: readonly Asked[], { paused }: Game): readonly Asked[] => (paused ? span.slice(-1) : []);

/**
 * CAL-3, DIG-2: a player who has finished may still claim what a lower rank takes and says "done" to in the same instant. The
 * own "done" is taken back by it; a "ready" only where the round has begun, for until then its owner can do that.
 */
function takeBack(game: Game, { seat, at }: Asked, present: Game): readonly Asked[] {
  const player = game.players[seat];
  if (player?.done) return [{ seat, at, command: { type: 'done', done: false } }];
  return player?.ready && present.phase !== 'moves' ? [{ seat, at, command: { type: 'ready', ready: false } }] : [];
}

/** PRV-4: a player who lost something may choose anew, so a "done" or "ready" they said after it does not count. */
function isOutdated({ seat, command }: Asked, lost: readonly Asked[]): boolean {
  return (command.type === 'ready' || command.type === 'done') && lost.some((one) => one.seat === seat);
}
