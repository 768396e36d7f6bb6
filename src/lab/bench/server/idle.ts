import { type Child, serverAsChild, type Usage } from '../../processes/child.ts';
import { temporaryFolder } from '../../processes/folder.ts';
import { inParts } from '../../processes/patience.ts';
import type { Found, Line } from '../figures/bench.ts';
import { newSample, type Sample } from './screens.ts';
import { type BusyTable, openBusyTable } from './table.ts';

const TABLES = 500;
const WARM = 20;
const AT_ONCE = 10;
/** A server tidies every 15 seconds: by then a table that all have left is out of memory, and one that is idle has settled. */
export const TIDIED_WITHIN = 20_000;
const MOST_HEAP = 40 * 1024;
const MOST_RESIDENT = 100 * 1024;

/** Bytes of one table with five people at it who do nothing. */
interface Memory {
  readonly heap: number;
  readonly resident: number;
}

/** The same by both methods, and what was there before any of them and with all of them. */
export interface Idle {
  readonly oneMore: Memory;
  readonly fromNothing: Memory;
  readonly before: Usage;
  readonly after: Usage;
}

/**
 * Opens tables in two halves, all of which stay. What the second half takes is what one more table takes: nothing was
 * freed that it could use again. V8's young generation is left out, for it grows with traffic up to its greatest size
 * and shrinks at rest, however many tables there are. From nothing, all tables bear what is compiled and kept but once,
 * and the young generation as it happens to be.
 */
export async function openIdle(
  server: Child,
  tables: number,
  sample: Sample,
): Promise<{ readonly busy: readonly BusyTable[]; readonly idle: Idle }> {
  const open = (from: number, count: number): Promise<BusyTable[]> =>
    inParts(range(from, count), AT_ONCE, (seed) => openBusyTable(server.address, seed, sample));
  for (const { screens } of await open(0, WARM)) screens.close();
  const before = await measureSettled(server);
  const half = Math.floor(tables / 2);
  note(`opening ${half} tables`);
  const first = await open(1, half);
  const middle = await measureSettled(server);
  note(`opening ${tables - half} more`);
  const second = await open(1 + half, tables - half);
  const after = await measureSettled(server);
  const idle = {
    oneMore: memoryOf(withoutYoung(middle), withoutYoung(after), tables - half),
    fromNothing: memoryOf(before, after, tables),
    before,
    after,
  };
  return { busy: [...first, ...second], idle };
}

/** The memory of idle tables alone, in two minutes. */
export async function idleFound(tables = TABLES): Promise<Found> {
  const data = temporaryFolder();
  const server = await serverAsChild(data.path);
  try {
    const { busy, idle } = await openIdle(server, tables, newSample());
    for (const { screens } of busy) screens.close();
    note('nobody is left');
    return foundOfIdle(idle, await measureSettled(server), tables);
  } finally {
    await server.kill();
    data.remove();
  }
}

/** `left` is what there is when all have gone. */
export function foundOfIdle({ oneMore, fromNothing, before, after }: Idle, left: Usage, tables: number): Found {
  const leftHeap = memoryOf(before, left, tables).heap;
  return {
    figures: {
      idleTableBytes: Math.round(oneMore.heap),
      idleTableResidentBytes: Math.round(oneMore.resident),
      idleTableBytesFromNothing: Math.round(fromNothing.heap),
      idleTableResidentBytesFromNothing: Math.round(fromNothing.resident),
      youngBytesBefore: before.youngBytes,
      youngBytesAfter: after.youngBytes,
      leftTableBytes: Math.round(leftHeap),
    },
    lines: [
      markedLine('memory of one more idle table with five at it', oneMore.heap, MOST_HEAP),
      markedLine('  as the system sees it', oneMore.resident, MOST_RESIDENT),
      {
        what: '  from nothing, with what grows but once and what comes and goes',
        found: `${kibibytes(fromNothing.heap)}, as the system sees it ${kibibytes(fromNothing.resident)}`,
      },
      { what: '  when all five have gone', found: kibibytes(leftHeap) },
    ],
  };
}

const markedLine = (what: string, bytes: number, most: number): Line => ({
  what,
  found: kibibytes(bytes),
  mark: { text: `at most ${kibibytes(most)}`, reached: bytes <= most },
});

async function measureSettled(server: Child): Promise<Usage> {
  await new Promise((resolve) => setTimeout(resolve, TIDIED_WITHIN));
  return server.measure(true);
}

const memoryOf = (from: Usage, to: Usage, tables: number): Memory => ({
  heap: (to.heapBytes - from.heapBytes) / tables,
  resident: (to.residentBytes - from.residentBytes) / tables,
});

const withoutYoung = (usage: Usage): Usage => ({
  ...usage,
  residentBytes: usage.residentBytes - usage.youngBytes,
});

const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KiB`;
const range = (from: number, count: number): readonly number[] => Array.from({ length: count }, (_, nth) => from + nth);

/** Where it is; the findings alone go to the standard output. */
const note = (text: string): void => {
  process.stderr.write(`${text} …\n`);
};
