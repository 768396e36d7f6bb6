import type { Request } from '../jetstream/servers.ts';
import type { House } from './house.ts';
import type { World } from './machine/world.ts';
import type { Net } from './net.ts';

interface Nodes {
  readonly world: World;
  readonly houses: readonly House[];
  readonly net: Net | null;
}

/** A claim is two writings, whose a table is and a fence in its log, and a look behind each. */
const SUBJECTS = ['$KV.pendulum-owners.', 'table.'] as const;
const isOf = (request: Request, type: 'publish' | 'get', prefix: string): boolean =>
  request.type === type &&
  ((request.type === 'publish' ? request.subject : request.query.next_by_subj)?.startsWith(prefix) ?? false);

/**
 * The node that has a table lets go of it, and the next one to claim it falls asleep in the middle of that, longer than its
 * lease: the moment in which two nodes are most likely to take the same table for theirs.
 */
export function holdClaim({ world, houses, net }: Nodes, lasts: number, force: number): () => void {
  const owner = houses.find((house) => (house.tables()?.inMemory() ?? 0) > 0);
  if (net === null || owner === undefined || !owner.process().isAlive()) return () => {};
  const type = force % 4 < 2 ? 'publish' : 'get';
  const subject = SUBJECTS[force % 2] ?? SUBJECTS[0];
  const disarm = (): void => {
    for (const way of net.ways) way.answering = () => {};
  };
  for (const [nth, way] of net.ways.entries()) {
    const house = houses[nth] as House;
    way.answering = (request: Request): void => {
      if (house === owner || !isOf(request, type, subject)) return;
      disarm();
      world.note(`node ${nth} sleeps over its claim`);
      const process = house.process();
      process.freeze();
      world.later(lasts, process.thaw);
    };
  }
  owner.stop();
  return disarm;
}

/** A table is let go of in the moment of a writing, on a slow way: its node may claim it again before that is on its way. */
export function letGo({ houses, net }: Nodes, force: number): () => void {
  const nth = houses.findIndex((house) => (house.tables()?.inMemory() ?? 0) > 0);
  const [owner, way] = [houses[nth], net?.ways[nth]];
  if (owner === undefined || way === undefined) return () => {};
  owner.letsGo = true;
  const { slowest } = way;
  way.slowest = 5 * force + 5;
  return () => {
    owner.letsGo = false;
    way.slowest = slowest;
  };
}
