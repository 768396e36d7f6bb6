import type { Kind, Kinds, Ledger } from '#table/kept';

/** Changes what is kept, again where another has changed it meanwhile. */
export async function change<K extends Kind>(
  ledger: Ledger,
  kind: K,
  key: string,
  /** What it becomes; undefined leaves it alone. */
  to: (value: Kinds[K] | undefined) => Kinds[K] | undefined,
): Promise<void> {
  for (;;) {
    const kept = await ledger.get(kind, key);
    const next = to(kept?.value);
    if (next === undefined || next === kept?.value || (await ledger.put(kind, key, next, kept?.version ?? 0))) return;
  }
}
