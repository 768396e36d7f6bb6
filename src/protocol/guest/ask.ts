import { type ClientMessage, LIMITS, PROTOCOL_VERSION } from '../messages.ts';
import { askFor, type Pending, type Wish } from './pending.ts';
import { type Guest, type Reaction, withCount } from './state.ts';

/** The first words on every new line. What was not acknowledged goes out again after the welcome. */
export function hello(guest: Guest): Reaction {
  const after = { ...guest, isWelcome: false, asksForMissing: false, newest: 0 };
  return { guest: after, say: [greeting(guest)], told: [] };
}

export const greeting = ({ tokens, following }: Guest): Extract<ClientMessage, { type: 'hello' }> => ({
  type: 'hello',
  version: PROTOCOL_VERSION,
  tokens: tokens.slice(-LIMITS.seats),
  since: following?.seq ?? null,
});

/** Asks with the seat's next number and remembers it until the table has answered. */
export function ask(guest: Guest, wish: Wish): Reaction {
  const nth = (guest.counts.get(wish.seat) ?? 0) + 1;
  const asked = { ...wish, nth, settled: null };
  const counts = withCount(guest.counts, wish.seat, nth);
  return { guest: { ...guest, counts, pending: [...guest.pending, asked] }, say: [askFor(asked)], told: [] };
}

/** Everything that waits for an answer, to be sent again on a line that loses things; its number makes that harmless. */
export const askAgain = ({ pending }: Guest): readonly ClientMessage[] => pending.map(askFor);

/**
 * PAU-1: what the table has not heard yet waits while it is paused. Asked at once it would be refused for a pause that is over
 * when the person reads of it.
 */
export const askWhatMay = (guest: Guest): readonly ClientMessage[] =>
  guest.pending.filter((asked) => asked.settled !== null || !isHeldBack(guest, asked)).map(askFor);

const isHeldBack = ({ following }: Guest, { command }: Pending): boolean =>
  following?.game.paused === true && command.type !== 'pause' && command.type !== 'resume';

/** Asks for what happened after the last `seq` known, or for the whole state. */
export function catchUp(guest: Guest, since = guest.following?.seq ?? null): Reaction {
  return { guest: { ...guest, asksForMissing: true }, say: [{ type: 'catchUp', since }], told: [] };
}
