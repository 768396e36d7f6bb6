import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Result, StoreError, type TableRecord } from '#table/kept';
import { readSubject } from '../cluster/log.ts';
import { refuseHalfway } from '../cluster/nats/halfway.ts';
import { again, BUCKETS, type Bucket, keySubject, type Nats, streamOf } from '../cluster/nats/nats.ts';
import { backUp, restore } from '../store/backup.ts';
import { prepareFolder } from '../store/database.ts';
import type { Job } from '../store/jobs.ts';
import { type Keeper, openKeeper } from '../store/keeper.ts';
import { type CopiedRow, markOf } from '../store/ledger/rows.ts';
import { type Conveyed, inQuiet, partsOf } from './quiet.ts';

/** Copies all of a cluster into an empty data folder. The database is there when all of it is right, and not before. */
export async function conveyFrom(addresses: string, folder: string): Promise<Conveyed> {
  if (existsSync(join(folder, 'pendulum.db')))
    throw new StoreError(
      'broken',
      `${folder} holds a database already, and nothing is mixed. Set PENDULUM_DATA to an empty folder.`,
    );
  prepareFolder(folder);
  const draft = join(folder, 'conveyed.partial');
  rmSync(draft, { recursive: true, force: true });
  try {
    const conveyed = await inQuiet(addresses, (nats) => fillFolder(draft, nats));
    const file = join(draft, 'whole.db');
    backUp({ folder: draft, file, force: false });
    const { entries } = restore({ folder, file, force: false });
    if (entries !== conveyed.entries)
      throw new StoreError('damaged', `${entries} entries came, not ${conveyed.entries}.`);
    return conveyed;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function fillFolder(folder: string, nats: Nats): Promise<Conveyed> {
  await refuseHalfway(nats);
  const keeper = openKeeper({ folder, limitMiB: 0 });
  try {
    const others = await carryLedger(nats, keeper);
    return { others, ...(await carryTables(nats, keeper)), results: await carryResults(nats, keeper) };
  } finally {
    keeper.close();
  }
}

function keepAll(keeper: Keeper, jobs: readonly Job[]): void {
  for (const outcome of keeper.keep(jobs)) if (!outcome.ok) throw new StoreError(outcome.fault, outcome.message);
}

interface Found {
  readonly key: string;
  readonly seq: number;
  readonly isRemoved: boolean;
  readonly text: string;
}

/** The newest value of every key, in the order they were written. */
async function valuesIn(nats: Nats, bucket: Bucket): Promise<readonly Found[]> {
  const found: Found[] = [];
  const prefix = keySubject(bucket, '');
  for (let seq = 0; ; ) {
    const query = { seq: seq + 1, next_by_subj: `${prefix}>` };
    const message = await again(nats, () => nats.quick.streams.getMessage(streamOf(bucket), query));
    if (message === null) return found;
    seq = message.seq;
    const isRemoved = message.header.get('KV-Operation') !== '';
    found.push({ key: message.subject.slice(prefix.length), seq, isRemoved, text: message.string() });
  }
}

/** Later than anything that a server alone ever kept: a backup of it brings nothing back that was removed since. */
const LATER = 2 ** 40;

async function carryLedger(nats: Nats, keeper: Keeper): Promise<number> {
  const rows = (await valuesIn(nats, BUCKETS.ledger)).map(({ key, seq, isRemoved, text }): CopiedRow => {
    const [kind = '', mark = ''] = key.split('.');
    return { kind, mark, version: isRemoved ? LATER + seq : seq, text: isRemoved ? null : JSON.parse(text) };
  });
  const there = rows.filter(({ text }) => text !== null);
  const marks = new Set(there.map(({ mark }) => mark));
  const removed = rows.filter(({ text, mark }) => text === null && !marks.has(mark));
  keepAll(
    keeper,
    [...removed, ...there].map((row) => ({ do: 'copyRow', row })),
  );
  return there.length;
}

async function carryTables(nats: Nats, keeper: Keeper): Promise<{ tables: number; entries: number }> {
  const values = await valuesIn(nats, BUCKETS.tables);
  const tables = values.filter(({ isRemoved }) => !isRemoved).map(({ text }) => JSON.parse(text) as TableRecord);
  let count = 0;
  for (const table of tables.toSorted((one, other) => one.createdAt - other.createdAt)) {
    const { writings } = await readSubject(nats, table.code);
    const entries = writings.flatMap((writing) => writing.entries);
    keepAll(keeper, [{ do: 'save', table }, ...namelessIn(table), ...appendsOf(table.code, entries)]);
    count += entries.length;
  }
  return { tables: tables.length, entries: count };
}

function appendsOf(code: string, entries: readonly string[]): readonly Job[] {
  let known = 0;
  return partsOf(entries).map((part): Job => {
    known += part.length;
    return { do: 'append', code, known: known - part.length, entries: part };
  });
}

/** A seat whose name was deleted keeps none, also after a restore. */
const namelessIn = ({ code, stage, chairs }: TableRecord): readonly Job[] =>
  chairs.flatMap(({ name }, seat): readonly Job[] => {
    if (name !== '' || stage === 'lobby') return [];
    return [
      { do: 'copyRow', row: { kind: 'seats', mark: markOf('seats', `${code} ${seat}`), version: 1, text: null } },
    ];
  });

async function carryResults(nats: Nats, keeper: Keeper): Promise<number> {
  const values = (await valuesIn(nats, BUCKETS.results)).filter(({ isRemoved }) => !isRemoved);
  keepAll(
    keeper,
    values.map(({ text }) => ({ do: 'keepResults', results: JSON.parse(text) as readonly Result[] })),
  );
  return values.length;
}
