import { rankOf, type Seat } from '#engine';
import type { FeedItem } from '../../net/store/session.ts';

const MOMENTS = ['start', 'conquest', 'privilege'] as const;
type Moment = (typeof MOMENTS)[number];

/** What a seat makes heard: a line of its character, or nothing but a sign. */
export interface Heard {
  readonly seat: Seat;
  readonly says: Moment | 'wonders' | 'grumbles';
}

/** Who says something about what has just happened, the first to speak first. */
export function heardIn({ before, after, events }: FeedItem): readonly Heard[] {
  const all = [...after.players.keys()];
  return events.flatMap((event): readonly Heard[] => {
    switch (event.type) {
      case 'roundBegan':
        return event.round === 1 ? all.map((seat) => ({ seat, says: 'start' })) : [];
      case 'provinceTaken':
        return [{ seat: event.seat, says: 'conquest' }, ...others(all, event.seat)];
      case 'legendaryGained':
        return others(all, event.seat);
      case 'councilBegan':
        return fallen(all, (seat) => rankOf(after, seat) - rankOf(before, seat));
      default:
        return [];
    }
  });
}

const others = (all: readonly Seat[], but: Seat): readonly Heard[] =>
  all.filter((seat) => seat !== but).map((seat) => ({ seat, says: 'wonders' }));

/** The one who fell most speaks; others who fell grumble. */
function fallen(all: readonly Seat[], by: (seat: Seat) => number): readonly Heard[] {
  const down = all.filter((seat) => by(seat) > 0).toSorted((one, other) => by(other) - by(one));
  return down.map((seat, nth) => ({ seat, says: nth === 0 ? 'privilege' : 'grumbles' }));
}

export const isLine = (says: Heard['says']): says is Moment => MOMENTS.some((moment) => moment === says);
