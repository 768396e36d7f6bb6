import type { JsMsg } from '@nats-io/jetstream';
import type { MsgHdrs } from '@nats-io/transport-node';
import { type Log, StoreError } from '#table/kept';
import { chained, damaged, firstHash, type Kept } from '../store/hashes.ts';
import { type Chain, openChain } from './chain.ts';
import { again, LOG, lastOf, logSubject, type Nats } from './nats/nats.ts';
import { ENTRIES, fenced, HASHES, isNext, publishAfter, WRITER } from './nats/publish.ts';

/** A table's log as a subject of one stream. Each message holds the entries that were written together. */
export interface ClusterLog extends Log {
  /** The writer before cannot write any more; what there is up to now can be read. */
  readonly fence: (code: string, writer: string) => Promise<void>;
  readonly forget: (code: string) => void;
  readonly lag: () => number;
}

export interface Writing {
  readonly writer: string;
  readonly entries: readonly string[];
}

/** What counts of a subject, who wrote it, and the sequence of the last message. */
export interface Reading {
  readonly writings: readonly Writing[];
  /** Messages that came too late to count. */
  readonly void: number;
  readonly last: number;
  /** The hash of the last entry. */
  readonly end: string;
}

interface Item {
  readonly entry: string;
  readonly writer: string;
}

/** `claimsOnly`: nothing is written to a table without `fence` before. */
export function openLog(nats: Nats, node: string, isSure: () => boolean, claimsOnly = false): ClusterLog {
  const counts = new Map<string, Promise<{ count: number }>>();
  const writers = new Map<string, string>();
  /** The sequence up to which the next reading goes: what another node writes behind it fences this one off. */
  const fences = new Map<string, number>();
  /** The hash of the last entry that was handed over. A node that fails to write reads anew. */
  const ends = new Map<string, string>();
  const chain: Chain<Item> = openChain(nats, {
    stream: LOG,
    subject: logSubject,
    pack: (items, code) => {
      const kept = chained(
        ends.get(code) ?? firstHash(code),
        0,
        items.map(({ entry }) => entry),
      );
      ends.set(code, kept.at(-1)?.hash ?? firstHash(code));
      return packed(items, kept);
    },
    look: async (code) => (await lastOf(nats, LOG, logSubject(code)))?.seq ?? 0,
    isSure,
  });

  const forget = (code: string): void => {
    counts.delete(code);
    writers.delete(code);
    fences.delete(code);
    ends.delete(code);
    chain.forget(code);
  };
  const look = async (code: string): Promise<readonly string[]> => {
    const { writings, last, end } = await readSubject(nats, code, fences.get(code));
    if (chain.begin(code, last)) ends.set(code, end);
    return writings.flatMap((writing) => writing.entries);
  };
  const load = async (code: string): Promise<readonly string[]> => {
    const entries = await look(code);
    fences.delete(code);
    counts.set(code, Promise.resolve({ count: entries.length }));
    return entries;
  };
  const counted = (code: string): Promise<{ count: number }> => {
    const found = counts.get(code);
    if (found !== undefined) return found;
    const counting = look(code).then((entries) => ({ count: entries.length }));
    counts.set(code, counting);
    counting.catch(() => counts.delete(code));
    return counting;
  };

  return {
    async append(code, known, entries) {
      const writer = writers.get(code);
      if (claimsOnly && writer === undefined) throw fenced(logSubject(code));
      const counting = counted(code);
      const state = await counting;
      // Let go of meanwhile: what is written now would come from a node that no longer may.
      if (counts.get(code) !== counting) throw fenced(logSubject(code));
      if (state.count !== known)
        throw new StoreError('fenced', `table ${code} holds ${state.count} entries, not ${known}`);
      state.count += entries.length;
      await Promise.all(entries.map((entry) => chain.write(code, { entry, writer: writer ?? node })));
    },
    read: load,
    readSome: async (code, from) => {
      const { writings } = await readSubject(nats, code);
      return { entries: writings.flatMap(({ entries }) => entries).slice(from), more: false };
    },
    async fence(code, writer) {
      forget(code);
      const last = await lastOf(nats, LOG, logSubject(code));
      // A node that was held up on the way here must not take the table from one with a later claim.
      if (claimOf(last?.header.get(WRITER)) > claimOf(writer)) throw fenced(logSubject(code));
      const after = last?.seq ?? 0;
      const headers = { [ENTRIES]: '', [WRITER]: writer };
      const letter = { stream: LOG, subject: logSubject(code), after, payload: '', headers };
      fences.set(code, await publishAfter(nats, letter, () => false));
      writers.set(code, writer);
    },
    forget,
    lag: chain.lag,
  };
}

/** A writer is a node and the number of its claim, which only grows. */
const claimOf = (writer: string | undefined): number => Number(writer?.split('.')[1] ?? 0);

function packed(items: readonly Item[], kept: readonly Kept[]) {
  const buffers = items.map(({ entry }) => Buffer.from(entry));
  const lengths = buffers.map(({ length }) => length).join(',');
  const hashes = kept.map(({ hash }) => base64Of(hash)).join(',');
  const headers = { [ENTRIES]: lengths, [HASHES]: hashes, [WRITER]: items[0]?.writer ?? '' };
  return { payload: Buffer.concat(buffers), headers };
}

const base64Of = (hash: string): string => Buffer.from(hash, 'hex').toString('base64');

function unpacked(payload: Uint8Array, lengths: string): readonly string[] {
  const whole = Buffer.from(payload.buffer, payload.byteOffset, payload.byteLength);
  let from = 0;
  return lengths === ''
    ? []
    : lengths.split(',').map((length) => {
        from += Number(length);
        return whole.toString('utf8', from - Number(length), from);
      });
}

const AT_ONCE = 500;

/** Reads up to what the stream's leader says is the last message now, or not as far. */
export async function readSubject(nats: Nats, code: string, upTo?: number): Promise<Reading> {
  const subject = logSubject(code);
  const last = upTo ?? (await lastOf(nats, LOG, subject))?.seq ?? 0;
  const messages = last === 0 ? [] : await messagesUpTo(nats, subject, last);
  const writings: Writing[] = [];
  let counting = 0;
  let position = 0;
  let end = firstHash(code);
  for (const { seq, headers, data } of messages) {
    if (!isNext(headers, counting)) continue;
    counting = seq;
    const entries = unpacked(data, headers?.get(ENTRIES) ?? '');
    end = endAfter(code, end, position, entries, headers?.get(HASHES) ?? '');
    position += entries.length;
    writings.push({ writer: headers?.get(WRITER) ?? '', entries });
  }
  return { writings, void: messages.length - writings.length, last, end };
}

/** Messages of versions before hashes have none of their own; the next one that has stands for them, too. */
function endAfter(code: string, before: string, position: number, entries: readonly string[], hashes: string): string {
  const kept = chained(before, position, entries);
  const written = hashes.split(',');
  const wrong = kept.find(({ hash }, nth) => hashes !== '' && base64Of(hash) !== written[nth]);
  if (wrong !== undefined) throw damaged(code, wrong.position);
  return kept.at(-1)?.hash ?? before;
}

interface Message {
  readonly seq: number;
  readonly headers?: MsgHdrs | undefined;
  readonly data: Uint8Array;
}

/** After a consumer could not be had, the slower way is taken for so long. */
const SLOWLY_FOR = 30_000;
const slowlyUntil = new WeakMap<Nats, number>();

/**
 * With a consumer if possible. Making one needs a leader of all of JetStream, which can be missing for long while the
 * stream itself is well; then one message at a time.
 */
async function messagesUpTo(nats: Nats, subject: string, last: number): Promise<readonly Message[]> {
  const { machine } = nats;
  if (machine.now() > (slowlyUntil.get(nats) ?? Number.NEGATIVE_INFINITY)) {
    try {
      return await consumedUpTo(nats, subject, last);
    } catch {
      slowlyUntil.set(nats, machine.now() + SLOWLY_FOR);
    }
  }
  const messages: Message[] = [];
  for (let seq = 0; seq < last; ) {
    const query = { seq: seq + 1, next_by_subj: subject };
    const found = await again(nats, () => nats.quick.streams.getMessage(LOG, query));
    if (found === null) break;
    seq = found.seq;
    messages.push({ seq, headers: found.header, data: found.data });
  }
  return messages;
}

/** Its consumer may be on a server that is a little behind: it waits until everything is there. */
async function consumedUpTo(nats: Nats, subject: string, last: number): Promise<readonly Message[]> {
  const { DeliverPolicy, AckPolicy } = nats.packages.jetstream;
  const { name } = await nats.quick.consumers.add(LOG, {
    filter_subject: subject,
    deliver_policy: DeliverPolicy.All,
    ack_policy: AckPolicy.None,
    inactive_threshold: 10_000_000_000,
    mem_storage: true,
    num_replicas: 1,
  });
  const consumer = await nats.js.consumers.get(LOG, name);
  const messages: JsMsg[] = [];
  const late = nats.machine.now() + 3000;
  while ((messages.at(-1)?.seq ?? 0) < last) {
    if (nats.machine.now() > late) throw new Error('timeout while reading a log');
    const batch = await consumer.fetch({ max_messages: AT_ONCE, expires: 1000 });
    for await (const message of batch) {
      messages.push(message);
      if (message.seq >= last) break;
    }
  }
  await nats.jsm.consumers.delete(LOG, name).catch(() => false);
  return messages.filter(({ seq }) => seq <= last);
}
