import type { Table, Terms } from '#protocol';
import { openRoom } from '#room';
import { isCode, newCode } from '../machine/tokens.ts';
import { type Door, doorOf } from '../table/door.ts';
import { readLog, resultsOf } from '../table/kept/game.ts';
import { again, defaultTerms, newTable } from '../table/kept/lobby.ts';
import type { TableRecord } from '../table/kept/record.ts';
import { fromOutside, isRevealed } from '../table/kept/reveal.ts';
import { showOut } from '../table/live/guest.ts';
import {
  closeLive,
  doorsOf,
  keepRecord,
  type Live,
  note,
  openLive,
  seatGallery,
  tableOf,
  tell,
  tellTable,
  visited,
  write,
} from '../table/live/live.ts';
import { isSettled } from '../table/live/outbox.ts';
import type { Keeping, Services } from '../table/live/services.ts';
import { driveBots } from '../table/people/drive.ts';
import { forgetName } from '../table/people/forgetting.ts';
import { expectBack, watchPause } from '../table/people/presence.ts';

export interface Tables {
  readonly create: (terms: Partial<Terms>) => Promise<string>;
  /** The table of that code, brought back from its log if need be. */
  readonly find: (code: string) => Promise<Live | undefined>;
  /** The way to a table for a socket. */
  readonly door: (code: string) => Promise<Door | undefined>;
  readonly look: (code: string) => Promise<Table | undefined>;
  /** A table that is in memory. */
  readonly present: (code: string) => Live | undefined;
  /** A table that is not here, from what is kept of it. */
  readonly sketch: (table: TableRecord) => Table;
  /** A table changed at another node. */
  readonly list: (table: TableRecord) => void;
  /** Closes every table in memory: they can no longer be kept. */
  readonly dropAll: (error: Error) => void;
  /** False when it is better to come in elsewhere. */
  readonly isOpen: () => boolean;
  readonly listed: () => readonly Table[];
  /** Takes a person's name from a table; gives the code of the table where they play again. */
  readonly forgetName: (code: string, holder: string) => Promise<string | null>;
  readonly inMemory: () => number;
  readonly guests: () => number;
  /** Lets go of tables nobody is at, and puts away those nobody has been at for long. */
  readonly tidy: () => Promise<void>;
  /** Pauses every game and says goodbye; what is still being written is written. */
  readonly close: (backInMs: number) => Promise<void>;
}

const MOST_LISTED = 200;
const DAY = 86_400_000;
const SETTLE_WITHIN = 5000;
/** Tables leave a node at this distance, so that those who take them are not overrun; many tables, at a shorter one. */
const LONGEST_PACE = 200;
const HANDED_OVER_WITHIN = 20_000;

export async function openTables(services: Omit<Services, 'list' | 'forget' | 'openAgain'>): Promise<Tables> {
  const { store, config, logger } = services;
  const lives = new Map<string, Promise<Live | undefined>>();
  const present = new Map<string, Live>();
  const open = new Map<string, TableRecord>();

  const list = (table: TableRecord): void => {
    if (table.terms.public && !isRevealed(table)) open.set(table.code, table);
    else open.delete(table.code);
  };
  const forget = (code: string): void => {
    lives.delete(code);
    present.delete(code);
    services.keeping?.dropped(code);
  };
  const keepNew = async (table: TableRecord): Promise<string> => {
    await store.save(table);
    list(table);
    return table.code;
  };
  const openAgain = (table: TableRecord) => keepNew(again(table, newCode(), Date.now()));
  const all: Services = { ...services, list, forget, openAgain };

  const find = (code: string): Promise<Live | undefined> => {
    const found = lives.get(code);
    if (found !== undefined || !isCode(code)) return found ?? Promise.resolve(undefined);
    const restored = restore(all, code).then((live) => {
      if (live === undefined) lives.delete(code);
      else present.set(code, live);
      return live;
    });
    restored.catch(() => lives.delete(code));
    lives.set(code, restored);
    return restored;
  };

  const sketch = (table: TableRecord): Table => {
    const live = present.get(table.code) ?? openLive(all, table, () => {});
    return fromOutside(tableOf(live), live.record);
  };

  const tidy = async (): Promise<void> => {
    for (const live of [...present.values()]) {
      if (isIdle(live)) putDown(live);
      else if (live.guests.size > 0) visited(live);
    }
    for (const table of open.values()) list(table);
    for (const code of await store.archive(Date.now() - config.archiveAfterDays * DAY)) open.delete(code);
  };

  await tidy();
  const unfinished = await store.list(['playing', 'lobby']);
  for (const table of unfinished) list(table);
  if (unfinished.length > 0) logger.info({ tables: unfinished.length }, 'unfinished tables wait for their people');

  return {
    create: (terms) => keepNew(newTable(newCode(), { ...defaultTerms(terms.public ?? false), ...terms }, Date.now())),
    find,
    door: async (code) => {
      const live = await find(code);
      return live && doorOf(live);
    },
    look: async (code) => {
      const live = await find(code);
      return live && fromOutside(tableOf(live), live.record);
    },
    present: (code) => present.get(code),
    sketch,
    list,
    dropAll(error) {
      for (const live of [...present.values()]) closeLive(live, error);
    },
    isOpen: () => true,
    listed: () =>
      [...open.values()]
        .filter((record) => !isRevealed(record))
        .slice(-MOST_LISTED)
        .reverse()
        .map((record) => sketch(record)),
    forgetName: (code, holder) => forgetName(store, lives.get(code), code, holder),
    inMemory: () => present.size,
    guests: () => [...present.values()].reduce((sum, { guests }) => sum + guests.size, 0),
    tidy,
    async close(backInMs) {
      const here = [...present.values()];
      if (services.keeping !== null) return handAllOver(here, services.keeping);
      for (const live of here) sayGoodbye(live, backInMs);
      // The store answers in order: after this, all of the above is kept and told.
      await store.load('').catch(() => undefined);
      for (const live of here) showEverybodyOut(live);
    },
  };
}

async function restore(services: Services, code: string): Promise<Live | undefined> {
  if ((await services.store.load(code)) === undefined) return undefined;
  const goOn = (await services.keeping?.claim(code)) ?? null;
  const record = await services.store.load(code);
  if (record === undefined) return undefined;
  const live = openLive(services, record, changed);
  if (record.stage === 'lobby') return live;
  const texts = await services.store.read(code);
  const { opening, entries } = readLog(texts);
  live.known = texts.length;
  live.seal = opening.sealed?.seal ?? null;
  for (const entry of entries) note(live, entry);
  live.room = openRoom(opening, doorsOf(live), entries, goOn === null ? undefined : (goOn.at ?? 0));
  seatGallery(live, live.room, { opening, entries });
  endIfOver(live);
  if (goOn !== null) goOnSoon(live);
  return live;
}

/** Its people were here a moment ago. If nobody comes, it pauses as any table that is left. */
function goOnSoon(live: Live): void {
  expectBack(live);
  driveBots(live);
}

/** Something happened in a game. */
function changed(live: Live): void {
  endIfOver(live);
  watchPause(live);
  driveBots(live);
}

function endIfOver(live: Live): void {
  const { room, record, services } = live;
  if (room === null || record.stage !== 'playing' || room.look().phase !== 'over') return;
  write(live, services.store.keepResults(resultsOf(record, room.look(), Date.now())));
  keepRecord(live, { ...record, stage: 'over', endedAt: Date.now() });
  tellTable(live);
  services.metrics.results.inc();
}

const isIdle = (live: Live): boolean => live.guests.size === 0 && isSettled(live.outbox) && live.timers.size === 0;

function putDown(live: Live): void {
  live.closed = true;
  live.room?.close();
  const { keeping, logger } = live.services;
  keeping?.release(live.record.code, null).catch((error) => logger.warn({ err: error }, 'a table was not let go'));
  live.services.forget(live.record.code);
}

/** What is told now leaves once the pause is kept. */
function sayGoodbye(live: Live, backInMs: number): void {
  if (live.record.stage === 'playing') live.room?.pause();
  tell(live, 'all', { type: 'closing', backInMs });
}

function showEverybodyOut(live: Live): void {
  for (const guest of live.guests) showOut(guest, 1001, 'restart');
  putDown(live);
}

/** One after the other, so that each is elsewhere at once and nobody waits for all. */
async function handAllOver(here: readonly Live[], keeping: Keeping): Promise<void> {
  const pace = Math.min(LONGEST_PACE, HANDED_OVER_WITHIN / here.length);
  for (const live of here) {
    const clock = live.room?.clock();
    live.room?.close();
    for (const late = Date.now() + SETTLE_WITHIN; !isSettled(live.outbox) && Date.now() < late; ) await pause(2);
    live.closed = true;
    for (const timer of live.timers.values()) clearTimeout(timer);
    await keeping.release(live.record.code, clock?.running ? clock.at : null).catch(() => {});
    for (const guest of live.guests) showOut(guest, 1001, 'restart');
    live.services.forget(live.record.code);
    await pause(pace);
  }
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
