/** What a bench found: the figures for programs, and the lines of a table for people. */
export interface Found {
  readonly figures: Readonly<Record<string, number>>;
  readonly lines: readonly Line[];
}

export interface Line {
  readonly what: string;
  readonly found: string;
  readonly mark?: Mark;
}

/** What it has to reach, and whether it does. */
export interface Mark {
  readonly text: string;
  readonly reached: boolean;
}

/** Given whatever stood behind its name on the command line, but for --json. */
export type Bench = (args: readonly string[]) => Found | Promise<Found>;

export const atLeast = (figure: number, mark: number): Mark => ({
  text: `at least ${grouped(mark)}`,
  reached: figure >= mark,
});

export const below = (figure: number, mark: number): Mark => ({
  text: `below ${grouped(mark)}`,
  reached: figure < mark,
});

/** 1234567 as "1 234 567". */
export const grouped = (value: number): string => `${Math.round(value)}`.replace(/\B(?=(?:\d{3})+$)/g, ' ');

const WARM_UP = 6;
const TURNS = 15;
/** Milliseconds of the processor's time that a turn takes. */
const TURN = 200;
/** Asking for the processor's time is dear, so it is asked for this many milliseconds apart. */
const APART = 10;

/** How often a second of one core something is done: the middle one of all turns, and the half of them around it. */
export interface Rate {
  readonly middle: number;
  readonly low: number;
  readonly high: number;
}

/** Each work says how many it did. They take turns, so that what else the machine does strikes all of them alike. */
export function rates<K extends string>(works: Readonly<Record<K, () => number>>): Readonly<Record<K, Rate>> {
  const names = Object.keys(works) as K[];
  const found = new Map(names.map((name): [K, number[]] => [name, []]));
  for (let nth = 0; nth < WARM_UP + TURNS; nth += 1) {
    for (const name of names) {
      const rate = oneTurn(works[name]);
      if (nth >= WARM_UP) found.get(name)?.push(rate);
    }
  }
  return Object.fromEntries([...found].map(([name, all]) => [name, rateOf(all)])) as Record<K, Rate>;
}

export const spread = ({ middle, low, high }: Rate): string =>
  `${grouped(middle)} (half of all turns: ${grouped(low)} to ${grouped(high)})`;

function rateOf(all: readonly number[]): Rate {
  const sorted = all.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return { middle: at(0.5), low: at(0.25), high: at(0.75) };
}

/** Counts the processor's time, so that what else runs on the machine matters less. */
function oneTurn(work: () => number): number {
  const began = process.cpuUsage();
  let done = 0;
  let passed = 0;
  while (passed < TURN * 1000) {
    const until = performance.now() + APART;
    do done += work();
    while (performance.now() < until);
    const { user, system } = process.cpuUsage(began);
    passed = user + system;
  }
  return (done * 1e6) / passed;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
