import type { ServerMessage } from '../messages.ts';
import { measure } from './clock.ts';
import { isUnanswered, type Pending } from './pending.ts';
import { type Guest, quietly, type Reaction, telling, withCount } from './state.ts';
import { take } from './take.ts';
import { beWelcomed } from './welcome.ts';

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** One message from the table, heard at the guest's own time. */
export function hear(guest: Guest, message: ServerMessage, own: number): Reaction {
  switch (message.type) {
    case 'welcome':
      return beWelcomed(guest, message, own);
    case 'happened':
    case 'rewound':
      return take(guest, message, false, own);
    case 'refused':
      return refused(guest, message);
    case 'settled':
      return settled(guest, message);
    case 'pong':
      return quietly({ ...guest, clock: measure(guest.clock, message.sent, message.clock, own) });
    case 'table':
      return quietly({ ...guest, table: message.table });
    case 'seated':
      return seated(guest, message);
    case 'resuming':
      return quietly({ ...guest, resumesAt: message.inMs === null ? null : own + message.inMs });
    case 'fault':
      return telling(guest, message.fault === 'badVersion' ? { type: 'outdated' } : message);
    case 'letGo':
    case 'said':
    case 'saidPhrase':
    case 'removed':
    case 'tookOver':
    case 'reported':
    case 'closing':
      return telling(guest, message);
    default:
      message satisfies never;
      return quietly(guest);
  }
}

function seated(guest: Guest, message: Of<'seated'>): Reaction {
  const { seat, token } = message;
  const counts = withCount(guest.counts, seat, guest.counts.get(seat) ?? 0);
  return telling({ ...guest, counts, tokens: [...guest.tokens, token] }, message);
}

const pendingOf = ({ pending }: Guest, { seat, nth }: Of<'refused' | 'settled'>): Pending | undefined =>
  pending.find((one) => one.seat === seat && one.nth === nth);

function refused(guest: Guest, message: Of<'refused'>): Reaction {
  const asked = pendingOf(guest, message);
  if (asked === undefined) return quietly(guest);
  const pending = guest.pending.filter((one) => one !== asked);
  return telling({ ...guest, pending }, { type: 'answered', asked, refused: message.refused });
}

/** What came of it is shown once it is known here. */
function settled(guest: Guest, message: Of<'settled'>): Reaction {
  const asked = pendingOf(guest, message);
  if (asked === undefined) return quietly(guest);
  const { seq } = message;
  const isKnown = (guest.following?.seq ?? 0) >= seq;
  const pending = guest.pending.flatMap((one) => (one !== asked ? [one] : isKnown ? [] : [{ ...one, settled: seq }]));
  const after = { ...guest, pending };
  return isUnanswered(asked) ? telling(after, { type: 'answered', asked, refused: null }) : quietly(after);
}
