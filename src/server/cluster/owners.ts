import type { GoOn } from '../tables/services.ts';
import type { Members } from './members.ts';
import { BUCKETS, keySubject, lastOf, type Nats, streamOf } from './nats/nats.ts';
import { fenced, publishAfter } from './nats/publish.ts';
import type { ClusterStore } from './store.ts';

/** A table is this node's, or another's. */
type Claim = { readonly mine: true; readonly goOn: GoOn | null } | { readonly mine: false; readonly owner: string };

/** Another node has the table. */
export class Elsewhere extends Error {
  readonly owner: string;
  constructor(owner: string) {
    super(`the table is at node ${owner}`);
    this.owner = owner;
  }
}

export interface Owners {
  /** Whose a table is, if anybody's who lives. */
  readonly ownerOf: (code: string) => Promise<string | null>;
  /** Takes a table whose node is gone, or that has none. */
  readonly claim: (code: string) => Promise<Claim>;
  /** Lets go of a table, saying what time it is there. */
  readonly release: (code: string, at: number | null) => Promise<void>;
  readonly owned: () => readonly string[];
  /** Says once more that a table is this node's, if nobody has claimed it since. A claim of another that is on its way comes too late then. */
  readonly affirm: (code: string) => Promise<boolean>;
  /** No longer held on to, though nobody was told. */
  readonly dropped: (code: string) => void;
}

interface Owned {
  /** Empty where it was let go of: then `by` has done so, at this game time if it ran. */
  readonly node: string;
  readonly at?: number | null;
  readonly by?: string;
}

/** A table that is opened later than this begins with a pause. */
const RECENT = 20_000;

export function openOwners(nats: Nats, members: Members, store: ClusterStore): Owners {
  const stream = streamOf(BUCKETS.owners);
  const subjectOf = (code: string) => keySubject(BUCKETS.owners, code);
  const epochs = new Map<string, number>();
  const droppedAt = new Map<string, number>();
  const turns = new Map<string, Promise<boolean>>();
  const { now } = nats.machine;
  const known = async (code: string): Promise<{ value: Owned | null; seq: number }> => {
    const found = await lastOf(nats, stream, subjectOf(code));
    return found === null ? { value: null, seq: 0 } : { value: found.json<Owned>(), seq: found.seq };
  };
  const put = (code: string, after: number, value: Owned): Promise<number> =>
    // Anybody may want the table at this moment.
    publishAfter(nats, { stream, subject: subjectOf(code), after, payload: JSON.stringify(value) }, () => false);

  /** By the clock of this machine alone: that of another may be wrong by any time. */
  const isRecent = (code: string, { node, by = node }: Owned): boolean =>
    by === members.node
      ? now() - (droppedAt.get(code) ?? Number.NEGATIVE_INFINITY) < RECENT
      : members.wasAliveRecently(by);
  const goOnFrom = (code: string, value: Owned | null): GoOn | null =>
    value === null ? null : { at: value.at ?? 0, running: value.at !== null && isRecent(code, value) };
  const isTaken = async (value: Owned | null): Promise<boolean> =>
    value !== null && value.node !== '' && value.node !== members.node && (await members.isAlive(value.node));

  const affirmOnce = async (code: string): Promise<boolean> => {
    const epoch = epochs.get(code);
    if (epoch === undefined) return false;
    const next = await put(code, epoch, { node: members.node });
    if (epochs.get(code) !== epoch) return false;
    epochs.set(code, next);
    return true;
  };
  /** One after the other: each has to come behind all that made it necessary. */
  const affirm = (code: string): Promise<boolean> => {
    const turn = (turns.get(code) ?? Promise.resolve(true)).then(() => affirmOnce(code)).catch(() => false);
    turns.set(code, turn);
    turn.then(() => turns.get(code) === turn && turns.delete(code));
    return turn;
  };
  const drop = (code: string): void => {
    if (!epochs.delete(code)) return;
    store.forget(code);
    droppedAt.set(code, now());
  };

  return {
    async ownerOf(code) {
      if (epochs.has(code)) return members.node;
      const { value } = await known(code);
      return value !== null && (await isTaken(value)) ? value.node : null;
    },
    async claim(code) {
      const { value, seq } = await known(code);
      if (value !== null && (await isTaken(value))) return { mine: false, owner: value.node };
      const goOn = goOnFrom(code, value);
      const epoch = await put(code, seq, { node: members.node });
      await store.fence(code, `${members.node}.${epoch}`);
      epochs.set(code, epoch);
      droppedAt.delete(code);
      // A node that slept over its claim may have lost the table again, or be about to lose it.
      if (await affirm(code)) return { mine: true, goOn };
      drop(code);
      throw fenced(subjectOf(code));
    },
    async release(code, at) {
      const epoch = epochs.get(code);
      epochs.delete(code);
      store.forget(code);
      if (epoch !== undefined) await put(code, epoch, { node: '', at, by: members.node });
    },
    owned: () => [...epochs.keys()],
    affirm,
    dropped: drop,
  };
}
