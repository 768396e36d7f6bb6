import { fairWay, type Way } from '../jetstream/line.ts';
import type { Servers } from '../jetstream/servers.ts';
import type { World } from './machine/world.ts';
import type { Net } from './net.ts';
import { type Fault, NET_FAULTS, type NetFaultKind } from './plan.ts';

export type NetFault = Fault & { readonly kind: NetFaultKind };

export const isOfNet = (fault: Fault): fault is NetFault => NET_FAULTS.some((kind) => kind === fault.kind);

const pick = <T>(list: readonly T[], who: number): T => list[who % list.length] as T;

/** Lets something go wrong with the NATS servers or the ways to them; what it gives ends that. */
export function beginAtNet(world: World, net: Net | null, { kind, who, force }: NetFault): () => void {
  if (net === null) return () => {};
  const { servers, ways } = net;
  const server = who % servers.machines.all.length;
  switch (kind) {
    case 'nodeCut':
      return change(pick(ways, who), { isCut: true });
    case 'nodeSlow':
      return change(pick(ways, who), { slowest: 5 * force + 5 });
    case 'serverKill':
      servers.change(server, { isUp: false });
      return () => servers.change(server, { isUp: true });
    case 'serverCut':
      servers.change(server, { isCut: true });
      return () => servers.change(server, { isCut: false });
    case 'serverStall':
      servers.change(server, { stalledUntil: world.now() + 30 * force });
      return () => {};
    case 'power':
      return darken(servers, server, 1 + (force % servers.machines.all.length));
    case 'leaders':
      servers.stepDown();
      return () => {};
    case 'lateAnswers':
      servers.lateBy = 20 * force;
      return () => {
        servers.lateBy = 0;
      };
  }
}

function change(way: Way, worse: Partial<Way>): () => void {
  const before = { ...way };
  Object.assign(way, worse);
  return () => void Object.assign(way, before);
}

/** So many machines lose power together. */
function darken(servers: Servers, first: number, count: number): () => void {
  const all = Array.from({ length: count }, (_, nth) => (first + nth) % servers.machines.all.length);
  for (const server of all) servers.losePower(server);
  return () => {
    for (const server of all) servers.change(server, { isUp: true });
  };
}

/** All servers and all ways to them are well again. */
export function healNet({ servers, ways }: Net): void {
  servers.lateBy = 0;
  for (const way of ways) Object.assign(way, fairWay());
  for (const server of servers.machines.all.keys())
    servers.change(server, { isUp: true, isCut: false, stalledUntil: 0 });
}
