import type { Kind, Kinds, Ledger } from '#table/kept';
import type { CopiedRow, LedgerJob, LedgerRow } from './rows.ts';

/** The ledger of one database; a node of a cluster keeps a copy of all nodes' in it. */
export interface OwnLedger extends Ledger {
  /** Takes over what another node wrote, unless it is known already. */
  readonly copy: (row: CopiedRow) => Promise<void>;
}

type Hear = (key: string, value: Kinds[Kind] | undefined) => void;

/** Every value at once. */
const ALL = Number.MAX_SAFE_INTEGER;

/** The near side: who follows a kind is told here. */
export function ledgerOver(ask: <T>(job: LedgerJob) => Promise<T>): OwnLedger {
  const hearers = new Map<string, Set<Hear>>();
  const tell = (kind: string, key: string, value: Kinds[Kind] | undefined): void => {
    for (const hear of hearers.get(kind) ?? []) hear(key, value);
  };
  const list = async <K extends Kind>(kind: K, prefix: string, most: number) => {
    const rows = await ask<readonly LedgerRow[]>({ do: 'listRows', kind, prefix, most });
    return rows.map(({ key, value }): readonly [string, Kinds[K]] => [key, JSON.parse(value)]);
  };
  return {
    async get(kind, key) {
      const row = await ask<LedgerRow | undefined>({ do: 'getRow', kind, key });
      return row && { value: JSON.parse(row.value), version: row.version };
    },
    async put(kind, key, value, version) {
      const isKept = await ask<boolean>({ do: 'putRow', kind, key, value: JSON.stringify(value), version });
      if (isKept) tell(kind, key, value);
      return isKept;
    },
    async remove(kind, key) {
      await ask({ do: 'removeRow', kind, key });
      tell(kind, key, undefined);
    },
    async drop(kind, key) {
      await ask({ do: 'dropRow', kind, key });
      tell(kind, key, undefined);
    },
    list,
    async follow(kind, hear) {
      const all = hearers.get(kind) ?? new Set();
      hearers.set(kind, all.add(hear as Hear));
      for (const [key, value] of await list(kind, '', ALL)) hear(key, value);
      return () => void all.delete(hear as Hear);
    },
    async copy(row) {
      const key = await ask<string | undefined>({ do: 'copyRow', row });
      if (key !== undefined) tell(row.kind, key, row.text === null ? undefined : JSON.parse(row.text.value));
    },
  };
}
