import type { Ban, Fault } from '#protocol';
import { type Guest, sendFault } from '../live/guest.ts';
import type { Live } from '../live/live.ts';
import { reviewPresence } from './presence.ts';

/** They are told why and until when, and their socket closes for good. */
export function turnAway(live: Live, guest: Guest, fault: Fault, ban: Ban): void {
  sendFault(guest, fault, ban);
  guest.line.close(1008, fault);
  if (live.guests.delete(guest)) reviewPresence(live);
}

/** Closes this table to a guest who may not be here, or to all. True if the guest had to go. */
export function isTurnedAway(live: Live, guest: Guest): boolean {
  const { banOf, shutAt } = live.ports;
  const shut = shutAt(live.record.code);
  const ban = guest.seats.map((seat) => live.record.chairs[seat]?.person ?? null).map((one) => one && banOf(one));
  const own = ban.find((one) => one !== null);
  if (shut !== null) turnAway(live, guest, 'shut', shut);
  else if (own) turnAway(live, guest, 'banned', own);
  return shut !== null || Boolean(own);
}

/** The operator has decided something: it holds for those who are here, too. */
export function enforceBans(live: Live): void {
  for (const guest of [...live.guests]) isTurnedAway(live, guest);
}
