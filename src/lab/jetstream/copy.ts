import type { MsgHdrs } from '@nats-io/transport-node';

/** A change of a stream that its servers agree on. */
export type Change =
  | {
      readonly type: 'put';
      readonly subject: string;
      readonly data: Uint8Array;
      readonly headers: MsgHdrs;
      readonly id: string;
      readonly at: number;
    }
  | { readonly type: 'delete'; readonly seq: number }
  /** A new leader's first word, which makes all before it certain. */
  | { readonly type: 'lead' };

/** One message of a stream, as far as it is looked at. */
export interface Stored {
  readonly seq: number;
  readonly subject: string;
  readonly data: Uint8Array;
  readonly headers: MsgHdrs;
  readonly at: number;
}

export interface StreamSettings {
  readonly name: string;
  /** How many messages of a subject are kept; 0 for all. */
  readonly perSubject: number;
  /** Messages fall away after so long; 0 for never. */
  readonly maxAge: number;
}

/** A stream as one server has it. */
export interface Copy {
  readonly apply: (change: Change) => number;
  readonly last: (subject: string) => Stored | null;
  /** The first message of a subject from that sequence on. */
  readonly next: (subject: string, from: number) => Stored | null;
  /** All from that sequence on, in their order. */
  readonly from: (seq: number) => readonly Stored[];
  readonly sequenceOf: (id: string) => number | undefined;
  readonly state: () => { readonly messages: number; readonly last_seq: number };
}

export function newCopy({ perSubject, maxAge }: StreamSettings, now: () => number): Copy {
  const subjects = new Map<string, Stored[]>();
  const ids = new Map<string, number>();
  let lastSeq = 0;
  const isThere = ({ at }: Stored): boolean => maxAge === 0 || now() - at < maxAge;
  const of = (subject: string): readonly Stored[] => (subjects.get(subject) ?? []).filter(isThere);
  const from = (seq: number): readonly Stored[] =>
    [...subjects.values()]
      .flat()
      .filter((one) => one.seq >= seq && isThere(one))
      .toSorted((one, other) => one.seq - other.seq);

  const put = (change: Extract<Change, { type: 'put' }>): number => {
    const known = ids.get(change.id);
    if (change.id !== '' && known !== undefined) return known;
    lastSeq += 1;
    ids.set(change.id, lastSeq);
    const all = [...of(change.subject), { ...change, seq: lastSeq }];
    subjects.set(change.subject, perSubject === 0 ? all : all.slice(-perSubject));
    return lastSeq;
  };
  const remove = (seq: number): void => {
    for (const [subject, all] of subjects)
      subjects.set(
        subject,
        all.filter((one) => one.seq !== seq),
      );
  };
  return {
    apply(change) {
      if (change.type === 'put') return put(change);
      if (change.type === 'delete') remove(change.seq);
      return lastSeq;
    },
    last: (subject) => of(subject).at(-1) ?? null,
    next: (subject, seq) => of(subject).find((one) => one.seq >= seq) ?? null,
    from,
    sequenceOf: (id) => (id === '' ? undefined : ids.get(id)),
    state: () => ({ messages: from(0).length, last_seq: lastSeq }),
  };
}
