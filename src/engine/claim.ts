import { play } from './decide.ts';
import { copy } from './evolve.ts';
import { type Asked, type Event, type Game, isRefusal, NOBODY, type Peek } from './game.ts';
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

/** PRV-1 to PRV-4, DIG-2: asks a refused command again at each earlier place inside the window, newest first. */
export function claim(recent: readonly Kept[], asked: Asked, peek: Peek): Claim | undefined {
  if (asked.command.type === 'flip' || asked.seat === NOBODY) return undefined;
  for (let from = recent.length - 1; from >= 0; from -= 1) {
    const kept = recent[from];
    if (kept === undefined || !isInWindow(kept, asked) || kept.asked.seat === NOBODY) return undefined;
    const outcome = judgeAgain(recent, from, asked, peek);
    if (outcome === undefined) continue;
    const ranksAbove = (loser: Asked) => rankOf(kept.before, asked.seat) < rankOf(kept.before, loser.seat);
    return ranksAbove(kept.asked) && outcome.lost.every(ranksAbove) ? outcome : undefined;
  }
  return undefined;
}

/** DIG-2: in council step 5 the window is the step itself. */
function isInWindow({ before, asked: earlier }: Kept, asked: Asked): boolean {
  const { privilegeWindow } = before.options;
  if (privilegeWindow === 0) return false;
  return before.phase === 'moves' || asked.at - earlier.at <= privilegeWindow;
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
    const ruling = play(game, theirs, peek);
    if (isRefusal(ruling)) lost.push(theirs);
    else happened.push({ asked: theirs, events: ruling });
  }
  return { from, game, happened, lost };
}
