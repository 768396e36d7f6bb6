import type { StoredMsg } from '@nats-io/jetstream';
import { type Ledger, StoreError } from '#table/kept';
import type { OwnLedger } from '../store/ledger/ledger.ts';
import { markOf } from '../store/ledger/rows.ts';
import { follow } from './follow.ts';
import { again, BUCKETS, keySubject, lastOf, type Nats, streamOf } from './nats/nats.ts';
import { publishAfter } from './nats/publish.ts';

const BUCKET = BUCKETS.ledger;
const STREAM = streamOf(BUCKET);
const OPERATION = 'KV-Operation';

/** A value with its key: names of keys are hashes, so that nothing else is left of what was removed. */
interface Written {
  readonly key: string;
  readonly value: string;
}

/** The ledger of all nodes: decided in NATS, listed and followed in this node's copy. */
export function openClusterLedger(nats: Nats, own: OwnLedger): Ledger {
  const subjectOf = (kind: string, key: string): string => keySubject(BUCKET, `${kind}.${markOf(kind, key)}`);
  const last = async (kind: string, key: string): Promise<Found> => {
    const found = await lastOf(nats, STREAM, subjectOf(kind, key));
    if (found === null) return { seq: 0, written: null };
    return { seq: found.seq, written: isRemoval(found) ? null : found.json<Written>() };
  };
  /** The sequence of what was written; undefined if another node was faster. */
  const write = async (kind: string, key: string, after: number, written: Written | null) => {
    const headers = written === null ? { [OPERATION]: 'DEL' } : {};
    const payload = written === null ? '' : JSON.stringify(written);
    try {
      // More than one node writes here, so it is always looked up what counts.
      const letter = { stream: STREAM, subject: subjectOf(kind, key), after, payload, headers };
      const version = await publishAfter(nats, letter, () => false);
      await own.copy({ kind, mark: markOf(kind, key), version, text: written });
      return version;
    } catch (error) {
      if (error instanceof StoreError && error.fault === 'fenced') return undefined;
      throw error;
    }
  };

  return {
    async get(kind, key) {
      const { seq, written } = await last(kind, key);
      return written === null ? undefined : { value: JSON.parse(written.value), version: seq };
    },
    async put(kind, key, value, version) {
      const found = await last(kind, key);
      if ((found.written === null ? 0 : found.seq) !== version) return false;
      const written = { key, value: JSON.stringify(value) };
      return (await write(kind, key, found.seq, written)) !== undefined;
    },
    async remove(kind, key) {
      for (let isDone = false; !isDone; ) {
        const { seq, written } = await last(kind, key);
        isDone = written === null || (await write(kind, key, seq, null)) !== undefined;
      }
    },
    async drop(kind, key) {
      await again(nats, () => nats.jsm.streams.purge(STREAM, { filter: subjectOf(kind, key) }));
      await own.drop(kind, key);
    },
    list: own.list,
    follow: own.follow,
  };
}

interface Found {
  readonly seq: number;
  readonly written: Written | null;
}

const isRemoval = ({ header }: StoredMsg): boolean => header.get(OPERATION) !== '';

/** Keeps the node's copy up to date. */
export const followLedger = (nats: Nats, own: OwnLedger): Promise<() => void> =>
  follow(nats, BUCKET, (entry) => {
    const [kind = '', mark = ''] = entry.key.split('.');
    const text = entry.operation === 'PUT' ? entry.json<Written>() : null;
    return own.copy({ kind, mark, version: entry.revision, text });
  });
