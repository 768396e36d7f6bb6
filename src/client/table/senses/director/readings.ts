import type { Event, Seat } from '#engine';
import type { Address } from '../../../kit/address.ts';
import type { FeedItem } from '../../../net/store/session.ts';
import type { AnyCard } from '../../view/view.ts';
import { homeOf, provinceFrom } from './cues.ts';

/** A card that a deed brings before everybody's eyes. */
export interface Reading {
  readonly seat: Seat;
  readonly face: AnyCard;
  /** Where it is taken from and laid down; the first that is on the screen. */
  readonly from: readonly Address[];
  readonly to: readonly Address[];
  /** Where it is read: where it was taken from, or where it goes. */
  readonly readAt: 'from' | 'to';
  readonly isTurned: boolean;
}

/** The cards of a deed, as a seat sees them: its own were read before, so they stay where they are for that. */
export const readingsOf = ({ events }: Pick<FeedItem, 'events'>, me: Seat | null): readonly Reading[] =>
  events.flatMap((event) => readingOf(event, 'seat' in event && event.seat === me));

function readingOf(event: Event, isOwn: boolean): readonly Reading[] {
  const readAt = isOwn ? 'from' : 'to';
  switch (event.type) {
    case 'cardPlayed': {
      const { seat, card } = event;
      const home = homeOf(seat);
      const way = isOwn ? { from: OWN_CARD(card), to: OWN_PILE } : { from: home, to: home };
      return [{ seat, face: { of: 'card', card }, ...way, readAt, isTurned: !isOwn }];
    }
    case 'provinceTaken': {
      const { seat, province } = event;
      const to = isOwn ? OWN_SLOTS : homeOf(seat);
      const isTurned = event.from === 'deck';
      return [{ seat, face: { of: 'province', province }, from: provinceFrom(event), to, readAt, isTurned }];
    }
    case 'rewardTaken': {
      const { seat, reward } = event;
      const to: readonly Address[] = [{ of: 'chooser', seat }, ...homeOf(seat)];
      const from: readonly Address[] = [{ of: 'offer', reward }];
      return [{ seat, face: { of: 'reward', reward }, from, to, readAt: 'from', isTurned: false }];
    }
    default:
      return [];
  }
}

const OWN_CARD = (card: Extract<Event, { type: 'cardPlayed' }>['card']): readonly Address[] => [
  { of: 'card', card },
  { of: 'hand' },
  { of: 'brief' },
];
const OWN_PILE: readonly Address[] = [{ of: 'played' }, { of: 'hand' }, { of: 'brief' }];
const OWN_SLOTS: readonly Address[] = [{ of: 'matStock' }, { of: 'brief' }];
