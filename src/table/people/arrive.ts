import type { Seat } from '#engine';
import { type Entry, type Playing, PROTOCOL_VERSION } from '#protocol';
import type { Room } from '#room';
import { removedBy } from '../kept/barred.ts';
import type { Gallery } from '../live/gallery.ts';
import { type Guest, remember, sendFault } from '../live/guest.ts';
import { clockFor, isInGallery, type Live, today, traceOf } from '../live/live.ts';
import { tableFor, tableOf } from '../live/seen.ts';
import { tell, tellTable, tellWatchers } from '../live/tell.ts';
import { isTurnedAway } from './banning.ts';
import { expectBack, reviewPresence } from './presence.ts';

/** A person plays in one window, perhaps in a second one, perhaps on a phone. */
const SOCKETS_A_SEAT = 5;

/** A browser says hello, perhaps not for the first time: it gets the seats its tokens hold. */
export function arrive(live: Live, guest: Guest, tokens: readonly string[], since: number | null): void {
  const held = guest.seats.length;
  live.guests.delete(guest);
  live.guests.add(guest);
  const hashes = tokens.map(live.ports.hash);
  remember(guest, hashes);
  guest.seats = seatsHeldBy(live, hashes);
  if (isTurnedAway(live, guest)) return;
  for (const seat of guest.seats) letGoOldest(live, seat);
  if (since !== null && guest.seats.length > 0) lookForLoss(live, since);
  reviewPresence(live);
  welcome(live, guest, since);
  tellWhyRemoved(live, guest, hashes);
  tellPresence(live, held + guest.seats.length);
}

const tellPresence = (live: Live, seats: number): void => (seats === 0 ? tellWatchers(live) : tellTable(live));

/** A person who was removed while they were away hears of it when they come back. */
function tellWhyRemoved(live: Live, guest: Guest, hashes: readonly string[]): void {
  if (live.record.stage !== 'playing') return;
  live.record.chairs.forEach(({ removed: holder }, seat) => {
    const removed = holder !== null && hashes.includes(holder) ? removedBy(live.record, holder) : undefined;
    if (removed !== undefined) tell(live, guest, { type: 'letGo', seat, why: 'removed', removed });
  });
}

/** A seat is shown in a handful of windows at most. The window that has been open longest is told that the seat is open elsewhere. */
function letGoOldest(live: Live, seat: Seat): void {
  const holders = [...live.guests].filter(({ seats }) => seats.includes(seat));
  for (const guest of holders.slice(0, Math.max(0, holders.length - SOCKETS_A_SEAT))) {
    live.guests.delete(guest);
    sendFault(guest, 'tooMany');
    guest.line.close(1008, 'elsewhere');
  }
}

export function leave(live: Live, guest: Guest): void {
  if (!live.guests.delete(guest) || live.closed) return;
  reviewPresence(live);
  tellPresence(live, guest.seats.length);
}

/** The way to a guest is lost: the table goes on, for they come back by another. */
export function lose(live: Live, guest: Guest): void {
  if (!live.guests.delete(guest) || live.closed) return;
  expectBack(live);
  tellPresence(live, guest.seats.length);
}

/**
 * Nobody is told of what is not kept: a player who knows of more than the log holds proves that its end is lost, or lies.
 * Of a table without a game there is nothing to know.
 */
function lookForLoss(live: Live, since: number): void {
  if (live.room === null || live.lossShown) return;
  const last = live.room.playing().seq;
  if (since <= last) return;
  live.lossShown = true;
  live.ports.metrics.losses.inc();
  live.ports.logger.error(
    { table: traceOf(live), known: since, kept: last },
    'the end of a log is lost: a player knows of more than is kept. Check the disk; see OPERATIONS.md',
  );
}

/** Tokens open nothing any more when a table that was played is old enough to be put away. */
function seatsHeldBy(live: Live, hashes: readonly string[]): readonly Seat[] {
  const { record, ports } = live;
  const isExpired = today(live) > (record.endedAt ?? today(live)) + ports.settings.tokensLast;
  if (record.stage === 'over' && isExpired) return [];
  return record.chairs.flatMap(({ holder }, seat) => (holder !== null && hashes.includes(holder) ? [seat] : []));
}

/** All that a browser needs to go on from here; sent again whenever it holds other seats than before. */
export function welcome(live: Live, guest: Guest, since: number | null): void {
  const { room, gallery } = live;
  if (gallery !== null && isInGallery(live, guest)) return welcomeToGallery(live, guest, gallery);
  const missed = room === null || since === null ? null : missedSince(room, since);
  tell(live, guest, {
    type: 'welcome',
    version: PROTOCOL_VERSION,
    table: tableOf(live),
    held: guest.seats.map((seat) => ({ seat, nth: room?.heard(seat) ?? 0 })),
    clock: clockFor(live, guest),
    seal: live.seal,
    playing: missed === null ? playingFor(live) : null,
    missed: missed ?? [...(live.story?.entries ?? [])],
    said: live.said,
  });
  const inMs = room?.resuming() ?? null;
  if (inMs !== null) tell(live, guest, { type: 'resuming', inMs });
}

/** Where the whole story is told, log and charts begin at the beginning. */
const playingFor = ({ room, story }: Live): Playing | null =>
  story === null ? (room?.playing() ?? null) : { seq: 0, game: story.game };

/** DIG-7 and all else come in their turn. What was said before something that is known here is as old as that. */
function welcomeToGallery(live: Live, guest: Guest, { playing }: Gallery): void {
  const known = playing();
  tell(live, guest, {
    type: 'welcome',
    version: PROTOCOL_VERSION,
    table: tableFor(live, guest),
    held: [],
    clock: clockFor(live, guest),
    seal: live.seal,
    playing: known,
    missed: [],
    said: live.said.filter(({ after }) => after < known.seq),
  });
}

/** Null where the state is shorter, or where a claim goes back behind what was known. */
function missedSince(room: Room, since: number): readonly Entry[] | null {
  const entries = room.since(since);
  return entries?.some((entry) => entry.type === 'rewound' && entry.to < since) ? null : entries;
}
