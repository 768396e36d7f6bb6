import { type Millis, NOBODY } from '#engine';
import type { Origin, Table, Terms } from '#protocol';
import {
  appendPast,
  closeLive,
  type Door,
  doorOf,
  enforceBans,
  expectGame,
  goOnSoon,
  isDurable,
  isIdle,
  type Live,
  openTable,
  type Ports,
  rest,
  sayGoodbye,
  showEverybodyOut,
  start,
  tableFromOutside,
  takeUp,
  visited,
} from '#table';
import {
  again,
  boundBy,
  defaultTerms,
  fairTerms,
  type GameLog,
  isRevealed,
  newTable,
  openingFrom,
  readLog,
  type TableRecord,
  tableFrom,
} from '#table/kept';
import { isCode, newCode, newSeed } from '../machine/tokens.ts';
import { handAllOver, letGo } from './closing.ts';
import { forgetName } from './forgetting.ts';
import { DAY, portsOf } from './ports.ts';
import type { Services } from './services.ts';

export interface Tables {
  readonly create: (terms: Partial<Terms>) => Promise<string>;
  /** A table whose game begins where another one stood; undefined if that cannot have been. */
  readonly createFrom: (origin: Origin) => Promise<string | undefined>;
  /** A table whose people are at it already: its game begins at once, and waits until they are here. */
  readonly begin: (table: TableRecord) => Promise<void>;
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
  /** Closes a table that is in memory or on its way there: it can no longer be kept. */
  readonly drop: (code: string, error: Error) => Promise<void>;
  /** The same for every table in memory. */
  readonly dropAll: (error: Error) => void;
  /** False when it is better to come in elsewhere. */
  readonly isOpen: () => boolean;
  readonly listed: () => readonly Table[];
  /** Takes a person's name from a table; gives the code of the table where they play again. */
  readonly forgetName: (code: string, holder: string) => Promise<string | null>;
  /** The operator has decided something: it holds for all who are here. */
  readonly enforceBans: () => void;
  readonly inMemory: () => number;
  readonly guests: () => number;
  /** Lets go of tables nobody is at, and puts away those nobody has been at for long. */
  readonly tidy: () => Promise<void>;
  /** Pauses every game and says goodbye; what is still being written is written. */
  readonly close: (backInMs: number) => Promise<void>;
}

const MOST_LISTED = 200;

export async function openTables(services: Services): Promise<Tables> {
  const { store, config, logger, machine } = services;
  const lives = new Map<string, Promise<Live | undefined>>();
  const present = new Map<string, Live>();
  const open = new Map<string, TableRecord>();

  const list = (table: TableRecord): void => {
    if (table.terms.public && !isRevealed(table, machine.today())) open.set(table.code, table);
    else open.delete(table.code);
  };
  /** Game time of tables that closed in the middle of it: screens have shown more of it than their logs tell. */
  const stoodAt = new Map<string, number>();
  const forget = (code: string): void => {
    const live = present.get(code);
    if (live !== undefined && isToldByLog(live)) stoodAt.delete(code);
    else if (live !== undefined) stoodAt.set(code, live.room?.clock().at ?? 0);
    lives.delete(code);
    present.delete(code);
    services.keeping?.dropped(code);
  };
  const keepNew = async (table: TableRecord): Promise<string> => {
    await store.save(table);
    list(table);
    return table.code;
  };
  const openAgain = (table: TableRecord) => keepNew(again(table, newCode(machine), machine.today()));
  const ports = portsOf(services, { list, forget, openAgain });

  const find = (code: string): Promise<Live | undefined> => {
    const found = lives.get(code);
    if (found !== undefined || !isCode(code)) return found ?? Promise.resolve(undefined);
    const restored = restore(services, ports, code, stoodAt.get(code) ?? 0).then((live) => {
      if (live === undefined) lives.delete(code);
      else if (!live.closed) present.set(code, live);
      return live;
    });
    restored.catch(() => lives.delete(code));
    lives.set(code, restored);
    return restored;
  };

  const sketch = (table: TableRecord): Table => tableFromOutside(present.get(table.code) ?? openTable(ports, table));

  const tidy = async (): Promise<void> => {
    for (const live of [...present.values()]) {
      if (isIdle(live)) letGo(services, live);
      else rest(live);
      if (live.guests.size > 0) visited(live);
    }
    for (const table of open.values()) list(table);
    for (const code of await store.archive(machine.today() - config.archiveAfterDays * DAY)) open.delete(code);
  };

  await tidy();
  const unfinished = await store.list(['playing', 'lobby']);
  for (const table of unfinished) list(table);
  if (unfinished.length > 0) logger.info({ tables: unfinished.length }, 'unfinished tables wait for their people');

  return {
    create: (terms) => {
      const fair = fairTerms({ ...defaultTerms(terms.public ?? false), ...terms });
      return keepNew(newTable(newCode(machine), fair, machine.today()));
    },
    async createFrom(origin) {
      const log = openingFrom(origin, newSeed(machine));
      const bound = log && boundBy(log);
      if (log === undefined || bound === undefined) return undefined;
      const code = await keepNew(tableFrom(newCode(machine), bound, log.opening.game.options, machine.today()));
      const live = await find(code);
      if (live === undefined) return undefined;
      await appendPast(live, log);
      bind(live, log);
      return code;
    },
    async begin(table) {
      const live = await find(await keepNew(table));
      const fault = live === undefined ? 'noSuchTable' : start(live);
      if (fault !== undefined) throw new Error(`a game did not begin: ${fault}`);
    },
    find,
    door: async (code) => {
      const live = await find(code);
      return live && doorOf(live);
    },
    look: async (code) => {
      const live = await find(code);
      return live && tableFromOutside(live);
    },
    present: (code) => present.get(code),
    sketch,
    list,
    async drop(code, error) {
      const live = await lives.get(code)?.catch(() => undefined);
      if (live !== undefined) closeLive(live, error);
    },
    dropAll(error) {
      for (const live of [...present.values()]) closeLive(live, error);
    },
    isOpen: () => true,
    listed: () =>
      [...open.values()]
        .filter((record) => !isRevealed(record, machine.today()) && ports.shutAt(record.code) === null)
        .slice(-MOST_LISTED)
        .reverse()
        .map((record) => sketch(record)),
    forgetName: (code, holder) => forgetName(store, lives.get(code), code, holder),
    enforceBans() {
      for (const live of present.values()) enforceBans(live);
    },
    inMemory: () => present.size,
    guests: () => [...present.values()].reduce((sum, { guests }) => sum + guests.size, 0),
    tidy,
    async close(backInMs) {
      const here = [...present.values()];
      if (services.keeping !== null) return handAllOver(here, services.keeping, machine);
      for (const live of here) sayGoodbye(live, backInMs);
      // The store answers in order: after this, all of the above is kept and told.
      await store.load('').catch(() => undefined);
      for (const live of here) {
        showEverybodyOut(live);
        letGo(services, live);
      }
    },
  };
}

/** All is kept, and no time has passed since. */
const isToldByLog = (live: Live): boolean =>
  isDurable(live) && (live.room?.clock().at ?? 0) <= (live.deeds.get(NOBODY) ?? 0);

async function restore(
  { store, keeping }: Services,
  ports: Ports,
  code: string,
  stoodAt: Millis,
): Promise<Live | undefined> {
  if ((await store.load(code)) === undefined) return undefined;
  const goOn = (await keeping?.claim(code)) ?? null;
  const record = await store.load(code);
  if (record === undefined) return undefined;
  const live = openTable(ports, record);
  const texts = await store.read(code);
  if (texts.length === 0) return live;
  const log = readLog(texts);
  bind(live, log);
  if (record.stage === 'lobby') return live;
  const { at = 0, running = false } = goOn ?? {};
  takeUp(live, log, { at: Math.max(at, stoodAt), running });
  if (running) goOnSoon(live);
  return live;
}

/** What the log of a game that was begun from another one says about its table. */
function bind(live: Live, log: GameLog): void {
  const begun = boundBy(log);
  if (begun === undefined) return;
  live.record = { ...live.record, begun };
  if (live.record.stage === 'lobby') expectGame(live, log);
}
