/** How much a line matters: 3 must be heard, 2 should be, 1 may go by unheard. */
export type Weight = 1 | 2 | 3;

export interface Line {
  readonly text: string;
  readonly weight: Weight;
  /** When it was put here, in the browser's time. */
  readonly at: number;
}

/** What waits to be said, oldest first. */
export type Queue = readonly Line[];

const AT_MOST = 6;
/** Said in one breath. */
const BREATH = 100;
const STALE: Readonly<Record<Weight, number>> = { 1: 6000, 2: 15_000, 3: Number.POSITIVE_INFINITY };

/** The same thing is said once; of too many things, the least are left out. */
export function put(queue: Queue, line: Line): Queue {
  const others = queue.filter(({ text }) => text !== line.text);
  const all = [...others, line];
  if (all.length <= AT_MOST) return all;
  const least = Math.min(...all.map(({ weight }) => weight));
  const out = all.findIndex(({ weight }) => weight === least);
  return all.filter((_, index) => index !== out);
}

/** What to say now, in one breath, and what still waits. What matters most comes first. */
export function take(queue: Queue, now: number): { readonly say: string; readonly rest: Queue } {
  const timely = queue.filter(({ at, weight }) => now - at < STALE[weight]);
  const [first, ...others] = timely.toSorted((one, other) => other.weight - one.weight);
  if (first === undefined) return { say: '', rest: [] };
  let say = first.text;
  const rest: Line[] = [];
  for (const line of others) {
    if (rest.length === 0 && say.length + line.text.length < BREATH) say = `${say} ${line.text}`;
    else rest.push(line);
  }
  return { say, rest };
}

/** What must be heard does not wait until the rest has been. */
export const isUrgent = (lines: readonly Pick<Line, 'weight'>[]): boolean => lines.some(({ weight }) => weight === 3);

const PER_SIGN = 52;
const PAUSE = 500;

/** How long it takes to hear it, so that the next does not cut it off. */
export const timeToHear = (text: string): number => PAUSE + text.length * PER_SIGN;
