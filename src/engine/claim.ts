import { copy } from './copy.ts';
import { play } from './decide.ts';
import { type Asked, type Command, type Event, type Game, isRefusal, NOBODY, type Peek } from './game.ts';
import { rankOf } from './look.ts';

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

/** PRV-2: what two players can want at the same time. A flip is nobody's to lose, and nobody's to claim. */
const CLAIMABLE: readonly Command['type'][] = ['move', 'act', 'answer', 'claim'];

/** PRV-1 to PRV-4, DIG-2: asks a refused command again at each earlier place inside the window, newest first. */
export function claim(recent: readonly Kept[], asked: Asked, peek: Peek): Claim | undefined {
  const newest = recent.at(-1);
  if (newest === undefined || !CLAIMABLE.includes(asked.command?.type)) return undefined;
  const present = after(newest, peek);
  if (present.paused) return undefined;
  for (let from = recent.length - 1; from >= 0; from -= 1) {
    const kept = recent[from];
    if (kept === undefined || kept.asked.seat === NOBODY || !isInWindow(kept, asked, present)) return undefined;
    const outcome = judgeAgain(recent, from, asked, peek);
    if (outcome === undefined) continue;
    const ranksAbove = (loser: Asked) => rankOf(kept.before, asked.seat) < rankOf(kept.before, loser.seat);
    return ranksAbove(kept.asked) && outcome.lost.every(ranksAbove) ? outcome : undefined;
  }
  return undefined;
}

function after({ before, asked }: Kept, peek: Peek): Game {
  const game = copy(before);
  play(game, asked, peek);
  return game;
}

/** DIG-2: while council step 5 lasts, the step is the window. Elsewhere a pause parts what was before from after. */
function isInWindow({ before, asked: earlier }: Kept, asked: Asked, present: Game): boolean {
  if (present.phase === 'moves' && before.phase === 'moves') return true;
  if (earlier.command.type === 'pause' || earlier.command.type === 'resume') return false;
  const { privilegeWindow } = before.options;
  return privilegeWindow > 0 && asked.at - earlier.at <= privilegeWindow;
}

/** The asker's own commands come first, then the refused one, then everybody else's in their old order. */
function judgeAgain(recent: readonly Kept[], from: number, asked: Asked, peek: Peek): Claim | undefined {
  const span = recent.slice(from);
  const first = span[0];
  if (first === undefined) return undefined;
  const own = span.filter((kept) => kept.asked.seat === asked.seat).map((kept) => kept.asked);
  const others = span.filter((kept) => kept.asked.seat !== asked.seat).map((kept) => kept.asked);
  const game = copy(first.before);
  const happened: { asked: Asked; events: readonly Event[] }[] = [];
  for (const mine of [...own, { ...asked, at: first.asked.at }]) {
    const ruling = play(game, mine, peek);
    if (isRefusal(ruling)) return undefined;
    happened.push({ asked: mine, events: ruling });
  }
  const lost: Asked[] = [];
  for (const theirs of others) {
    const ruling = isOutdated(theirs, lost) ? undefined : play(game, theirs, peek);
    if (ruling === undefined || isRefusal(ruling)) lost.push(theirs);
    else happened.push({ asked: theirs, events: ruling });
  }
  return { from, game, happened, lost };
}

/** PRV-4: whoever lost something may choose anew, so what they said after it about being finished does not count. */
function isOutdated({ seat, command }: Asked, lost: readonly Asked[]): boolean {
  return (command.type === 'ready' || command.type === 'done') && lost.some((one) => one.seat === seat);
}
