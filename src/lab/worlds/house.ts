import { type LoggerOptions, pino } from 'pino';
import { botFor, diceOf } from '#bots';
import type { Game } from '#engine';
import {
  attend,
  type Cluster,
  GUESTS_ONLY,
  NO_MANNERS,
  openMetrics,
  openTables,
  readConfig,
  type Tables,
} from '#server/parts';
import { type Store, StoreError } from '#table/kept';
import type { Laws, Life } from './laws.ts';
import { type ServerEnd, textOf, type Wire } from './line.ts';
import { type Disk, newDisk } from './machine/disk.ts';
import { type Clocks, type Process, startProcess } from './machine/process.ts';
import type { World } from './machine/world.ts';
import type { JoinCluster } from './net.ts';

/** The real server in the world: its tables, its sockets and its store, on a machine with clocks and a disk. */
export interface House {
  readonly clocks: Clocks;
  readonly disk: Disk;
  readonly process: () => Process;
  readonly tables: () => Tables | null;
  readonly boot: () => Promise<void>;
  /** Ends as on SIGTERM. */
  readonly stop: () => Promise<void>;
  readonly accept: (code: string, socket: ServerEnd, wire: Wire) => void;
  /** Bots find nothing to do while this holds. */
  areBotsLost: boolean;
  /** Tables are let go of in the very moment in which the next thing is written. */
  letsGo: boolean;
}

const CONFIG = readConfig({});
/** Nobody reads what is logged, nor these figures. */
const NOWHERE = { write: () => {} };
const METRICS = openMetrics();

const BOT_THINKS = 15;
const BACK_IN = 2000;

export interface HouseOptions {
  readonly world: World;
  readonly laws: Laws;
  readonly name: string;
  readonly clocks: Clocks;
  /** Where it is one node of several. */
  readonly join: JoinCluster | null;
  /** The game of a table, whichever house it is at. */
  readonly gameOf: (code: string) => Game | null;
  /** Its disk answers only when what was written is there for good. */
  readonly syncs: boolean;
}

export function openHouse({ world, laws, name, clocks, join, gameOf, syncs }: HouseOptions): House {
  const disk = newDisk(world, syncs);
  const dice = diceOf(world.chance.below(1_000_000_000));
  let process = startProcess(world, name, clocks);
  let tables: Tables | null = null;
  let cluster: Cluster | null = null;
  const told = { at: 0 };
  /** What is told to several guests of a house is judged once. */
  const judged = new WeakSet<Uint8Array>();
  let life: Life = newLife(told);

  /** A table that closes for another reason than its store is a bug; in a cluster one may not be found for a while. */
  const isBug = (error: unknown, sentence: string): boolean =>
    error !== undefined && !(error instanceof StoreError) && (join === null || sentence !== NOT_OPENED);
  const complain = (what: { readonly err?: unknown }, sentence: string): void => {
    world.note(`${name} ${sentence}${what.err instanceof Error ? `: ${what.err.message}` : ''}`);
    if (sentence === 'a table was closed') life = { ...life, game: null };
    if (isBug(what.err, sentence)) laws.broken('no rule throws', String(what.err));
    if (!sentence.startsWith('the end of a log is lost')) return;
    laws.lossSaid();
    laws.broken('acknowledged is kept', sentence);
  };
  const hooks: LoggerOptions['hooks'] = {
    logMethod: ([what, sentence]) => complain(Object(what), `${sentence ?? what}`),
  };
  const logger = pino({ level: 'error', hooks }, NOWHERE);

  const watched = (store: Store): Store => ({
    ...store,
    // What was written but never acknowledged is there from now on.
    read: (code) =>
      store.read(code).then((entries) => {
        laws.kept(0, entries);
        return entries;
      }),
    append(code, known, entries) {
      const written = store.append(code, known, entries);
      if (house.letsGo) letGo();
      return written.then(() => {
        world.note(`${name} keeps ${known}`);
        laws.kept(known, entries);
      });
    },
  });
  const letGo = (): void => {
    house.letsGo = false;
    tables?.dropAll(new StoreError('fenced', 'let go of while writing'));
  };
  const bots = (machine: Process['machine']) => ({
    decide: ({ level, ...sight }: Parameters<Parameters<typeof openTables>[0]['bots']['decide']>[0]) =>
      new Promise<ReturnType<ReturnType<typeof botFor>> | null>((resolve) =>
        machine.later(BOT_THINKS, () => resolve(house.areBotsLost ? null : botFor(level)(sight, dice))),
      ),
  });

  const house: House = {
    clocks,
    disk,
    areBotsLost: false,
    letsGo: false,
    process: () => process,
    tables: () => tables,
    async boot() {
      process = startProcess(world, name, clocks);
      tables = null;
      life = newLife(told);
      const { machine } = process;
      const own = process;
      // Who starts a server on such a disk is told so, and that it does not start.
      if (disk.isDamaged) laws.lossSaid();
      const local = disk.open(process);
      const joined = (await join?.({ process, local, logger })) ?? null;
      const store = watched(joined?.store ?? local);
      const opened = await openTables({
        machine,
        config: CONFIG,
        store,
        metrics: METRICS,
        logger,
        bots: bots(machine),
        people: GUESTS_ONLY,
        manners: NO_MANNERS,
        keeping: joined?.keeping ?? null,
      });
      if (own === process) [tables, cluster] = [joined?.reach(opened) ?? opened, joined];
      world.note(`${name} is open`);
    },
    async stop() {
      const own = process;
      cluster?.drain();
      await tables?.close(BACK_IN);
      await cluster?.leave();
      own.kill();
    },
    accept(code, socket, wire) {
      if (tables === null) return socket.close();
      const place = { machine: process.machine, config: CONFIG, metrics: METRICS, logger, tables };
      // A table elsewhere is known by what comes through this one socket.
      const own = join === null ? null : newLife({ at: 0 });
      const write = (frame: Uint8Array): void => {
        if (frame[0] === TEXT && !(own === null && judged.has(frame)))
          laws.told(JSON.parse(textOf(frame)), Object.assign(own ?? life, { game: gameOf(code) }));
        judged.add(frame);
        wire.write(frame);
      };
      const leave = attend(place, code, socket as never, { ...wire, write } as never, '10.0.0.1');
      socket.on('close', leave);
    },
  };
  return house;
}

const TEXT = 0x81;
const NOT_OPENED = 'a table could not be opened';
const newLife = (told: Life['told']): Life => ({ game: null, latest: 0, told });
