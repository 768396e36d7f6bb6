import { type Plan, planOf } from './plan.ts';
import { runWorld } from './run.ts';

/** So many machines of a world lose power together, with disks that sync each write or with disks that do not. */
export interface Blackout {
  readonly nodes: number;
  readonly machines: number;
  readonly syncs: boolean;
}

export const BLACKOUTS: readonly Blackout[] = [1, 3].flatMap((nodes) =>
  [1, 2, 3].slice(0, nodes).flatMap((machines) => [true, false].map((syncs) => ({ nodes, machines, syncs }))),
);

export interface Toll extends Blackout {
  readonly worlds: number;
  /** Worlds in which something was lost that players had been told, and how many entries in all of them. */
  readonly lossy: number;
  readonly entries: number;
  /** Of all that had been told. */
  readonly known: number;
  /** Worlds that lost something of which no server said a word. */
  readonly silent: number;
}

/** They have sat down by then, and played for a while. */
const EARLIEST = 3000;
const DARK_FOR = 700;

const planFor = (seed: number, lasts: number, { nodes, machines, syncs }: Blackout): Plan => {
  const plan = planOf(seed, lasts, nodes);
  const at = EARLIEST + ((seed * 37) % (lasts - EARLIEST));
  return { ...plan, syncs, faults: [{ kind: 'powerOff', at, lasts: DARK_FOR, who: seed, force: machines - 1 }] };
};

/** Worlds in which nothing goes wrong but the power. */
export async function tollOf(blackout: Blackout, first: number, worlds: number, lasts: number): Promise<Toll> {
  let [lossy, entries, known, silent] = [0, 0, 0, 0];
  for (let seed = first; seed < first + worlds; seed += 1) {
    const { loss } = await runWorld(planFor(seed, lasts, blackout));
    known += loss.known;
    if (loss.entries === 0) continue;
    lossy += 1;
    entries += loss.entries;
    if (!loss.isSaid) silent += 1;
  }
  return { ...blackout, worlds, lossy, entries, known, silent };
}

export const HEAD = `| machines | of them dark | sync | worlds | with a loss | entries lost | losses nobody spoke of |
| --- | --- | --- | --- | --- | --- | --- |`;
export const rowOf = ({ nodes, machines, syncs, worlds, lossy, entries, known, silent }: Toll): string =>
  `| ${nodes} | ${machines} | ${syncs ? 'each write' : 'later'} | ${worlds} | ${lossy} | ${entries} of ${known} | ${silent} |`;
