import { apply, copy, type Event, type Game, type Millis } from '#engine';
import type { Happened } from '#protocol';

/** A watcher is shown a game while it is walked through once. The game shown goes on changing. */
export interface Watcher {
  /** Nothing happened in between. */
  readonly span?: (game: Game, from: Millis, to: Millis) => void;
  /** Before each event, and after all events of a command. */
  readonly event?: (game: Game, event: Event, during: Happened) => void;
  readonly after?: (game: Game, done: Happened) => void;
}

/** From the first state to the last, past all that stands. Gives the last. */
export function walk(first: Game, stands: readonly Happened[], watchers: readonly Watcher[]): Game {
  const game = copy(first);
  let now = stands[0]?.at ?? 0;
  for (const happened of stands) {
    if (happened.at > now) {
      for (const { span } of watchers) span?.(game, now, happened.at);
      now = happened.at;
    }
    for (const event of happened.events) {
      for (const watcher of watchers) watcher.event?.(game, event, happened);
      apply(game, event);
    }
    for (const { after } of watchers) after?.(game, happened);
  }
  return game;
}

/** A place in the log: `seq` finds it again. */
export interface Moment {
  readonly seq: number;
  readonly at: Millis;
}

export const momentOf = ({ seq, at }: Happened): Moment => ({ seq, at });

export const perSeat = <T>(game: Game, make: (seat: number) => T): T[] => game.players.map((_, seat) => make(seat));
