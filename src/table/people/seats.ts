import type { Seat } from '#engine';
import { CHAIRS_OF_GUEST, type ClientMessage, type Fault, type ServerMessage } from '#protocol';
import { allow, bar, isBarred, isKeptOut, keepingOut, stillKeepingOut } from '../kept/barred.ts';
import { freeSeat, isFault, type Sitter, sit, unseat, withChair, withProgram } from '../kept/lobby.ts';
import { type Guest, remember } from '../live/guest.ts';
import { keepRecord } from '../live/keep.ts';
import { hostNow, type Live } from '../live/live.ts';
import { tell, tellTable } from '../live/tell.ts';
import { welcome } from './arrive.ts';
import { turnAway } from './banning.ts';
import { reviewPresence } from './presence.ts';

type Of<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
/** What a person is told who loses a seat. */
type Parted = Omit<Extract<ServerMessage, { type: 'letGo' }>, 'type' | 'seat'>;

/** So many people may come to a public table from one range of addresses, other than the host's. */
const FROM_ONE_RANGE = 2;

export const isHost = (live: Live, guest: Guest): boolean => {
  const host = hostNow(live);
  return host !== null && guest.seats.includes(host);
};

export const whenceAt = (live: Live, guest: Guest): string | null => live.ports.whence(guest.address, live.record.code);

export function takeSeat(live: Live, guest: Guest, wish: Of<'sit'>): Fault | undefined {
  const { program = false } = wish;
  if (program && live.record.terms.rated) return 'peopleOnly';
  const forbidden = isHost(live, guest) ? undefined : forbidsSeat(live, guest);
  if (forbidden !== undefined) return forbidden;
  const sitter = sitterOf(live, wish);
  if (typeof sitter === 'string') return sitter;
  const ban = sitter.person === null ? null : live.ports.banOf(sitter.person);
  if (ban !== null) {
    turnAway(live, guest, 'banned', ban);
    return undefined;
  }
  const host = live.record.chairs[hostNow(live) ?? -1];
  if (sitter.person !== null && isKeptOut(live.record, sitter.person, [host])) return 'notHere';
  const token = live.ports.chance.token();
  const seat = freeSeat(live.record) ?? 0;
  const arranged = sit(live.record, sitter, live.ports.hash(token), whenceAt(live, guest));
  if (isFault(arranged)) return arranged;
  give(live, guest, seat, token);
  keepRecord(live, program ? withProgram(arranged, seat) : arranged);
  tell(live, guest, { type: 'seated', seat, token });
  tellTable(live);
  reviewPresence(live);
  return undefined;
}

/** Who wants to sit down: a person with a proven name, or a guest under a name that nobody has proven. */
export function sitterOf({ ports, record }: Live, { name, pass }: Of<'sit' | 'takeOver'>): Sitter | Fault {
  const person = pass === undefined ? null : ports.personOf(pass);
  const sitsHere = record.chairs.some((chair) => person !== null && chair.person === person.id);
  // A second seat at the same screen is a guest's.
  if (person !== null && !sitsHere) return { name: person.name, person: person.id };
  if (ports.ownerOf(name) !== null) return 'nameTaken';
  return record.terms.rated ? 'needsName' : { name, person: null };
}

export function give(live: Live, guest: Guest, seat: Seat, token: string): void {
  guest.seats = [...guest.seats.filter((held) => held !== seat), seat].toSorted((one, other) => one - other);
  remember(guest, [live.ports.hash(token)]);
}

/** A guest shares a screen with few, and at a public table with nobody. */
export function forbidsSeat(live: Live, guest: Guest): Fault | undefined {
  const { record } = live;
  const whence = whenceAt(live, guest);
  if (isBarred(record, guest.hashes, whence)) return 'barred';
  if (record.host === null && record.stage === 'lobby') return undefined;
  if (guest.seats.length >= CHAIRS_OF_GUEST[record.terms.public ? 'public' : 'private']) return 'enoughChairs';
  const isOwnHouse = whence === null || whence === record.chairs[record.host ?? -1]?.whence;
  if (!record.terms.public || isOwnHouse) return undefined;
  const beside = record.chairs.filter((chair) => chair.whence === whence).length;
  return beside < FROM_ONE_RANGE ? undefined : 'enoughChairs';
}

/** Oneself, or anybody if one is host: they are asked to leave, and stay away until the host allows them back. */
export function leaveSeat(live: Live, guest: Guest, { seat }: Of<'unseat'>): Fault | undefined {
  const isOwn = guest.seats.includes(seat);
  if (!isOwn && !isHost(live, guest)) return 'notYourSeat';
  const chair = live.record.chairs[seat];
  const arranged = unseat(live.record, seat);
  if (isFault(arranged)) return arranged;
  const isAsked = !isOwn && chair !== undefined && chair.holder !== null && seat !== live.record.host;
  live.coached.delete(seat);
  keepRecord(live, isAsked ? bar(arranged, chair) : arranged);
  letGo(live, seat, isOwn ? null : { why: 'unseated' });
  tellTable(live);
  reviewPresence(live);
  return undefined;
}

/** Nobody holds the seat any more, but for one at most; they are told why, if they did not ask for it. */
export function letGo(live: Live, seat: Seat, parted: Parted | null, but?: Guest): void {
  const losers = [...live.guests].filter((one) => one !== but && one.seats.includes(seat));
  for (const one of losers) {
    one.seats = one.seats.filter((held) => held !== seat);
    if (parted !== null) tell(live, one, { type: 'letGo', seat, ...parted });
    welcome(live, one, null);
  }
}

/** A player's wish for this table: it takes the place of their last one. A lobby goes by the host's, a bot's seat by everyone's. */
export function keepOut(live: Live, guest: Guest, { people }: Of<'keepOut'>): Fault | undefined {
  const holder = live.record.chairs[guest.seats[0] ?? -1]?.holder ?? null;
  if (holder === null) return 'notYourSeat';
  keepRecord(live, keepingOut(live.record, holder, people));
  return undefined;
}

export function allowBack(live: Live, guest: Guest, { name }: Of<'allow'>): Fault | undefined {
  if (!isHost(live, guest)) return 'notHost';
  const arranged = allow(live.record, name);
  if (isFault(arranged)) return arranged;
  keepRecord(live, arranged);
  tellTable(live);
  return undefined;
}

/** A new token for a seat one holds: the old one opens nothing, and other devices are let go. */
export function renew(live: Live, guest: Guest, { seat }: Of<'renew'>): Fault | undefined {
  const chair = live.record.chairs[seat];
  if (chair === undefined || !guest.seats.includes(seat)) return 'notYourSeat';
  const token = live.ports.chance.token();
  const holder = live.ports.hash(token);
  give(live, guest, seat, token);
  keepRecord(live, stillKeepingOut(withChair(live.record, seat, { ...chair, holder }), chair.holder, holder));
  tell(live, guest, { type: 'seated', seat, token });
  letGo(live, seat, { why: 'renewed' }, guest);
  tellTable(live);
  return undefined;
}
