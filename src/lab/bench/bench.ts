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

const WARM_UP = 4;
const SLICES = 7;
const SLICE = 400;

/** How often a second of one core something is done: the middle one of several slices, after some to warm up. */
export function perSecond(work: () => number): number {
  const rates: number[] = [];
  for (let slice = 0; slice < WARM_UP; slice += 1) oneSlice(work);
  for (let slice = 0; slice < SLICES; slice += 1) rates.push(oneSlice(work));
  rates.sort((one, other) => one - other);
  return rates[Math.floor(rates.length / 2)] ?? 0;
}

/** `work` says how many it did. Counts the processor's time, so that what else runs on the machine matters little. */
function oneSlice(work: () => number): number {
  const began = process.cpuUsage();
  let done = 0;
  let passed = 0;
  while (passed < SLICE * 1000) {
    done += work();
    const { user, system } = process.cpuUsage(began);
    passed = user + system;
  }
  return (done * 1e6) / passed;
}
