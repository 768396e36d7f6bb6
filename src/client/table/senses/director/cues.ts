import type { Command, Event, Seat } from '#engine';
import { type Address, addressText } from '../../../kit/address.ts';
import type { FeedItem } from '../../../net/store/session.ts';

/** Something that others did and the eye should follow. */
export interface Cue {
  /** What travels, or where it lay; the first that was on the screen. */
  readonly from: readonly Address[];
  /** Where it is seen afterwards; the first that is on the screen. */
  readonly to: readonly Address[];
}

/** More of one deed would only be noise. */
const AT_MOST = 2;

/** What also happens by itself is followed only where it was asked for. */
const ASKED_BY: Partial<Record<Event['type'], Command['type']>> = { timerFlipped: 'flip', provincesDealt: 'refresh' };

/** What of a deed is to be followed, most important first. */
export const cuesOf = ({ seat, command, events }: Pick<FeedItem, 'seat' | 'command' | 'events'>): readonly Cue[] =>
  events
    .filter(({ type }) => (ASKED_BY[type] ?? command.type) === command.type)
    .flatMap((event) => cueOf(event, seat))
    .slice(0, AT_MOST);

/** Where a player is seen, the first that is on the screen: a phone shows no more of the others than the tab that leads to them. */
export const homeOf = (seat: Seat): readonly Address[] => [
  { of: 'rival', seat },
  { of: 'privilege', seat },
  { of: 'tab', name: 'rivals' },
];

/** Where a province lay: face up, offered to this person, or on top of the deck. */
export const provinceFrom = ({ province, from }: Extract<Event, { type: 'provinceTaken' }>): readonly Address[] => {
  const card = from === 'deck' ? 'deck' : province;
  return [{ of: 'faceUp', province: card }, { of: 'conquer', province: card }, { of: 'provinces' }];
};

function cueOf(event: Event, seat: Seat): readonly Cue[] {
  const home = homeOf(seat);
  switch (event.type) {
    case 'workerMoved':
      return [{ from: [piece(event), ...home], to: event.to === 'mat' ? home : [{ of: 'frame', index: event.to }] }];
    case 'workerActed':
      return [{ from: [piece(event), ...home], to: [{ of: 'box', index: event.action }] }];
    case 'workerRetrieved':
      return [{ from: [piece(event), ...home], to: home }];
    case 'timerFlipped':
      return [{ from: home, to: timerPlaces(event.area) }];
    case 'provinceTaken':
      return [{ from: provinceFrom(event), to: home }];
    case 'provincesDealt':
      return [{ from: home, to: [{ of: 'provinces' }] }];
    case 'cardPlayed':
      return [{ from: [], to: home }];
    case 'rewardTaken':
      return [{ from: [{ of: 'offer', reward: event.reward }], to: [{ of: 'chooser', seat }, ...home] }];
    case 'achievementClaimed':
      return [{ from: home, to: [{ of: 'achievementGain' }] }];
    default:
      return [];
  }
}

const piece = ({ seat, worker }: { readonly seat: Seat; readonly worker: number }): Address => ({
  of: 'worker',
  seat,
  index: worker,
});

const timerPlaces = (area: Extract<Event, { type: 'timerFlipped' }>['area']): readonly Address[] => [
  { of: 'timer', area },
  { of: 'stripTimer', area },
];

/** The pieces of the table that a deed sets in motion, as their addresses are written. */
export const movedBy = ({ events }: Pick<FeedItem, 'events'>): readonly string[] =>
  events.flatMap((event) => {
    if ('worker' in event) return [addressText(piece(event))];
    if (event.type === 'timerFlipped') return [addressText({ of: 'glass', area: event.area })];
    return event.type === 'provinceTucked' ? [addressText({ of: 'province', province: event.province })] : [];
  });
