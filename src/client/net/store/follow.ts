import { type Entry, type Following, follow } from '#protocol';
import type { FeedItem } from './session.ts';

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
