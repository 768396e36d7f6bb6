import type { Seat } from '#engine';
import type { ClientMessage, Fault, Removed } from '#protocol';
import { bar } from '../kept/barred.ts';
import { isPerson, withChair, withHost } from '../kept/lobby.ts';
import type { ChairRecord } from '../kept/record.ts';
import type { Guest } from '../live/guest.ts';
import { keepRecord } from '../live/keep.ts';
import type { Live } from '../live/live.ts';
import { tellSaid, tellTable } from '../live/tell.ts';
import { reasonOf, votesNeeded } from '../live/votes.ts';
import { driveBots, STAND_IN_LEVEL } from './drive.ts';
import { reviewPresence } from './presence.ts';
import { isHost, letGo } from './seats.ts';

/**
 * A player wants a person out of the running game, or no longer. The host's word is enough, but not where ratings hang
 * on it; else the greater part of the others has to want it.
 */
export function remove(
  live: Live,
  guest: Guest,
  message: Extract<ClientMessage, { type: 'remove' }>,
): Fault | undefined {
  const { seat, vote, reason = null } = message;
  const chair = live.record.chairs[seat];
  if (live.record.stage !== 'playing') return 'notReady';
  if (guest.seats.length === 0 || guest.seats.includes(seat) || !isPerson(chair)) return 'notYourSeat';
  if (vote && isHost(live, guest) && !live.record.terms.rated) return removeFor(live, seat, { by: 'host', reason });
  const votes = live.votes.get(seat) ?? new Map();
  for (const voter of guest.seats) vote ? votes.set(voter, reason) : votes.delete(voter);
  live.votes.set(seat, votes);
  if (votes.size >= votesNeeded(live, seat)) return removeFor(live, seat, { by: 'vote', reason: reasonOf(votes) });
  tellTable(live);
  return undefined;
}

/** For good: a bot plays on under that name, and the old token opens the seat no more. */
function removeFor(live: Live, seat: Seat, removed: Removed): undefined {
  const chair = live.record.chairs[seat] as ChairRecord;
  const emptied = { ...chair, bot: STAND_IN_LEVEL, holder: null, removed: chair.holder };
  live.votes.delete(seat);
  for (const votes of live.votes.values()) votes.delete(seat);
  live.standIns.delete(seat);
  live.idle.delete(seat);
  live.coached.delete(seat);
  keepRecord(live, bar(withHost(withChair(live.record, seat, emptied)), chair, removed));
  letGo(live, seat, { why: 'removed', removed });
  tellSaid(live, { type: 'removed', seat, ...removed });
  tellTable(live);
  reviewPresence(live);
  driveBots(live);
}
