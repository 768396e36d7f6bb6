import type { Kind, Kinds, Ledger } from '#table/kept';

/** Changes what is kept, again where another has changed it meanwhile. */
export async function change<K extends Kind>(
  ledger: Ledger,
  kind: K,
  key: string,
  to: (value: Kinds[K] | undefined) => Kinds[K],
): Promise<void> {
  for (;;) {
    const kept = await ledger.get(kind, key);
    const next = to(kept?.value);
    if (next === kept?.value || (await ledger.put(kind, key, next, kept?.version ?? 0))) return;
  }
}
