import type { StreamConfig, StreamInfo } from '@nats-io/jetstream';
import type { FastifyBaseLogger } from 'fastify';
import { type Machine, pause } from '../machine/machine.ts';
import type { Members } from './members.ts';
import { BUCKETS, LOG, type Nats, streamOf } from './nats/nats.ts';

/**
 * Copies of a stream do not stay alike with NATS servers before 2.10: a leader that was lost for a while and comes back
 * keeps what it had only begun to spread in place of what the others agreed on since, and if it leads again later, that is
 * what counts. So whenever another server leads than the one that did, the copy of the old one is thrown away as soon as
 * it is back, and made anew. The stream's description says who led when all copies were alike.
 */
export interface Mending {
  readonly stop: () => void;
}

const EVERY = 400;
const STREAMS = [LOG, ...Object.values(BUCKETS).map(streamOf)];
const COPIES = 3;
/** Messages that are on their way are no matter. */
const MOST_LAG = 50;
const LED = 'led by ';
/** A copy that comes no nearer for so long will not come by itself. */
const STUCK_AFTER = 10_000;
/** A copy that was asked for shows itself within this time. */
const SHOWS_WITHIN = 5000;

export function openMending(nats: Nats, members: Members, logger: FastifyBaseLogger): Mending {
  let isStopped = false;
  const isFirst = (): boolean => members.isWell() && members.others().every((other) => other > members.node);
  const watch = async (name: string): Promise<void> => {
    const mend = mender(nats, name);
    while (!isStopped) {
      await pause(nats.machine, EVERY);
      if (isFirst()) await mend().catch((error) => logger.debug({ name, error }, 'not mended yet'));
    }
  };
  const [, minor] = (nats.connection.info?.version ?? '').split('.').map(Number);
  const isNeeded = nats.connection.info?.cluster !== undefined && (minor ?? 0) < 10;
  if (isNeeded) for (const name of STREAMS) watch(name);
  return {
    stop() {
      isStopped = true;
    },
  };
}

/** Everything is kept three times, and alike. */
export function isWhole({ cluster, config }: StreamInfo): boolean {
  const { leader = '', replicas = [] } = cluster ?? {};
  const isComplete = replicas.length === COPIES - 1 && replicas.every(isThere);
  return isComplete && (!config.description || config.description === LED + leader);
}

type Copy = {
  readonly name: string;
  readonly current: boolean;
  readonly offline?: boolean;
  readonly lag?: number;
};
const isThere = ({ current, offline = false, lag = 0 }: Copy): boolean => current && !offline && lag < MOST_LAG;

/** Finds the one copy whose server is there, but which has come no nearer to the others for a while. */
function watchCopies({ now }: Machine): (copies: readonly Copy[]) => Copy | undefined {
  const behind = new Map<string, { lag: number; since: number }>();
  return (copies) =>
    copies.find((copy) => {
      const { name, lag = 0, offline = false } = copy;
      const known = behind.get(name);
      if (isThere(copy) || offline) behind.delete(name);
      else if (known === undefined || lag < known.lag) behind.set(name, { lag, since: now() });
      else if (now() - known.since > STUCK_AFTER) return behind.delete(name);
      return false;
    });
}

/** Takes one step each time; the node that comes next takes the next one, also after a step that failed half-way. */
function mender(nats: Nats, name: string): () => Promise<void> {
  const { now } = nats.machine;
  const stuckIn = watchCopies(nats.machine);
  const update = (config: StreamConfig) => nats.jsm.streams.update(name, config);
  let askedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const { config, cluster } = await nats.quick.streams.info(name);
    const { leader, replicas = [] } = cluster ?? {};
    const { description = '', num_replicas } = config;
    const stuck = stuckIn(replicas);
    const isOnlyOne = replicas.every((copy) => copy === stuck || isThere(copy));
    if (stuck !== undefined && isOnlyOne) return void (await throwAway(nats, name, stuck.name));
    const isComplete = num_replicas === COPIES && replicas.length === COPIES - 1;
    if (!leader || (isComplete && description === LED + leader)) return;
    const old = replicas.find((copy) => copy.name === description.slice(LED.length));
    if (description === '') {
      if (num_replicas === COPIES) await update({ ...config, description: LED + leader });
    } else if (num_replicas !== COPIES) {
      askedAt = now();
      // The old one's copy is still there: who led is not forgotten before it has been made anew too.
      await update({ ...config, num_replicas: COPIES, description: old === undefined ? LED + leader : description });
    } else if (!isComplete) {
      // A stream that is said to have three copies and has two gets the third one only if it is told two first.
      if (now() - askedAt > SHOWS_WITHIN) await update({ ...config, num_replicas: COPIES - 1 });
    } else if (old === undefined) {
      await update({ ...config, description: LED + leader });
    } else if (isThere(old)) {
      await throwAway(nats, name, old.name);
    }
  };
}

/** It says that there is no other place for the copy, and does it nevertheless. */
const throwAway = (nats: Nats, name: string, peer: string): Promise<unknown> =>
  nats.connection.request(`$JS.API.STREAM.PEER.REMOVE.${name}`, JSON.stringify({ peer }), { timeout: 2000 });
