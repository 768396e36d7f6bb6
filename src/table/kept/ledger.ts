import type { Kind, Kinds } from './kinds.ts';

export interface Kept<T> {
  readonly value: T;
  /** Another one after every change; never 0. */
  readonly version: number;
}

/** Small things kept by kind and key, the same on one server and in a cluster. */
export interface Ledger {
  readonly get: <K extends Kind>(kind: K, key: string) => Promise<Kept<Kinds[K]> | undefined>;
  /** Version 0: it must not exist yet. False if it is another by now: read again and decide again. */
  readonly put: <K extends Kind>(kind: K, key: string, value: Kinds[K], version: number) => Promise<boolean>;
  /** Removed for good: nothing but its hash is left, and it stays removed after a restore. */
  readonly remove: (kind: Kind, key: string) => Promise<void>;
  /** Gone without a trace, for what has had its time. A copy of it elsewhere has to be dropped there. */
  readonly drop: (kind: Kind, key: string) => Promise<void>;
  /** In the order of their keys, those whose key begins so. */
  readonly list: <K extends Kind>(
    kind: K,
    prefix: string,
    most: number,
  ) => Promise<readonly (readonly [string, Kinds[K]])[]>;
  /** Tells every value there is and every one to come (undefined: removed), for copies in memory. What it gives ends that. */
  readonly follow: <K extends Kind>(
    kind: K,
    hear: (key: string, value: Kinds[K] | undefined) => void,
  ) => Promise<() => void>;
}
