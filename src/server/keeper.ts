import { join } from 'node:path';
import { type Database, type DatabaseOptions, explained, openDatabase } from './database.ts';
import { failed, type Job, type Outcome, succeeded } from './jobs.ts';
import { statements } from './statements.ts';

export interface Keeper {
  /** Does all of it in one transaction; when this returns, it is on the disk. */
  readonly keep: (jobs: readonly Job[]) => readonly Outcome[];
  readonly close: () => void;
}

/** The database's side of the store, without the thread around it. */
export function openKeeper(options: DatabaseOptions): Keeper {
  const { database, release } = openDatabase(options);
  const file = join(options.folder, 'pendulum.db');
  const work = worker(database);
  const keep = (jobs: readonly Job[]): readonly Outcome[] => {
    try {
      database.exec('BEGIN IMMEDIATE');
      const outcomes = jobs.map(work.run);
      database.exec('COMMIT');
      return outcomes;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      work.forget();
      const { fault, message } = explained(error, file);
      return jobs.map(() => failed(fault, message));
    }
  };
  return {
    keep,
    close() {
      database.close();
      release();
    },
  };
}

function worker(database: Database) {
  const lobby = statements(database);
  const insert = database.prepare('INSERT INTO entries VALUES (?, ?, ?)');
  const entriesOf = database.prepare('SELECT entry FROM entries WHERE code = ? ORDER BY position');
  const last = database.prepare('SELECT max(position) AS position FROM entries WHERE code = ?');
  const known = new Map<string, number>();

  const positionOf = (code: string): number => {
    const cached = known.get(code);
    if (cached !== undefined) return cached;
    const { position } = last.get(code) as { position: number | null };
    return position ?? 0;
  };

  const append = ({ code, known: expected, entries }: Extract<Job, { do: 'append' }>): Outcome => {
    const position = positionOf(code);
    if (position !== expected) return failed('fenced', `table ${code} holds ${position} entries, not ${expected}`);
    for (const [index, entry] of entries.entries()) insert.run(code, position + index + 1, entry);
    known.set(code, position + entries.length);
    return succeeded();
  };

  const run = (job: Job): Outcome => {
    switch (job.do) {
      case 'append':
        return append(job);
      case 'read':
        return succeeded((entriesOf.all(job.code) as { entry: string }[]).map(({ entry }) => entry));
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
      case 'results':
        return succeeded(lobby.results(job.code));
      case 'rated':
        return succeeded(lobby.rated());
      case 'forgetName':
        return succeeded(lobby.forgetName(job.code, job.seat));
    }
  };
  return { run, forget: () => known.clear() };
}
