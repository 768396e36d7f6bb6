import { every, pause } from '../machine/machine.ts';
import { BUCKETS, keySubject, LEASE, lastOf, mayPublish, type Nats, streamOf } from './nats/nats.ts';

const BEAT = 'pendulum.beat';
const EVERY = 500;
/** Without JetStream for so long, though NATS itself answers: nothing can be kept, so nothing is held on to. */
const LONGEST_WITHOUT = 15_000;
/** A node unheard of for longer than this did not just die. */
const RECENT = 20_000;

interface Beat {
  readonly node: string;
  readonly sent: Readonly<Record<string, number>>;
  readonly isLeaving: boolean;
}

/** Who is there. Each node keeps a key that falls away by itself, and says twice a second that it lives. */
export interface Members {
  readonly node: string;
  /** Nobody can have taken this node for dead up to now. */
  readonly isSure: () => boolean;
  /** This node can keep what happens at its tables. */
  readonly isWell: () => boolean;
  readonly isAlive: (node: string) => Promise<boolean>;
  /** By beats alone: quicker, and wrong about nodes heard of for the first time. */
  readonly isHeard: (node: string) => boolean;
  readonly wasAliveRecently: (node: string) => boolean;
  readonly others: () => readonly string[];
  /** Something came from that node, so it lives; a node that has just started has not heard every beat yet. */
  readonly hearFrom: (node: string) => void;
  /** It gives up its tables at once. */
  readonly leave: () => Promise<void>;
  readonly stop: () => void;
}

export interface MembersOptions {
  readonly nats: Nats;
  readonly node: string;
  /** How many messages this node has sent to each other one. */
  readonly sent: () => Readonly<Record<string, number>>;
  readonly heard: (from: string, sentToUs: number) => void;
  readonly died: (node: string) => void;
  readonly lost: () => void;
  /** The lease had run out, and is had again: others may have taken tables meanwhile. */
  readonly regained: () => void;
}

export async function openMembers(options: MembersOptions): Promise<Members> {
  const { nats, node } = options;
  const { connection, js, machine } = nats;
  const { now } = machine;
  const lastHeard = new Map<string, number>();
  const gone = new Set<string>();
  const dead = new Set<string>();
  let leasedUntil = 0;
  let revision = 0;
  let isLeaving = false;
  let stopped = false;
  let isLost = true;
  let reviewed = now();

  const subject = keySubject(BUCKETS.nodes, node);
  const renewOnce = async (): Promise<void> => {
    const asked = now();
    try {
      const expect = { lastSubjectSequence: revision };
      const { seq } = await js.publish(subject, node, { expect, timeout: LEASE / 2, retries: 0 });
      revision = seq;
      if (now() >= leasedUntil && leasedUntil > 0) options.regained();
      leasedUntil = asked + LEASE;
    } catch {
      // It may have fallen away, or been kept without our hearing of it.
      const found = await nats.quick.streams
        .getMessage(streamOf(BUCKETS.nodes), { last_by_subj: subject })
        .catch(() => undefined);
      if (found !== undefined) revision = found?.seq ?? 0;
    }
  };
  const renew = async (): Promise<void> => {
    while (!stopped) {
      await renewOnce();
      await pause(machine, EVERY);
    }
  };

  const isHeard = (other: string): boolean => !gone.has(other) && now() - (lastHeard.get(other) ?? -LEASE) < LEASE;
  const isWell = (): boolean =>
    !stopped && (now() < leasedUntil || (isHeard(node) && now() < leasedUntil + LONGEST_WITHOUT));

  const beat = (): void => {
    if (mayPublish(nats))
      connection.publish(BEAT, JSON.stringify({ node, sent: options.sent(), isLeaving } satisfies Beat));
  };
  const review = (): void => {
    // A node that slept was taken for dead, and old beats that wait in the wire say nothing about now.
    const slept = now() - reviewed > LEASE;
    reviewed = now();
    beat();
    for (const other of lastHeard.keys()) {
      if (other === node || isHeard(other) || dead.has(other)) continue;
      dead.add(other);
      options.died(other);
    }
    if (isWell() && !slept) isLost = false;
    else if (!isLost) {
      isLost = true;
      options.lost();
    }
  };

  const hearFrom = (from: string): void => {
    lastHeard.set(from, now());
    dead.delete(from);
  };
  connection.subscribe(BEAT, {
    callback(error, message) {
      if (error !== null) return;
      const { node: from, sent, isLeaving: goes } = message.json<Beat>();
      const isNew = !lastHeard.has(from);
      hearFrom(from);
      if (goes) gone.add(from);
      // A new node learns of this one at once.
      else if (isNew && from !== node) beat();
      if (from !== node) options.heard(from, sent[node] ?? 0);
    },
  });
  await renewOnce();
  renew();
  review();
  const stopReviewing = every(machine, EVERY, review);

  return {
    node,
    isSure: () => now() < leasedUntil,
    isWell,
    isHeard,
    hearFrom,
    async isAlive(other) {
      if (isHeard(other) || (other === node && isWell())) return true;
      if (gone.has(other)) return false;
      return (await lastOf(nats, streamOf(BUCKETS.nodes), keySubject(BUCKETS.nodes, other))) !== null;
    },
    wasAliveRecently: (other) => now() - (lastHeard.get(other) ?? Number.NEGATIVE_INFINITY) < RECENT,
    others: () => [...lastHeard.keys()].filter((other) => other !== node && isHeard(other)),
    async leave() {
      isLeaving = true;
      stopped = true;
      stopReviewing();
      beat();
      const rid = new nats.packages.kv.Kvm(js).open(BUCKETS.nodes).then((bucket) => bucket.delete(node));
      await Promise.race([rid.catch(() => {}), pause(machine, LEASE)]);
    },
    stop() {
      stopped = true;
      stopReviewing();
    },
  };
}
