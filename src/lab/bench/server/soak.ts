import { serverAsChild, type Usage } from '../../processes/child.ts';
import { temporaryFolder } from '../../processes/folder.ts';
import { inParts } from '../../processes/patience.ts';
import { type Found, percentile } from '../figures/bench.ts';
import { newSample, type Sample } from './screens.ts';
import { type BusyTable, openBusyTable, SEATS } from './table.ts';

const TABLES = 100;
const AT_ONCE = 10;
const EVERY = 500;
const TICK = 10;
/** Five people leave their table after so many commands, and others begin a new one. */
const LEFT_AFTER = 1000;
/** Memory is looked at so often in the whole time. */
const LOOKS = 30;
/** The last third of the time may take so much more memory than the middle one; in the first, caches fill. */
const MOST_GROWTH = 0.05;

/** Tables are played at, left and opened for so many minutes: does the server's memory stay as it is? */
export async function soak(minutes: number): Promise<Found> {
  const data = temporaryFolder();
  const server = await serverAsChild(data.path);
  try {
    const sample = newSample();
    const tables = await playOn(server.address, sample);
    const usages: Usage[] = [];
    let commands = 0;
    for (let look = 0; look < LOOKS; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, (minutes * 60_000) / LOOKS));
      usages.push(await server.measure(true));
      commands += sample.arrived;
      Object.assign(sample, newSample());
      process.stderr.write(`${look + 1} of ${LOOKS}: ${mebibytes(usages.at(-1)?.heapBytes ?? 0)} MiB of heap …\n`);
    }
    return found(minutes, usages, commands, await tables.stop());
  } finally {
    await server.kill();
    data.remove();
  }
}

/** All tables are busy, and each is left in its turn. Gives what ends it, which tells how many tables were left. */
async function playOn(address: string, sample: Sample): Promise<{ readonly stop: () => Promise<number> }> {
  const seeds = Array.from({ length: TABLES }, (_, nth) => nth + 1);
  const busy: (BusyTable | null)[] = await inParts(seeds, AT_ONCE, (seed) => openBusyTable(address, seed, sample));
  const acts = seeds.map((seed) => Math.floor((seed / TABLES) * LEFT_AFTER));
  let left = 0;
  let opening: Promise<unknown> = Promise.resolve();
  let acted = 0;
  const renew = async (nth: number): Promise<void> => {
    left += 1;
    acts[nth] = 0;
    busy[nth]?.screens.close();
    busy[nth] = null;
    busy[nth] = await openBusyTable(address, TABLES + left, sample);
  };
  const began = performance.now();
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / EVERY) * TABLES * SEATS);
    const most = acted + Math.ceil((TICK / EVERY) * TABLES * SEATS * 2);
    for (; acted < due && acted < most; acted += 1) {
      const nth = acted % TABLES;
      acts[nth] = (acts[nth] ?? 0) + 1;
      if ((acts[nth] ?? 0) > LEFT_AFTER) opening = Promise.all([opening, renew(nth)]);
      else busy[nth]?.act(Math.floor(acted / TABLES) % SEATS);
    }
    acted = Math.max(acted, due);
  }, TICK);
  const stop = async (): Promise<number> => {
    clearInterval(timer);
    await opening;
    for (const table of busy) table?.screens.close();
    return left;
  };
  return { stop };
}

const mebibytes = (bytes: number): number => Number((bytes / (1 << 20)).toFixed(1));

function found(minutes: number, usages: readonly Usage[], commands: number, left: number): Found {
  const third = Math.floor(usages.length / 3);
  const middle = (some: readonly Usage[], of: keyof Usage): number =>
    percentile(
      some.map((usage) => usage[of]),
      0.5,
    );
  const grown = (of: keyof Usage): number =>
    middle(usages.slice(-third), of) / middle(usages.slice(third, 2 * third), of) - 1;
  const perCent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const [heap, resident] = [grown('heapBytes'), grown('residentBytes')];
  return {
    figures: {
      minutes,
      commands,
      tablesLeft: left,
      heapMiB: mebibytes(usages.at(-1)?.heapBytes ?? 0),
      residentMiB: mebibytes(usages.at(-1)?.residentBytes ?? 0),
      heapGrowth: Number(heap.toFixed(3)),
      residentGrowth: Number(resident.toFixed(3)),
    },
    lines: [
      {
        what: `${TABLES} tables for ${minutes} minutes`,
        found: `${commands} commands, ${left} tables left for new ones`,
      },
      {
        what: 'heap, from the middle third of the time to the last',
        found: perCent(heap),
        mark: { text: `at most ${MOST_GROWTH * 100} %`, reached: heap <= MOST_GROWTH },
      },
      {
        what: '  as the system sees it',
        found: perCent(resident),
        mark: { text: `at most ${MOST_GROWTH * 100} %`, reached: resident <= MOST_GROWTH },
      },
    ],
  };
}
