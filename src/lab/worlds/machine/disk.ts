import { EventEmitter } from 'node:events';
import {
  answerOf,
  type Database,
  type KeeperThread,
  keeperOf,
  type OwnStore,
  openMemoryDatabase,
  type Packed,
  standingsFrom,
  storeOver,
  unpack,
} from '#server/parts';
import { StoreError } from '#table/kept';
import { newCache } from './cache.ts';
import type { Process } from './process.ts';
import type { World } from './world.ts';

/** A disk of the world with the server's own database on it. It outlives processes. */
export interface Disk {
  /** The server's own store on it, for a process that starts. */
  readonly open: (process: Process) => OwnStore;
  isFull: boolean;
  /** No answer before this time. */
  stalledUntil: number;
  /** How long it takes to write, at most. */
  slowest: number;
  /** It answers only when what it was told to write is there for good. */
  syncs: boolean;
  /** What it had not synced is gone, whole or in part; the process on it is dead. */
  readonly losePower: () => void;
  /** Transactions lie behind a torn one: nothing opens it before its operator accepts that they are lost. */
  isDamaged: boolean;
  readonly giveBack: () => void;
}

const FULL = 13;
const spare: Database[] = [];
const TABLES = ['journal_a', 'journal_b', 'entries', 'tables', 'seats', 'results', 'ratings', 'tally', 'proofs'];

const statements = new WeakMap<Database, Map<string, ReturnType<Database['prepare']>>>();

/** A statement is made once for each database, however many processes open it. */
function prepared(database: Database, sql: string): ReturnType<Database['prepare']> {
  const known = statements.get(database) ?? new Map();
  statements.set(database, known);
  const found = known.get(sql) ?? database.prepare(sql);
  known.set(sql, found);
  return found;
}

const clear = (database: Database): void => database.exec(TABLES.map((table) => `DELETE FROM ${table};`).join(' '));

/** Databases are used again and again: making one takes longer than most worlds do. */
function emptyDatabase(): Database {
  const database = spare.pop() ?? openMemoryDatabase();
  clear(database);
  return database;
}

export function newDisk(world: World, syncs: boolean): Disk {
  const database = emptyDatabase();
  const cache = newCache<Packed>(world.chance);
  const keeperOn = () => keeperOf(fallible(database, disk), 'the disk', () => {});
  const disk: Disk = {
    isFull: false,
    isDamaged: false,
    stalledUntil: 0,
    slowest: 3,
    syncs,
    giveBack: () => void spare.push(database),
    losePower() {
      const { found, isDamaged } = cache.losePower(world.now());
      if (database.isTransaction) database.exec('ROLLBACK');
      clear(database);
      const { isFull } = disk;
      disk.isFull = false;
      const keeper = keeperOn();
      for (const packed of found) keeper.keep(unpack(packed));
      Object.assign(disk, { isFull, isDamaged: disk.isDamaged || isDamaged });
    },
    open(process) {
      if (disk.isDamaged) throw new StoreError('damaged', 'transactions lie behind a torn one');
      // What a dead process had begun is undone. What it had written is synced, as `openDatabase` does.
      if (database.isTransaction) database.exec('ROLLBACK');
      if (disk.syncs) cache.sync();
      const keeper = keeperOn();
      const thread = new EventEmitter();
      // Dying before it is written, and after it was written but before that was heard, are two things.
      const work = (packed: Packed): void => {
        const wait = world.chance.below(disk.slowest * 10) / 10;
        process.machine.later(Math.max(0, disk.stalledUntil - world.now()) + wait, () => {
          const answer = answerOf(keeper.keep(unpack(packed)));
          if (!disk.isFull) cache.write(packed, world.now());
          process.machine.later(world.chance.below(disk.slowest * 10) / 10, () => {
            if (disk.syncs) cache.sync();
            thread.emit('message', answer);
          });
        });
      };
      const keeping: KeeperThread = Object.assign(thread, { postMessage: work });
      return storeOver(
        keeping,
        process.machine,
        standingsFrom(() => Promise.resolve(new Uint8Array())),
      );
    },
  };
  return disk;
}

/** The same database, on a disk that may be full. */
const fallible = (database: Database, disk: Disk): Database => ({
  prepare: (sql) => prepared(database, sql),
  exec(sql) {
    if (sql === 'COMMIT' && disk.isFull) throw Object.assign(new Error('the disk is full'), { errcode: FULL });
    database.exec(sql);
  },
  get isTransaction() {
    return database.isTransaction;
  },
  close: () => {},
});
