import type { Kept, Kind, Kinds, Ledger } from '#table/kept';

type Hear = (key: string, value: Kinds[Kind] | undefined) => void;

/** A ledger that forgets everything when the test is over. */
export function memoryLedger(): Ledger {
  const kept = new Map<Kind, Map<string, Kept<Kinds[Kind]>>>();
  const hearers = new Map<Kind, Set<Hear>>();
  let version = 0;
  const of = <K extends Kind>(kind: K): Map<string, Kept<Kinds[K]>> => {
    const found = kept.get(kind) ?? new Map();
    kept.set(kind, found);
    return found as Map<string, Kept<Kinds[K]>>;
  };
  const tell = (kind: Kind, key: string, value: Kinds[Kind] | undefined): void => {
    for (const hear of hearers.get(kind) ?? []) hear(key, structuredClone(value));
  };
  return {
    get: async (kind, key) => structuredClone(of(kind).get(key)),
    async put(kind, key, value, known) {
      if ((of(kind).get(key)?.version ?? 0) !== known) return false;
      version += 1;
      of(kind).set(key, { value: structuredClone(value), version });
      tell(kind, key, value);
      return true;
    },
    async remove(kind, key) {
      of(kind).delete(key);
      tell(kind, key, undefined);
    },
    async drop(kind, key) {
      of(kind).delete(key);
      tell(kind, key, undefined);
    },
    list: async (kind, prefix, most) =>
      [...of(kind)]
        .filter(([key]) => key.startsWith(prefix))
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .slice(0, most)
        .map(([key, { value }]) => [key, structuredClone(value)] as const),
    async follow(kind, hear) {
      const all = hearers.get(kind) ?? new Set();
      hearers.set(kind, all.add(hear as Hear));
      for (const [key, { value }] of of(kind)) hear(key, structuredClone(value));
      return () => void all.delete(hear as Hear);
    },
  };
}
