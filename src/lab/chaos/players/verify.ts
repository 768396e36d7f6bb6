import { fingerprint } from '#engine';
import type { Entry, Happened } from '#protocol';
import { restore } from '#room';
import { openSqliteStore, readLog } from '#server';
import type { SimulatedTable } from './simulatedTable.ts';

export interface Verdict {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Players whose last state is not the log's. */
  readonly different: number;
  readonly unfinished: number;
  readonly entries: number;
  readonly rewinds: number;
}

/** Reads the data folder of a stopped server and compares it with what its clients were told. */
export async function verify(data: string, tables: readonly SimulatedTable[]): Promise<Verdict> {
  const store = await openSqliteStore({ folder: data, limitMiB: 0 });
  const verdict = await compare(store.read, tables);
  await store.close();
  return verdict;
}

/** Compares what was kept with what clients were told. */
export async function compare(
  read: (code: string) => Promise<readonly string[]>,
  tables: readonly SimulatedTable[],
): Promise<Verdict> {
  const sum = { acknowledged: 0, lost: 0, doubled: 0, different: 0, unfinished: 0, entries: 0, rewinds: 0 };
  for (const table of tables) {
    const { opening, entries } = readLog(await read(table.code));
    const { game } = restore(opening, entries).following;
    const { counts, settled } = settledIn(entries);
    sum.entries += entries.length;
    sum.rewinds += entries.filter(({ type }) => type === 'rewound').length;
    sum.unfinished += game.phase === 'over' ? 0 : 1;
    for (const times of counts.values()) sum.doubled += times - 1;
    for (const player of table.players) {
      const own = player.game();
      if (own === undefined || fingerprint(own) !== fingerprint(game)) sum.different += 1;
      for (const nth of player.acknowledged) {
        sum.acknowledged += 1;
        if (!settled.has(`${player.seat()} ${nth}`)) sum.lost += 1;
      }
    }
  }
  return sum;
}

/** How often each command stands in the history as it finally was, and all that were ever settled. */
export function settledIn(entries: readonly Entry[]): { counts: Map<string, number>; settled: Set<string> } {
  let history: readonly Happened[] = [];
  const settled = new Set<string>();
  for (const entry of entries) {
    if (entry.type === 'happened') history = [...history, entry];
    else {
      history = [...history.filter(({ seq }) => seq <= entry.to), ...entry.happened];
      for (const { seat, nth } of entry.lost) settled.add(`${seat} ${nth}`);
    }
  }
  const counts = new Map<string, number>();
  for (const { seat, nth } of history) {
    if (nth === 0) continue;
    const key = `${seat} ${nth}`;
    settled.add(key);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return { counts, settled };
}
