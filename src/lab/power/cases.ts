import { knowsSync, natsVersion } from '../cluster/natsServers.ts';
import type { Model } from './disk.ts';
import { clusterMachines, loneMachine, type Machines, type Place } from './machines.ts';

/** Who keeps the tables, on what kind of disk, and how many of its machines may lose their power at once. */
export interface Case {
  readonly name: string;
  readonly disk: Model;
  readonly machines: readonly number[];
  readonly open: (place: Place) => Promise<Machines>;
}

export const aloneOn = (disk: Model): Case => ({ name: 'a server alone', disk, machines: [1], open: loneMachine });

/** A NATS server as it usually is, and synced: by its own setting where it knows that, by its disk otherwise. */
export function clustersOf(program: string, disk: Model): readonly Case[] {
  const version = natsVersion(program);
  const machines = [1, 2, 3];
  const open = (isSynced: boolean) => (place: Place) => clusterMachines(place, { program, isSynced });
  const usual: Case = { name: `NATS ${version}`, disk, machines, open: open(false) };
  return knowsSync(version)
    ? [usual, { ...usual, name: `NATS ${version}, sync_interval: always`, open: open(true) }]
    : [usual, { ...usual, disk: 'sync' }];
}
