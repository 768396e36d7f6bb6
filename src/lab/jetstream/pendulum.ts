import { BUCKETS, LEASE, LOG, MACHINE, type Nats, streamOf } from '#server/parts';
import { connect } from './client.ts';
import { fairWay } from './line.ts';
import type { Surroundings } from './machines.ts';
import { type Age, openServers, type Servers } from './servers.ts';

/** Servers with the streams that the first node of a cluster makes. */
export const pendulumServers = (world: Surroundings, count: number, age: Age): Servers =>
  openServers({
    world,
    count,
    age,
    streams: [
      { name: LOG, subjects: 'table.', perSubject: 0, maxAge: 0 },
      ...Object.values(BUCKETS).map((bucket) => ({
        name: streamOf(bucket),
        subjects: `$KV.${bucket}.`,
        perSubject: 1,
        maxAge: bucket === BUCKETS.nodes ? LEASE : 0,
      })),
    ],
  });

/** The world outside of any simulation. */
export const realTime = (): Surroundings => ({
  now: MACHINE.now,
  later: MACHINE.later,
  chance: { below: MACHINE.below, between: (least, most) => least + MACHINE.below(most - least + 1) },
  note: () => {},
});

/** A client in this process and in real time. */
export const standInClient = (servers: Servers): Nats =>
  connect({ servers, way: fairWay(), process: { machine: MACHINE, isAlive: () => true, hear: (act) => act() } });
