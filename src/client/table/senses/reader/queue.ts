/** How much a line matters: 3 must be heard, 2 should be, 1 may go by unheard. */
export type Weight = 1 | 2 | 3;

export interface Said {
  /** Empty to say no more of what it is about: that has passed. */
  readonly text: string;
  readonly weight: Weight;
  /** What it is about: a newer line about the same takes its place. */
  readonly about: string;
}

export interface Line extends Said {
  /** When it was put here, in the browser's time. */
  readonly at: number;
}

/** What waits to be said, oldest first. */
export type Queue = readonly Line[];

const AT_MOST = 6;
/** Said in one breath. */
const BREATH = 100;
/** News that old is no news. What must be heard waits until it has passed. */
const STALE: Readonly<Record<Weight, number>> = { 1: 2500, 2: 5000, 3: Number.POSITIVE_INFINITY };

/** Of two lines about one thing the newer is kept; of too many lines, the least are left out. */
export function put(queue: Queue, line: Line): Queue {
  const others = queue.filter(({ about }) => about !== line.about);
  const all = line.text === '' ? others : [...others, line];
  if (all.length <= AT_MOST) return all;
  const least = Math.min(...all.map(({ weight }) => weight));
  const out = all.findIndex(({ weight }) => weight === least);
  return all.filter((_, index) => index !== out);
}

/** What to say now, in one breath, and what still waits. What matters most comes first, then what is newest. */
export function take(queue: Queue, now: number) {
  const timely = queue.filter(({ at, weight }) => now - at < STALE[weight]);
  const [first, ...others] = timely.toReversed().toSorted((one, other) => other.weight - one.weight);
  if (first === undefined) return { say: '', urgent: false, rest: [] };
  let say = first.text;
  const left = new Set<Line>();
  for (const line of others) {
    if (left.size === 0 && say.length + line.text.length < BREATH) say = `${say} ${line.text}`;
    else left.add(line);
  }
  return { say, urgent: first.weight === 3, rest: timely.filter((line) => left.has(line)) };
}

/** What must be heard does not wait until the rest has been. */
export const isUrgent = (lines: readonly Said[]): boolean =>
  lines.some(({ weight, text }) => weight === 3 && text !== '');

const PER_SIGN = 52;
const PAUSE = 500;

/** How long it takes to hear it from a voice of that rate, so that the next does not cut it off. */
export const timeToHear = (text: string, rate: number): number => (PAUSE + text.length * PER_SIGN) / rate;
