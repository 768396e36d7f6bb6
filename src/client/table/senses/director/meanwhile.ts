import type { Event, Seat } from '#engine';
import type { FeedItem } from '../../../net/store/session.ts';
import type { Missed, MissedDeed } from '../../view/view.ts';

/** What is worth telling of a player afterwards, most important first. */
const DEEDS = [
  'achievementClaimed',
  'provinceTaken',
  'legendaryGained',
  'timerFlipped',
  'workerActed',
  'workerMoved',
  'cardPlayed',
] as const satisfies readonly (Event['type'] & MissedDeed)[];

type Gist = Missed['gists'][number];

/** What each of the others did, by kind and number; nothing of those who did nothing. */
export function gistOf(items: readonly FeedItem[], me: Seat | null): readonly Gist[] {
  const seats = [...new Set(items.map(({ seat }) => seat))].filter((seat) => seat >= 0 && seat !== me);
  return seats
    .toSorted((one, other) => one - other)
    .map((seat) => ({ seat, deeds: deedsOf(items.filter((item) => item.seat === seat)) }))
    .filter(({ deeds }) => deeds.length > 0);
}

function deedsOf(items: readonly FeedItem[]): Gist['deeds'] {
  const events = items.flatMap((item) => item.events.map(({ type }) => type));
  return DEEDS.flatMap((deed) => {
    const count = events.filter((type) => type === deed).length;
    return count === 0 ? [] : [{ deed, count }];
  });
}

/** An absence shorter than this is none. */
const LEAST: Readonly<Record<Missed['why'], number>> = { away: 5000, stuck: 10_000 };

/** Since when this person could not follow or do anything. */
export interface Absence {
  readonly why: Missed['why'];
  readonly since: number;
  /** The last thing that was seen. */
  readonly seq: number;
}

/** What to tell when an absence ends: nothing if it was short or nothing happened. */
export function missedIn(
  { why, since, seq }: Absence,
  feed: readonly FeedItem[],
  me: Seat | null,
  now: number,
): readonly Gist[] {
  if (now - since < LEAST[why]) return [];
  return gistOf(
    feed.filter((item) => item.seq > seq),
    me,
  );
}
