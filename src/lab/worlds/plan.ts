import { chanceOf } from './machine/world.ts';

/** All that goes wrong in a world. Several may hold at once. */
const FAULTS = [
  'kill',
  'restart',
  'freeze',
  'stall',
  'full',
  'slowDisk',
  'cut',
  'cutAll',
  'slow',
  'mad',
  'jump',
  'drift',
  'bots',
] as const;
/** What goes wrong besides where several nodes share NATS servers. */
export const NET_FAULTS = [
  'nodeCut',
  'nodeSlow',
  'serverKill',
  'serverCut',
  'serverStall',
  'power',
  'leaders',
  'lateAnswers',
] as const;
export type NetFaultKind = (typeof NET_FAULTS)[number];
export type FaultKind = (typeof FAULTS)[number] | NetFaultKind | 'heldClaim' | 'letGo' | 'powerOff';

export interface Fault {
  readonly kind: FaultKind;
  /** When it begins, and for how long it holds, in milliseconds. */
  readonly at: number;
  readonly lasts: number;
  /** Which line or machine, by its number. */
  readonly who: number;
  /** How badly, from 0 to 99. */
  readonly force: number;
}

/** What a seed stands for. */
export interface Plan {
  readonly seed: number;
  readonly people: number;
  readonly bots: number;
  readonly speed: number;
  readonly pace: number;
  /** People's clocks and the server's, as wrong as they are from the start. */
  readonly drifts: readonly number[];
  readonly slowest: number;
  /** How long they play under faults. */
  readonly lasts: number;
  readonly faults: readonly Fault[];
  /** Several are a cluster. */
  readonly nodes: number;
  /** Of their NATS servers. */
  readonly age: 'old' | 'new';
  /** Disks and NATS servers acknowledge only what is there for good. */
  readonly syncs: boolean;
}

const MOST_FAULTS = 8;
/** One cluster of so many has one. */
const HELD_CLAIMS = 3;
const LET_GOES = 3;
const POWER_OFFS = 2;
/** Another stream of chance than the world's own: a fault left out changes no other. */
const PLANS = 0x5eed;

export function planOf(seed: number, lasts: number, nodes = 1): Plan {
  const { between, below } = chanceOf(seed ^ PLANS);
  const people = between(1, 4);
  const drifts = Array.from({ length: 8 }, () => between(980, 1020) / 1000);
  const plan = {
    seed,
    people,
    bots: between(people === 1 ? 1 : 0, 5 - people > 1 ? 1 : 0),
    speed: [1, 1, 5, 10][below(4)] ?? 1,
    pace: between(150, 1500),
    drifts,
    slowest: [2, 20, 100, 400][below(4)] ?? 20,
    lasts,
    nodes,
    syncs: true,
  };
  const kinds = nodes === 1 ? FAULTS : [...FAULTS, ...NET_FAULTS, ...NET_FAULTS];
  const faults = Array.from({ length: between(0, MOST_FAULTS) }, (): Fault => {
    const kind = kinds[below(kinds.length)] ?? 'kill';
    return { kind, at: below(lasts), lasts: between(50, lasts / 3), who: below(8), force: below(100) };
  });
  const age = nodes > 1 && below(2) === 0 ? 'old' : 'new';
  // Drawn last: without it a seed is the world it was before there was this fault.
  if (nodes > 1 && below(HELD_CLAIMS) === 0)
    faults.push({ kind: 'heldClaim', at: below(lasts / 2), lasts: between(2200, 5000), who: 0, force: below(100) });
  if (nodes > 1 && below(LET_GOES) === 0)
    faults.push({ kind: 'letGo', at: below(lasts), lasts: between(200, 1500), who: 0, force: below(100) });
  if (below(POWER_OFFS) === 0)
    faults.push({ kind: 'powerOff', at: below(lasts), lasts: between(50, 3000), who: below(8), force: below(100) });
  return { ...plan, age, faults: faults.toSorted((one, other) => one.at - other.at) };
}
