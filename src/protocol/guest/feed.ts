import type { Command, Event, Game, Millis, Seat } from '#engine';
import { type Following, follow } from '../follower.ts';
import type { Entry } from '../messages.ts';

/** One thing that happened, in the order it did; screens animate, sound and tell from these. */
export interface FeedItem {
  readonly seq: number;
  readonly seat: Seat;
  readonly at: Millis;
  readonly command: Command;
  readonly events: readonly Event[];
  /** The game before and after, so that a screen can say what changed. */
  readonly before: Game;
  readonly after: Game;
  /** True while a long absence is caught up: show the result, animate nothing. */
  readonly quiet: boolean;
}

export interface Followed {
  readonly following: Following;
  readonly items: readonly FeedItem[];
}

/** The next entry, with what screens are to show of it; undefined when something is missing in between. */
export function followed(known: Following, entry: Entry, quiet: boolean): Followed | undefined {
  const following = follow(known, entry);
  if (following === undefined) return undefined;
  if (following === known) return { following, items: [] };
  const happened = entry.type === 'happened' ? [entry] : entry.happened;
  const before = following.past.filter((step) => happened.includes(step.asked)).map((step) => step.before);
  const items = happened.map(({ seq, seat, at, command, events }, nth): FeedItem => {
    const asBefore = entry.type === 'rewound' && seat !== entry.by;
    return {
      seq,
      seat,
      at,
      command,
      events,
      before: before[nth] ?? known.game,
      after: before[nth + 1] ?? following.game,
      quiet: quiet || asBefore,
    };
  });
  return { following, items };
}
