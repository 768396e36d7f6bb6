import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGzip } from 'node:zlib';
import type { Store, TableRecord } from '#table/kept';
import { openClerk } from '../machine/thread.ts';
import type { Head } from './packer.ts';

/** Finished games that stay packed in memory, in bytes; each game is some tens of KiB. */
const MOST_PACKED = 16 << 20;
/** Logs that wait to be packed; more are asked to come again. */
const MOST_WAITING = 32;

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What the thread that packs is told. */
export type Packing =
  | { readonly do: 'begin'; readonly head: Head }
  | { readonly do: 'add'; readonly entries: readonly string[] }
  | { readonly do: 'end' };

/** The games of finished tables as files, packed for the wire by a thread of their own, one after the other. */
export interface Recordings {
  /** Other names, another tag. */
  readonly tagOf: (record: TableRecord, endedAt: number | null) => string;
  /** Undefined when too many are being packed. */
  readonly of: (record: TableRecord, endedAt: number | null) => Promise<Buffer> | undefined;
  readonly close: () => Promise<void>;
}

export function openRecordings(store: Store): Recordings {
  const clerk = openClerk<Packing, Uint8Array | null>('recordings', null);
  const packed = new Map<string, Buffer>();
  const open = new Map<string, Promise<Buffer>>();
  let turn: Promise<unknown> = Promise.resolve();

  const pack = async (code: string, head: Head): Promise<Buffer> => {
    await clerk.ask({ do: 'begin', head });
    for (let from = 0, more = true; more; ) {
      const part = await store.readSome(code, from);
      await clerk.ask({ do: 'add', entries: part.entries });
      from += part.entries.length;
      more = part.more;
    }
    return Buffer.from((await clerk.ask({ do: 'end' })) ?? []);
  };
  const keep = (tag: string, buffer: Buffer): void => {
    packed.set(tag, buffer);
    let bytes = [...packed.values()].reduce((sum, { length }) => sum + length, 0);
    for (const [oldest, { length }] of packed) {
      if (bytes <= MOST_PACKED) return;
      packed.delete(oldest);
      bytes -= length;
    }
  };
  const begin = (tag: string, code: string, head: Head): Promise<Buffer> => {
    const work = turn.then(() => pack(code, head));
    turn = work.then(
      (buffer) => keep(tag, buffer),
      () => {},
    );
    open.set(tag, work);
    turn.then(() => open.delete(tag));
    return work;
  };

  return {
    tagOf: tagFor,
    of(record, endedAt) {
      const tag = tagFor(record, endedAt);
      const known = packed.get(tag);
      if (known !== undefined) return Promise.resolve(known);
      const waiting = open.get(tag);
      if (waiting !== undefined || open.size >= MOST_WAITING) return waiting;
      return begin(tag, record.code, { endedAt, seats: seatsOf(record) });
    },
    close: clerk.close,
  };
}

const seatsOf = ({ chairs }: TableRecord): Head['seats'] =>
  chairs.map(({ name, colour, bot }) => ({ name, colour, bot }));

const tagFor = (record: TableRecord, endedAt: number | null): string => {
  const text = JSON.stringify([record.code, record.stage, endedAt, seatsOf(record)]);
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
};

/** Kept is brotli; another encoding is made from it while it is sent, a piece at a time. */
export function streamOf(packed: Buffer, encoding: Encoding): Readable {
  const source = Readable.from([packed]);
  if (encoding === 'br') return source;
  const plain = createBrotliDecompress();
  // A visitor who hangs up ends it.
  const ignore = (): void => {};
  return encoding === 'gzip' ? pipeline(source, plain, createGzip(), ignore) : pipeline(source, plain, ignore);
}

/** The shortest that the asker understands. */
export const encodingFor = (accepted: string | undefined): Encoding =>
  ENCODINGS.find((encoding) => accepted?.split(',').some((one) => one.trim().split(';')[0] === encoding)) ?? 'identity';
