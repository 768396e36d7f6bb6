import type { Event, Millis, Seat } from '#engine';
import type { FeedItem } from '../../../net/store/session.ts';
import { cuesOf, movedBy } from './cues.ts';
import { appoint, type Free } from './schedule.ts';

export interface Directed {
  readonly free: Free;
  /** How long pieces stay where they were, by their addresses; those that are not named go at once. */
  readonly delays: ReadonlyMap<string, Millis>;
  readonly shown: readonly { readonly item: FeedItem; readonly delay: Millis }[];
}

const isSeen = ({ type }: Event): boolean => type === 'gained' || type === 'paid' || type === 'cardPlayed';

/** Who may wait: what this person did is shown when it is done. */
export function direct(free: Free, items: readonly FeedItem[], me: Seat | null, now: Millis): Directed {
  const delays = new Map<string, Millis>();
  const shown: { item: FeedItem; delay: Millis }[] = [];
  let next = free;
  for (const item of items) {
    const moved = movedBy(item);
    if (moved.length === 0 && cuesOf(item).length === 0 && !item.events.some(isSeen)) continue;
    const { at, free: after } = appoint(next, now, item.seat === me);
    next = after;
    shown.push({ item, delay: at - now });
    for (const piece of moved) delays.set(piece, at - now);
  }
  return { free: next, delays, shown };
}
