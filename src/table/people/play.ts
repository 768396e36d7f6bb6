import type { Fault } from '#protocol';
import { openRoom, type Room, type TakenUp } from '#room';
import { type Ended, type GameLog, openingOf, openingText, resultsOf, type SealedOpening } from '../kept/game.ts';
import { begin, isFault } from '../kept/lobby.ts';
import type { TableRecord } from '../kept/record.ts';
import { append, keepRecord, roomPorts, write } from '../live/keep.ts';
import { hostNow, type Live, note, openLive, today } from '../live/live.ts';
import type { Ports } from '../live/ports.ts';
import { tellTable } from '../live/tell.ts';
import { seatGallery } from '../live/watching.ts';
import { welcome } from './arrive.ts';
import { driveBots } from './drive.ts';
import { watchHolders } from './holding.ts';
import { expectBack, reviewPresence, watchPause } from './presence.ts';

/** A table as it is kept; its people are still to come, and its game, if it has begun, is taken up. */
export const openTable = (ports: Ports, record: TableRecord): Live => openLive(ports, record, changed);

/** Empty chairs are put away, so seats may count anew: everybody is welcomed again. */
export function start(live: Live): Fault | undefined {
  const before = live.record.chairs;
  const arranged = begin(live.record, hostNow(live));
  if (isFault(arranged)) return arranged;
  const colours = arranged.chairs.map(({ colour }) => colour);
  const places = new Map(before.map(({ colour }, old) => [old, colours.indexOf(colour)]));
  for (const [old, seat] of places) if (seat < 0) places.delete(old);
  for (const guest of live.guests) guest.seats = guest.seats.flatMap((seat) => places.get(seat) ?? []);
  const coached = [...live.coached].flatMap((seat) => places.get(seat) ?? []);
  live.coached.clear();
  for (const seat of coached) live.coached.add(seat);
  live.said = live.said.flatMap((line) => {
    const seat = places.get(line.seat);
    return seat === undefined ? [] : [{ ...line, seat }];
  });
  live.deputy = null;
  if (live.begun === null) play(live, arranged, openingOf(arranged, live.ports.chance.seed()));
  else playOn(live, arranged, live.begun);
  return undefined;
}

/** A game begins; its opening is the first entry of the log. */
function play(live: Live, arranged: TableRecord, opening: SealedOpening): void {
  append(live, openingText(opening));
  keepRecord(live, arranged);
  layOut(live, opening);
  live.room = openRoom(opening, roomPorts(live));
  seatGallery(live, live.room);
  sitDown(live);
}

/** Everybody is shown to their seat. */
function sitDown(live: Live): void {
  for (const guest of live.guests) welcome(live, guest, null);
  reviewPresence(live);
  driveBots(live);
}

/** In a lobby: its game will begin where another one stood. */
export function expectGame(live: Live, log: GameLog): void {
  live.begun = log;
  live.known = log.entries.length + 1;
}

/** Another game goes on from its pause, with a count, once everybody is there. */
function playOn(live: Live, arranged: TableRecord, log: GameLog): void {
  live.begun = null;
  keepRecord(live, arranged);
  takeUp(live, log);
  sitDown(live);
}

function layOut(live: Live, { game, sealed }: SealedOpening): void {
  live.seal = sealed?.seal ?? null;
  if (live.ports.settings.wholeStory) live.story = { game, entries: [] };
}

/** A game is there again as its log tells it: paused, or going on at once; perhaps at a later game time. */
export function takeUp(live: Live, { opening, entries }: GameLog, from?: TakenUp): void {
  live.known = entries.length + 1;
  layOut(live, opening);
  for (const entry of entries) note(live, entry);
  live.room = openRoom(opening, roomPorts(live), entries, from);
  seatGallery(live, live.room, { opening, entries });
  endIfOver(live);
}

/** Its people were here a moment ago. If nobody comes, it pauses as any table that is left. */
export function goOnSoon(live: Live): void {
  expectBack(live);
  driveBots(live);
}

/** The person is looking elsewhere: the table waits until it is told to go on. */
export function hold(live: Live): void {
  live.room?.pause();
  live.held = true;
}

/** Something happened in a game. */
function changed(live: Live): void {
  endIfOver(live);
  watchPause(live);
  watchHolders(live);
  driveBots(live);
}

const endOf = (live: Live, room: Room): Ended => ({
  endedAt: today(live),
  at: room.clock().at,
  standIns: live.standIns,
  firstRewards: live.firstRewards,
});

function endIfOver(live: Live): void {
  const { room, record, ports } = live;
  if (room === null || record.stage !== 'playing' || room.look().phase !== 'over') return;
  write(live, ports.store.keepResults(resultsOf(record, room.look(), endOf(live, room))));
  keepRecord(live, { ...record, stage: 'over', endedAt: today(live) });
  tellTable(live);
  ports.metrics.results.inc();
}
