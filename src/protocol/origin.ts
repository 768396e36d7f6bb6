import { copy, type Game, isRefusal, type Millis, NOBODY, peekInto, play } from '#engine';
import { standing } from './follower.ts';
import type { Happened, Origin } from './messages.ts';
import type { Recording } from './recording.ts';

/** A recorded game after so many entries, at that game time. */
export const originOf = (
  { opening, entries }: Pick<Recording, 'opening' | 'entries'>,
  position: number,
  at: Millis,
  of: string | null,
): Origin => ({
  opening: { game: opening.game, secret: opening.secret },
  asked: standing(entries.slice(0, position)).flatMap(({ seat, at: then, command }) =>
    command.type === 'pause' || command.type === 'resume' ? [] : [{ seat, at: then, command }],
  ),
  at,
  of,
});

/** The past that a game shares with its origin. */
export interface Shared {
  /** As it stands at the end of it: paused. */
  readonly game: Game;
  readonly entries: readonly Happened[];
}

/** Judges everything again; undefined where a rule forbids something of it, or where nothing is left to play. */
export function enactOrigin({ opening, asked, at }: Origin): Shared | undefined {
  if (asked.some((one) => one.at > at)) return undefined;
  const game = copy(opening.game);
  const peek = peekInto(opening.secret);
  const entries: Happened[] = [];
  try {
    for (const one of [...asked, { seat: NOBODY, at, command: { type: 'pause' } } as const]) {
      const events = play(game, one, peek);
      if (isRefusal(events)) return undefined;
      entries.push({ type: 'happened', seq: entries.length + 1, ...one, nth: 0, events: [...events] });
    }
  } catch {
    return undefined;
  }
  return { game, entries };
}
