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

/** Databases are used again and again: making one takes longer than most worlds do. */
function emptyDatabase(): Database {
  const database = spare.pop() ?? openMemoryDatabase();
  database.exec(TABLES.map((table) => `DELETE FROM ${table};`).join(' '));
  return database;
}

export function newDisk(world: World): Disk {
  const database = emptyDatabase();
  const disk: Disk = {
    isFull: false,
    stalledUntil: 0,
    slowest: 3,
    giveBack: () => void spare.push(database),
    open(process) {
      // What a dead process had begun is undone.
      if (database.isTransaction) database.exec('ROLLBACK');
      const keeper = keeperOf(fallible(database, disk), 'the disk', () => {});
      const thread = new EventEmitter();
      // Dying before it is written, and after it was written but before that was heard, are two things.
      const work = (packed: Packed): void => {
        const wait = world.chance.below(disk.slowest * 10) / 10;
        process.machine.later(Math.max(0, disk.stalledUntil - world.now()) + wait, () => {
          const answer = answerOf(keeper.keep(unpack(packed)));
          process.machine.later(world.chance.below(disk.slowest * 10) / 10, () => thread.emit('message', answer));
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
