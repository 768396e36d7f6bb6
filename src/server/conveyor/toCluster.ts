import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '#table/kept';
import { openLog, readSubject } from '../cluster/log.ts';
import { arrive, isHalfway, setOut } from '../cluster/nats/halfway.ts';
import { BUCKETS, type Bucket, keySubject, type Nats, streamOf } from '../cluster/nats/nats.ts';
import { publishAfter } from '../cluster/nats/publish.ts';
import { openDatabase } from '../store/database.ts';
import { chained, damaged, firstHash } from '../store/hashes.ts';
import { openJournal } from '../store/journal.ts';
import type { Database } from '../store/sqlite.ts';
import { statements } from '../store/statements.ts';
import { CARRIED, type Conveyed, countIn, forEach, inQuiet, partsOf } from './quiet.ts';

/** Copies all of a data folder into an empty cluster. Until all of it is there and right, no node starts. */
export async function conveyTo(folder: string, addresses: string): Promise<Conveyed> {
  if (!existsSync(join(folder, 'pendulum.db')))
    throw new StoreError('broken', `There is no database in ${folder}. Set PENDULUM_DATA.`);
  const { database, release } = openDatabase({ folder, limitMiB: 0 });
  try {
    return await inQuiet(addresses, (nats) => fill(nats, database));
  } finally {
    database.close();
    release();
  }
}

async function fill(nats: Nats, database: Database): Promise<Conveyed> {
  await makeRoom(nats);
  await setOut(nats);
  // What was removed goes first: what has come again since then counts.
  const removed = await carryRemoved(nats, database);
  const others = await carryLedger(nats, database);
  const { tables, entries } = await carryTables(nats, database);
  const results = await carryResults(nats, database);
  await expectCount(nats, BUCKETS.ledger, removed + others + 1);
  await expectCount(nats, BUCKETS.tables, tables);
  await expectCount(nats, BUCKETS.results, results);
  await arrive(nats);
  return { tables, entries, results, others };
}

/** What an attempt before has left is thrown away; anything else is not touched. */
async function makeRoom(nats: Nats): Promise<void> {
  if (await isHalfway(nats)) for (const stream of CARRIED) await nats.jsm.streams.purge(stream);
  for (const stream of CARRIED)
    if ((await countIn(nats, stream)) > 0)
      throw new StoreError(
        'broken',
        'This cluster holds tables or people already, and nothing is mixed. Name NATS servers without data, or empty these.',
      );
}

const put = (nats: Nats, bucket: Bucket, key: string, payload: string, headers = {}): Promise<number> =>
  publishAfter(
    nats,
    { stream: streamOf(bucket), subject: keySubject(bucket, key), after: 0, payload, headers },
    () => true,
  );

/** The kind of what was removed is not known any more: all of it is one kind of its own, which only nodes' copies hear of. */
async function carryRemoved(nats: Nats, database: Database): Promise<number> {
  const rows = database.prepare('SELECT mark FROM removed').all() as { mark: string }[];
  await forEach(rows, async ({ mark }) => {
    await put(nats, BUCKETS.ledger, `removed.${mark}`, '', { 'KV-Operation': 'DEL' });
  });
  return rows.length;
}

async function carryLedger(nats: Nats, database: Database): Promise<number> {
  const rows = database.prepare('SELECT kind, mark, key, value FROM ledger ORDER BY kind, key').all();
  await forEach(rows, async ({ kind, mark, key, value }) => {
    await put(nats, BUCKETS.ledger, `${kind}.${mark}`, JSON.stringify({ key, value }));
  });
  return rows.length;
}

const codesIn = (database: Database, sql: string): readonly string[] =>
  (database.prepare(sql).all() as { code: string }[]).map(({ code }) => code);

async function carryTables(nats: Nats, database: Database): Promise<{ tables: number; entries: number }> {
  const journal = openJournal(database);
  const { recall } = statements(database);
  const codes = codesIn(database, 'SELECT code FROM tables ORDER BY id');
  let entries = 0;
  await forEach(codes, async (code) => {
    const log = journal.read(code);
    await carryLog(nats, code, log);
    await put(nats, BUCKETS.tables, code, JSON.stringify(recall(code)));
    entries += log.length;
  });
  return { tables: codes.length, entries };
}

/** The chain of hashes is made anew on the way and read again at the end of it: both must come to the same. */
async function carryLog(nats: Nats, code: string, entries: readonly string[]): Promise<void> {
  const log = openLog(nats, 'conveyor', () => true);
  let known = 0;
  for (const part of partsOf(entries)) {
    await log.append(code, known, part);
    known += part.length;
  }
  const { writings, end } = await readSubject(nats, code);
  const there = writings.flatMap((writing) => writing.entries);
  const last = chained(firstHash(code), 0, entries).at(-1)?.hash ?? firstHash(code);
  if (there.length !== entries.length || last !== end) throw damaged(code, there.length);
}

async function carryResults(nats: Nats, database: Database): Promise<number> {
  const { results } = statements(database);
  const codes = codesIn(database, 'SELECT code FROM results GROUP BY code ORDER BY max(seen_at), code');
  await forEach(codes, async (code) => {
    await put(nats, BUCKETS.results, code, JSON.stringify(results(code)));
  });
  return codes.length;
}

async function expectCount(nats: Nats, bucket: Bucket, count: number): Promise<void> {
  const found = await countIn(nats, streamOf(bucket));
  if (found !== count)
    throw new StoreError('broken', `${bucket} holds ${found} messages, not ${count}. Run this again.`);
}
