import { type Millis, NOBODY, type Seat } from '#engine';
import type { Entry, ServerMessage, Table } from '#protocol';
import type { Doors, Room } from '#room';
import { traceOf } from '../../machine/tokens.ts';
import { barredAt } from '../kept/barred.ts';
import type { TableRecord } from '../kept/record.ts';
import { fromOutside, isRevealed } from '../kept/reveal.ts';
import { frameOf } from './frame.ts';
import { type Gallery, openGallery, type Past, parted } from './gallery.ts';
import { type Guest, isKeptFor, sendFault, sendFrame, showOut } from './guest.ts';
import { emptyOutbox, type Outbox, post, written } from './outbox.ts';
import { openPaces, type Paces } from './pace.ts';
import { mayPause, notePause, type Pauses } from './pauses.ts';
import type { Services } from './services.ts';
import { removalsAt, type Votes } from './votes.ts';

/** To one guest, to whoever holds a seat, or to all. */
type Post = {
  readonly to: Guest | Seat | 'all';
  readonly frame: Buffer;
  readonly welcomes: boolean;
  /** What happened, if that is what it tells. */
  readonly entry: Entry | null;
  readonly since: number;
};

/** A table somebody is at. */
export interface Live {
  readonly services: Services;
  record: TableRecord;
  room: Room | null;
  /** Over the decks of the game; null before it begins, and for games of long ago. */
  seal: string | null;
  /** Null while those who only watch see everything at once. */
  gallery: Gallery | null;
  /** Entries handed to the log, the opening included. */
  known: number;
  readonly guests: Set<Guest>;
  readonly outbox: Outbox<Post>;
  /** Seats whose people are away and played by a bot. */
  readonly standIns: Set<Seat>;
  /** Who acts for a host that is away; null while the host is here. */
  deputy: Seat | null;
  readonly votes: Votes;
  /** Seats that say of themselves that the coach advises them; whoever comes back says so again. */
  readonly coached: Set<Seat>;
  /** Bots' seats that are being thought about. */
  readonly thinking: Set<Seat>;
  /** Game time of each seat's last deed, and under `NOBODY` of anybody's. */
  readonly deeds: Map<Seat, Millis>;
  /** How much each seat may still do and say. */
  readonly paces: Paces;
  readonly timers: Map<string, NodeJS.Timeout>;
  readonly pauses: Pauses;
  /** The table itself paused, and goes on by itself when everybody is back. */
  pausedByTable: boolean;
  closed: boolean;
  /** A player has shown that the end of the log is lost. */
  lossShown: boolean;
  /** The code of the table where they play again, while it is being made. */
  again: Promise<string> | null;
  /** When the message that is being answered came in. */
  heardAt: number;
  /** Called after anything happened in the game. */
  readonly changed: (live: Live) => void;
}

export const now = (): number => performance.now();

export function openLive(services: Services, record: TableRecord, changed: (live: Live) => void): Live {
  return {
    services,
    record,
    room: null,
    seal: null,
    gallery: null,
    known: 0,
    guests: new Set(),
    outbox: emptyOutbox(),
    standIns: new Set(),
    deputy: null,
    votes: new Map(),
    coached: new Set(),
    thinking: new Set(),
    deeds: new Map(),
    paces: openPaces(services.config.messagesPerSecond),
    timers: new Map(),
    pauses: new Map(),
    pausedByTable: false,
    closed: false,
    lossShown: false,
    again: null,
    heardAt: 0,
    changed,
  };
}

export const isConnected = (live: Live, seat: Seat): boolean => {
  for (const guest of live.guests) if (guest.seats.includes(seat)) return true;
  return false;
};

/** The host, or who acts for them. */
export const hostNow = ({ record, deputy }: Live): Seat | null => deputy ?? record.host;

/** What everybody may see. */
export function tableOf(live: Live): Table {
  const { code, stage, terms, rematch, chairs } = live.record;
  let spectators = 0;
  for (const guest of live.guests) if (guest.seats.length === 0) spectators += 1;
  return {
    code,
    stage,
    host: hostNow(live),
    chairs: chairs.map(({ holder, removed, whence, ...chair }, seat) => ({
      ...chair,
      connected: chair.bot !== null || (holder !== null && isConnected(live, seat)),
      standIn: live.standIns.has(seat),
      coached: live.coached.has(seat) && !terms.public,
    })),
    terms,
    spectators,
    rematch,
    removals: removalsAt(live),
    barred: [...new Set(barredAt(live.record).map(({ name }) => name))],
  };
}

/** Leaves when everything kept so far is durable. */
export function tell(live: Live, to: Post['to'], message: ServerMessage): void {
  tellText(live, to, JSON.stringify(message), message.type === 'welcome');
}

function tellText(live: Live, to: Post['to'], text: string, welcomes = false, entry: Entry | null = null): void {
  if (live.guests.size === 0 && live.gallery === null) return;
  const frame = frameOf(text);
  if (typeof to === 'object' && !isKeptFor(to, frame)) return;
  post(live.outbox, { to, frame, welcomes, entry, since: live.heardAt }, (one) => deliver(live, one));
}

function deliver(live: Live, { to, frame, welcomes, entry, since }: Post): void {
  if (typeof to === 'object') {
    to.kept -= frame.length;
    if (welcomes) to.welcomed = true;
    return sendFrame(to, frame);
  }
  for (const guest of live.guests) {
    if (isInGallery(live, guest)) continue;
    if (guest.welcomed && (to === 'all' || guest.seats.includes(to))) sendFrame(guest, frame);
  }
  if (to === 'all') live.gallery?.hear(frame, entry);
  if (to === 'all' && since > 0) live.services.metrics.latency.observe((now() - since) / 1000);
}

/** Somebody who only watches, where that means later. */
export const isInGallery = ({ gallery }: Live, { seats }: Guest): boolean => gallery !== null && seats.length === 0;

/** What somebody may see of the table: in the gallery nobody knows yet how it ends. */
export function tableFor(live: Live, guest: Guest): Table {
  const table = tableOf(live);
  if (guest.seats.length > 0) return table;
  if (!live.gallery?.isBehind() || table.stage !== 'over') return fromOutside(table, live.record);
  return { ...table, stage: 'playing', rematch: null };
}

/** A game begins, or is there again: those who only watch follow it as late as the host wished. */
export function seatGallery(live: Live, room: Room, past?: Past): void {
  const { spectatorDelay: delay } = live.record.terms;
  if (delay === 0 || isRevealed(live.record)) return;
  const { shown, late } = past === undefined ? { shown: room.playing(), late: [] } : parted(past, delay);
  live.gallery = openGallery(
    {
      delay,
      now,
      later: (wait, act) => setTimer(live, 'gallery', wait, act),
      send: (frame) => {
        for (const guest of live.guests) if (guest.welcomed && isInGallery(live, guest)) sendFrame(guest, frame);
      },
      clock: room.clock,
    },
    shown,
  );
  for (const entry of late) live.gallery.hear(frameOf(JSON.stringify(entry)), entry);
  if (late.length > 0) live.gallery.hear(frameOf(JSON.stringify({ type: 'table', table: tableOf(live) })), null);
}

export const tellTable = (live: Live): void => tell(live, 'all', { type: 'table', table: tableOf(live) });

/** Something is being written: what is told from here on waits for it. */
export function write(live: Live, work: Promise<unknown>): Promise<void> {
  live.outbox.asked += 1;
  return work.then(
    () => written(live.outbox, (one) => deliver(live, one)),
    (error: unknown) => closeLive(live, error),
  );
}

/** The table as it is now, kept before anybody hears of it. */
export function keepRecord(live: Live, record: TableRecord): void {
  if (live.closed) return;
  live.record = { ...record, touchedAt: Date.now() };
  write(live, live.services.store.save(live.record));
  live.services.list(live.record);
}

/** A visit is kept no more often than this: a table is put away after days. */
const VISITS_EVERY = 3_600_000;

/** People are here, or something happened: it is not put away. */
export function visited(live: Live): void {
  if (Date.now() - live.record.touchedAt >= VISITS_EVERY) keepRecord(live, live.record);
}

/** A write failed: nobody is told what was not kept. The table is there again as its log knows it when somebody returns. */
export function closeLive(live: Live, error: unknown): void {
  if (live.closed) return;
  live.closed = true;
  live.services.logger.error({ table: traceOf(live.record.code), err: error }, 'a table was closed');
  live.room?.close();
  for (const timer of live.timers.values()) clearTimeout(timer);
  live.timers.clear();
  live.outbox.waiting.length = 0;
  live.services.forget(live.record.code);
  for (const guest of live.guests) {
    sendFault(guest, 'closed');
    showOut(guest, 1013, 'closed');
  }
}

export function setTimer(live: Live, name: string, delay: number, act: () => void): void {
  clearTimer(live, name);
  if (live.closed) return;
  const timer = setTimeout(
    () => {
      live.timers.delete(name);
      act();
    },
    Math.max(0, delay),
  );
  live.timers.set(name, timer);
}

export function clearTimer(live: Live, name: string): void {
  const timer = live.timers.get(name);
  if (timer === undefined) return;
  clearTimeout(timer);
  live.timers.delete(name);
}

/** The room's way to the world. */
export function doorsOf(live: Live): Doors {
  let kept: Entry | undefined;
  let text = '';
  return {
    now,
    keep(entry) {
      kept = entry;
      text = JSON.stringify(entry);
      append(live, text);
      note(live, entry);
      if (entry.type === 'rewound') live.services.metrics.claims.inc();
      else live.services.metrics.commands.inc();
    },
    tell: (seat, message) => {
      if (message.type === 'refused') live.services.metrics.refusals.inc();
      tell(live, seat, message);
    },
    tellAll(message) {
      if (message === kept) tellText(live, 'all', text, false, kept);
      else tell(live, 'all', message);
      if (message === kept) live.changed(live);
    },
    wakeAt(when) {
      if (when === null) clearTimer(live, 'wake');
      else setTimer(live, 'wake', when - now(), () => live.room?.wake());
    },
    mayPause: (seat, at) => mayPause(live, seat, at),
    fail: (error) => closeLive(live, error),
  };
}

/** No game comes near: the usual one has some 550 entries. Beyond it a log would be a burden for all who read it. */
export const MOST_ENTRIES = 10_000;

/** From here on the game is paused, and stays so. */
export const isLogFull = ({ known }: Live): boolean => known >= MOST_ENTRIES;

export function append(live: Live, text: string): void {
  write(live, live.services.store.append(live.record.code, live.known, [text]));
  live.known += 1;
  visited(live);
  if (isLogFull(live)) setTimer(live, 'full', 0, () => live.room?.pause());
}

/** What the table itself goes by later; asked again for all entries when a table is restored. */
export function note(live: Live, entry: Entry): void {
  for (const happened of entry.type === 'rewound' ? entry.happened : [entry]) {
    const { seat, at, command } = happened;
    notePause(live.pauses, happened);
    live.deeds.set(seat, at).set(NOBODY, at);
    if (command.type === 'pause') live.pausedByTable = seat === NOBODY;
    if (command.type === 'resume') live.pausedByTable = false;
  }
}
