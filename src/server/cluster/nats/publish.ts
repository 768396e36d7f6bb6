import type { MsgHdrs } from '@nats-io/transport-node';
import { StoreError } from '#table/kept';
import { pause } from '../../machine/machine.ts';
import { again, type Nats } from './nats.ts';

/** What a message follows and who wrote it, kept with it: see `isNext`. */
const AFTER = 'Pendulum-After';
export const WRITER = 'Pendulum-Writer';
export const ENTRIES = 'Pendulum-Entries';
export const HASHES = 'Pendulum-Hashes';
const ID = 'Nats-Msg-Id';

export interface Letter {
  readonly stream: string;
  readonly subject: string;
  /** The sequence of the last message of this subject; 0 for none. */
  readonly after: number;
  readonly payload: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Answers that leave open which message comes first: another one does, or will (10071; from NATS 2.11 on 10164 while it is
 * on its way), this very letter is on its way (10158), or the server has too much to do (10167).
 */
const OPEN_ANSWERS: readonly number[] = [10071, 10158, 10164, 10167];
/** How long the answer to a message is waited for, longer each time: busy servers are not to be told everything twice. */
const WAITS = [600, 1000, 2000] as const;
/** JetStream may be without a leader for so long; then a write has failed. */
const LONGEST = 30_000;
/** No two letters ever have the same. */
const ID_BYTES = 12;

/**
 * Publishes what must follow a certain message directly, and gives its sequence. Whatever goes wrong on the way, the
 * answer is certain: what counts is which message of the subject comes first behind `after`.
 *
 * `isSure` says that nobody else can have been writing up to now. Without it the answer is looked up even if the server
 * accepted the message: servers before 2.10.20 can accept two writers that come within the same round of replication.
 */
export async function publishAfter(nats: Nats, letter: Letter, isSure: () => boolean): Promise<number> {
  const { machine } = nats;
  const id = machine.bytes(ID_BYTES).toString('base64url');
  const late = machine.now() + LONGEST;
  for (let nth = 0; ; nth += 1) {
    const sequence = await publishOnce(nats, letter, id, WAITS[nth] ?? WAITS[2]);
    if (sequence !== undefined && isSure()) return sequence;
    const next = await following(nats, letter);
    if (next !== undefined) {
      if (next.id === id) return next.sequence;
      throw fenced(letter.subject);
    }
    if (machine.now() > late) throw new StoreError('broken', 'NATS has not answered for too long.');
    await pause(machine, 50);
  }
}

/** Undefined if it was refused or nobody knows. */
async function publishOnce(nats: Nats, letter: Letter, id: string, timeout: number): Promise<number | undefined> {
  const { JetStreamApiError } = nats.packages.jetstream;
  const headers = headersOf(nats, letter);
  try {
    const { seq } = await nats.js.publish(letter.subject, letter.payload, {
      msgID: id,
      headers,
      expect: { lastSubjectSequence: letter.after },
      timeout,
      retries: 1,
    });
    return seq;
  } catch (error) {
    if (error instanceof JetStreamApiError && !OPEN_ANSWERS.includes(error.code) && error.status < 500) {
      throw new StoreError(
        /resource|storage|space|limit|exceed/i.test(error.message) ? 'full' : 'broken',
        error.message,
      );
    }
    return undefined;
  }
}

async function following(
  nats: Nats,
  { stream, subject, after }: Letter,
): Promise<{ id: string; sequence: number } | undefined> {
  const query = { seq: after + 1, next_by_subj: subject };
  const found = await again(nats, () => nats.quick.streams.getMessage(stream, query));
  return found === null ? undefined : { id: found.header.get(ID), sequence: found.seq };
}

function headersOf(nats: Nats, { after, headers = {} }: Letter): MsgHdrs {
  const all = nats.packages.transport.headers();
  all.set(AFTER, String(after));
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return all;
}

/** Whether a message counts: it was written by a node that knew of all that counts before it. */
export const isNext = (headers: MsgHdrs | undefined, last: number): boolean =>
  Number(headers?.get(AFTER) ?? -1) >= last;

export const fenced = (subject: string): StoreError => new StoreError('fenced', `another node writes ${subject}`);
