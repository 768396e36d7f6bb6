import { addHashes } from './migrateHashes.ts';
import type { Database } from './sqlite.ts';

/** In order; a released one is never changed. `PRAGMA user_version` says how many have run. */
export const MIGRATIONS: readonly (string | ((database: Database) => void))[] = [
  `
  CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    stage TEXT NOT NULL,
    host INTEGER,
    terms TEXT NOT NULL,
    rematch TEXT,
    created_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL,
    archived_at INTEGER
  ) STRICT;
  CREATE INDEX tables_by_stage ON tables (stage) WHERE archived_at IS NULL;

  CREATE TABLE seats (
    code TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    colour INTEGER NOT NULL,
    character TEXT NOT NULL,
    advanced_placement INTEGER NOT NULL,
    glory INTEGER NOT NULL,
    handicap TEXT NOT NULL,
    bot TEXT,
    ready INTEGER NOT NULL,
    holder TEXT,
    PRIMARY KEY (code, seat)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE entries (
    code TEXT NOT NULL,
    position INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (code, position)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE results (
    code TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    character TEXT NOT NULL,
    bot TEXT,
    place INTEGER NOT NULL,
    points INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (code, seat)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE journal_a (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL,
    position INTEGER NOT NULL,
    entry TEXT NOT NULL
  ) STRICT;
  CREATE TABLE journal_b (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL,
    position INTEGER NOT NULL,
    entry TEXT NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE proofs (id INTEGER PRIMARY KEY, room BLOB NOT NULL) STRICT;
  `,
  addHashes,
  `
  ALTER TABLE tables ADD COLUMN ended_at INTEGER;
  ALTER TABLE tables ADD COLUMN barred TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE seats ADD COLUMN removed TEXT;
  ALTER TABLE seats ADD COLUMN whence TEXT;
  `,
  `
  ALTER TABLE seats ADD COLUMN person TEXT;
  ALTER TABLE results ADD COLUMN person TEXT;
  ALTER TABLE results ADD COLUMN pace TEXT NOT NULL DEFAULT 'usual';
  ALTER TABLE results ADD COLUMN stand_in INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;
  CREATE INDEX results_by_person ON results (person) WHERE person IS NOT NULL;

  CREATE TABLE ledger (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    mark TEXT NOT NULL UNIQUE,
    value TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (kind, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE removed (mark TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `ALTER TABLE seats ADD COLUMN program INTEGER NOT NULL DEFAULT 0`,
  `
  ALTER TABLE results ADD COLUMN won INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE results ADD COLUMN complete INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE results ADD COLUMN seconds INTEGER;
  ALTER TABLE results ADD COLUMN first_reward TEXT;
  ALTER TABLE results ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE results ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE results ADD COLUMN rating_before REAL;
  ALTER TABLE results ADD COLUMN rating_after REAL;
  ALTER TABLE results ADD COLUMN deviation REAL;
  ALTER TABLE results ADD COLUMN volatility REAL;
  CREATE INDEX results_by_sight ON results (seen_at);
  CREATE INDEX results_by_pace ON results (person, pace, ended_at) WHERE rating_after IS NOT NULL;
  CREATE INDEX results_by_points ON results (person, points, ended_at) WHERE rating_after IS NOT NULL;

  CREATE TABLE ratings (
    person TEXT NOT NULL,
    pace TEXT NOT NULL,
    name TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    last_code TEXT NOT NULL,
    settled_until INTEGER NOT NULL,
    PRIMARY KEY (person, pace)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ratings_by_rating ON ratings (pace, rating, settled_until);

  CREATE TABLE tally (
    who TEXT NOT NULL,
    players INTEGER NOT NULL,
    what TEXT NOT NULL,
    which TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (who, players, what, which)
  ) STRICT, WITHOUT ROWID;
  `,

  `
  CREATE TABLE batches_a (id INTEGER PRIMARY KEY, lines TEXT NOT NULL, hashes BLOB NOT NULL) STRICT;
  CREATE TABLE batches_b (id INTEGER PRIMARY KEY, lines TEXT NOT NULL, hashes BLOB NOT NULL) STRICT;
  INSERT INTO batches_a SELECT id, code || char(9) || position || char(9) || entry, hash FROM journal_a WHERE hash IS NOT NULL;
  INSERT INTO batches_b SELECT id, code || char(9) || position || char(9) || entry, hash FROM journal_b WHERE hash IS NOT NULL;
  DROP TABLE journal_a;
  DROP TABLE journal_b;
  ALTER TABLE batches_a RENAME TO journal_a;
  ALTER TABLE batches_b RENAME TO journal_b;
  `,
];

/** Brings a database to this version, one step at a time, each whole or not at all. */
export function migrate(database: Database, done = versionOf(database), upTo = MIGRATIONS.length): void {
  for (const [nth, migration] of MIGRATIONS.slice(0, upTo).entries()) {
    if (nth < done) continue;
    database.exec('BEGIN IMMEDIATE');
    try {
      if (typeof migration === 'string') database.exec(migration);
      else migration(database);
      database.exec(`PRAGMA user_version = ${nth + 1}; COMMIT`);
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }
}

export const versionOf = (database: Database): number =>
  (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
