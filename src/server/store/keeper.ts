import { join } from 'node:path';
import type { Part } from '#table/kept';
import { type DatabaseOptions, explained, openDatabase } from './database.ts';
import { failed, type Job, type Outcome, succeeded } from './jobs.ts';
import { openJournal } from './journal.ts';
import { isLedgerJob, ledgerRows } from './ledger/rows.ts';
import type { Database } from './sqlite.ts';
import { statements } from './statements.ts';

export interface Keeper {
  /** Does all of it in one transaction; when this returns, it is on the disk. */
  readonly keep: (jobs: readonly Job[]) => readonly Outcome[];
  /** What can wait until the outcomes are told. */
  readonly rest: () => void;
  readonly close: () => void;
}

/** The database's side of the store, without the thread around it. */
export function openKeeper(options: DatabaseOptions): Keeper {
  const { database, release } = openDatabase(options);
  return keeperOf(database, join(options.folder, 'pendulum.db'), release);
}

/** Of a database that is open and up to date; `file` is its name in sentences. */
export function keeperOf(database: Database, file: string, release: () => void): Keeper {
  const work = explaining(file, () => worker(database, file));
  const commit = (jobs: readonly Job[]): readonly Outcome[] => {
    try {
      database.exec('BEGIN IMMEDIATE');
      const outcomes = jobs.map(work.run);
      work.write();
      database.exec('COMMIT');
      return outcomes;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      work.revert();
      const { fault, message } = explained(error, file);
      return jobs.map(() => failed(fault, message));
    }
  };
  /** A proof that fails may not take along what would have fitted: it has a transaction of its own. */
  const keep = (jobs: readonly Job[]): readonly Outcome[] => {
    if (!jobs.some(isProof)) return commit(jobs);
    const others = [...commit(jobs.filter((job) => !isProof(job)))];
    const [proof] = commit([{ do: 'prove' }]);
    return jobs.map((job) => (isProof(job) ? proof : others.shift()) ?? failed('broken', 'no outcome'));
  };
  let unmoved = 0;
  return {
    keep(jobs) {
      unmoved += 1;
      return keep(jobs);
    },
    rest() {
      if (unmoved < COMMITS_TO_MOVE) return;
      unmoved = 0;
      moveLog(database);
    },
    close() {
      database.close();
      release();
    },
  };
}

/** After so many commits the write-ahead log is moved into the file, which takes as long as several commits. */
const COMMITS_TO_MOVE = 50;

/** Where it fails the log keeps what it has: the next commit says what is wrong. */
function moveLog(database: Database): void {
  try {
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // Tried again after as many commits.
  }
}

const isProof = (job: Job): boolean => job.do === 'prove';

function explaining<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw explained(error, file);
  }
}

/** Entries in a part of a log. */
const AT_ONCE = 500;

/** A log that is damaged is the matter of one table; all else in the batch goes on. */
function read(file: string, work: () => unknown): Outcome {
  try {
    return succeeded(work());
  } catch (error) {
    const { fault, message } = explained(error, file);
    if (fault === 'damaged') return failed(fault, message);
    throw error;
  }
}

function worker(database: Database, file: string) {
  const lobby = statements(database);
  const journal = openJournal(database);
  const ledger = ledgerRows(database);

  const append = ({ code, known, entries }: Extract<Job, { do: 'append' }>): Outcome => {
    const count = journal.count(code);
    if (count !== known) return failed('fenced', `the table holds ${count} entries, not ${known}`);
    return succeeded(journal.append(code, entries));
  };

  const part = (code: string, from: number): Part => {
    const entries = journal.read(code, from, AT_ONCE);
    return { entries, more: from + entries.length < journal.count(code) };
  };

  const run = (job: Job): Outcome => {
    if (isLedgerJob(job)) return succeeded(ledger(job));
    switch (job.do) {
      case 'append':
        return append(job);
      case 'read':
        return read(file, () => journal.read(job.code));
      case 'readSome':
        return read(file, () => part(job.code, job.from));
      case 'save':
        return succeeded(lobby.save(job.table));
      case 'load':
        return succeeded(lobby.load(job.code));
      case 'recall':
        return succeeded(lobby.recall(job.code));
      case 'list':
        return succeeded(lobby.list(job.stages));
      case 'archive':
        return succeeded(lobby.archive(job.untouchedSince));
      case 'keepResults':
        return succeeded(lobby.keepResults(job.results));
      case 'rate':
        return succeeded(lobby.rate(job.results));
      case 'results':
        return succeeded(lobby.results(job.code));
      case 'ofPerson':
        return succeeded(lobby.ofPerson(job.person));
      case 'prove':
        return succeeded(lobby.prove());
      case 'forgetName':
        return succeeded(lobby.forgetName(job.code, job.seat));
    }
  };
  return { run, write: journal.write, revert: journal.revert };
}
