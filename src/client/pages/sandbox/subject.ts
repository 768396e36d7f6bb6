import { AREAS, type Area, SLOTS } from '#content';
import type { Game, Seat } from '#engine';
import { around } from '../../kit/address.ts';
import { type Asked, askedAt } from '../../kit/topic.ts';

const MAT_SUBJECTS = ['goods', 'crew', 'cards', 'slots'] as const;
type MatSubject = (typeof MAT_SUBJECTS)[number];
const TABLE_SUBJECTS = ['moment', 'players', 'privilege', 'achievement', 'rewards', 'display'] as const;
type TableSubject = (typeof TABLE_SUBJECTS)[number];

/** What a sheet is about. */
export type Subject =
  | { readonly of: TableSubject }
  | { readonly of: MatSubject; readonly seat: Seat }
  | { readonly of: 'timer'; readonly area: Area };

export const allSubjects = ({ players }: Game): readonly Subject[] => [
  ...TABLE_SUBJECTS.slice(0, 2).map((of) => ({ of })),
  ...AREAS.map((area) => ({ of: 'timer', area }) as const),
  ...TABLE_SUBJECTS.slice(2).map((of) => ({ of })),
  ...[...players.keys()].flatMap((seat) => MAT_SUBJECTS.map((of) => ({ of, seat }))),
];

export interface Touched {
  readonly subject: Subject;
  readonly element: Element;
}

/** What a touch on the table wants to change; null for workers and places, which the table moves itself, and for all around. */
export function touchedAt(target: EventTarget | null, game: Game, front: Seat): Touched | null {
  if (!(target instanceof Element) || around(target, { of: 'popover' }, { of: 'sandbox' }) !== null) return null;
  const asked = askedAt(target);
  const subject = asked === null ? null : subjectOf(asked, game, front);
  return asked === null || subject === null ? null : { subject, element: asked.element };
}

function subjectOf({ topic, element }: Asked, game: Game, front: Seat): Subject | null {
  switch (topic.of) {
    case 'timer':
      return { of: 'timer', area: topic.area };
    case 'markers':
      return { of: 'timer', area: 'purple' };
    case 'card':
      return {
        of: 'cards',
        seat: ownerOf(game, (player) => [...player.hand, ...player.discard].includes(topic.card)) ?? front,
      };
    case 'reward':
      return { of: 'rewards' };
    case 'deck':
      return { of: 'display' };
    case 'province': {
      const seat = ownerOf(game, ({ slots }) => SLOTS.some((slot) => slots[slot].includes(topic.province)));
      return seat === undefined ? { of: 'display' } : { of: 'slots', seat };
    }
    case 'slot':
      return { of: 'slots', seat: topic.seat };
    case 'achievement':
      return { of: 'achievement' };
    case 'privilege':
      return { of: 'privilege' };
    case 'track':
    case 'good':
      return { of: 'goods', seat: topic.seat };
    case 'icon':
      return around(element, { of: 'mat' }) === null ? null : { of: 'goods', seat: front };
    default:
      return null;
  }
}

function ownerOf({ players }: Game, owns: (player: Game['players'][number]) => boolean): Seat | undefined {
  const seat = players.findIndex(owns);
  return seat < 0 ? undefined : seat;
}
