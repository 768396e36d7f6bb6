import type { ClientMessage, Fault, PersonId } from '#protocol';
import { isKeptOut, keepingOut } from '../kept/barred.ts';
import { type Sitter, withChair } from '../kept/lobby.ts';
import type { ChairRecord } from '../kept/record.ts';
import type { Guest } from '../live/guest.ts';
import { keepRecord } from '../live/keep.ts';
import type { Live } from '../live/live.ts';
import { tell, tellSaid, tellTable } from '../live/tell.ts';
import { welcome } from './arrive.ts';
import { turnAway } from './banning.ts';
import { reviewPresence } from './presence.ts';
import { forbidsSeat, give, sitterOf, whenceAt } from './seats.ts';

/**
 * A person plays on for a bot in the running game. What the bot was thinking of is dropped; all that lies in front of the seat,
 * and the question it may have to answer, are the person's.
 */
export function takeOver(
  live: Live,
  guest: Guest,
  wish: Extract<ClientMessage, { type: 'takeOver' }>,
): Fault | undefined {
  const { seat } = wish;
  const chair = live.record.chairs[seat];
  const forbidden = forbidsSeat(live, guest) ?? forbidsTakingOver(live, chair);
  if (chair === undefined || forbidden !== undefined) return forbidden ?? 'notYourSeat';
  const sitter = sitterOf(live, wish);
  if (typeof sitter === 'string') return sitter;
  const ban = sitter.person === null ? null : live.ports.banOf(sitter.person);
  if (ban !== null) return void turnAway(live, guest, 'banned', ban);
  const { blocked = [] } = wish;
  if (!mayMeet(live, sitter, blocked)) return 'notHere';
  const token = live.ports.chance.token();
  give(live, guest, seat, token);
  const table = withChair(live.record, seat, taken(live, guest, chair, sitter, token));
  keepRecord(live, keepingOut(table, live.ports.hash(token), blocked));
  tell(live, guest, { type: 'seated', seat, token });
  welcome(live, guest, null);
  tellTable(live);
  tellSaid(live, { type: 'tookOver', seat, name: sitter.name, of: chair.name });
  reviewPresence(live);
  return undefined;
}

function forbidsTakingOver({ record }: Live, chair: ChairRecord | undefined): Fault | undefined {
  if (record.stage !== 'playing') return 'notReady';
  if (record.terms.rated) return 'alreadyStarted';
  return chair === undefined || chair.bot === null ? 'seatTaken' : undefined;
}

/** Neither has a person at this table blocked them nor the other way round; which of the two it was is not told. */
const mayMeet = ({ record }: Live, { person }: Sitter, blocked: readonly PersonId[]): boolean =>
  !record.chairs.some((chair) => chair.person !== null && chair.holder !== null && blocked.includes(chair.person)) &&
  (person === null || !isKeptOut(record, person, record.chairs));

const taken = (live: Live, guest: Guest, chair: ChairRecord, sitter: Sitter, token: string): ChairRecord => ({
  ...chair,
  ...sitter,
  bot: null,
  holder: live.ports.hash(token),
  removed: null,
  whence: whenceAt(live, guest),
});
