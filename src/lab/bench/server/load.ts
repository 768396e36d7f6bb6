import { programAsChild, serverAsChild, type Usage } from '../../processes/child.ts';
import { fillWithCrowd } from '../../processes/crowd.ts';
import { syncWaits } from '../../processes/disk.ts';
import { temporaryFolder } from '../../processes/folder.ts';
import { inParts, until } from '../../processes/patience.ts';
import { type Found, percentile } from '../figures/bench.ts';
import { found, type Run } from './found.ts';
import { foundOfIdle, openIdle, TIDIED_WITHIN } from './idle.ts';
import { newSample, openScreens, type Sample } from './screens.ts';
import { askStandings, CROWD, foundOfStandings } from './standings.ts';
import { type BusyTable, SEATS } from './table.ts';

const TABLES = 500;
const EVERY = 500;
/** Server and relay take turns, because a machine is not equally quick from one minute to the next. */
const TURNS = 5;
const WARM_UP = 2000;
const MEASURED = 4000;
const AT_ONCE = 10;
const TICK = 2;
/** What was asked last is still on its way. */
const SETTLE = 200;
/** After a moment's stop the clients catch up at this pace, not in one blow. */
const CATCH_UP = 2;

/** What is put to the test: how it is asked, and what is seen of it. */
interface Subject {
  readonly sample: Sample;
  readonly measure: () => Promise<Usage>;
  readonly act: (table: number, seat: number) => void;
}

interface Part {
  readonly cpuMs: number;
  readonly ms: number;
  readonly waits: readonly number[];
  readonly meanBytes: number;
}

/** 500 tables of five, two commands a second each, with rules and a store that syncs; beside a relay of the same bytes. */
export async function loadFound(tables = TABLES): Promise<Found> {
  const data = temporaryFolder();
  note(`keeping ${CROWD.games} rated games`);
  fillWithCrowd(data.path, CROWD);
  const server = await serverAsChild(data.path);
  const sample = newSample();
  try {
    const { busy, idle } = await openIdle(server, tables, sample);
    note('all are open');
    await until(() => busy.every((table) => table.isRunning()), 60_000, 'some tables never began');
    note('first placement');
    await placeFirst(busy);
    const script: string[][] = busy.map(() => []);
    const own: Subject = {
      sample,
      measure: server.measure,
      act: (table, seat) => void script[table]?.push(busy[table]?.act(seat) ?? ''),
    };
    const { meanBytes } = await run(own, tables, WARM_UP);
    const relay = await openRelay(script, meanBytes);
    const [ownParts, relayParts]: [Part[], Part[]] = [[], []];
    const disk: number[] = [];
    try {
      for (let turn = 1; turn <= TURNS; turn += 1) {
        note(`turn ${turn} of ${TURNS}: the server, then the relay`);
        ownParts.push(await run(own, tables, MEASURED));
        const relayed = run(relay, tables, MEASURED);
        disk.push(...(await syncWaits(data.path, relayed)));
        relayParts.push(await relayed);
      }
    } finally {
      relay.close();
    }
    note('people look at ratings and statistics');
    const lookedAt = run(own, tables, MEASURED);
    const looks = await askStandings(server.address, lookedAt);
    const besides = foundOfStandings(looks, percentile((await lookedAt).waits, 0.99), summary(ownParts).p99);
    for (const { screens } of busy) screens.close();
    note('nobody is left');
    await pause(TIDIED_WITHIN);
    const memory = foundOfIdle(idle, await server.measure(true), tables);
    const { figures, lines } = found(tables, summary(ownParts), summary(relayParts), disk);
    return {
      figures: { ...figures, ...memory.figures, ...besides.figures },
      lines: [...lines, ...memory.lines, ...besides.lines],
    };
  } finally {
    await server.kill();
    data.remove();
  }
}

/** Where it is; the findings alone go to the standard output. */
const note = (text: string): void => {
  process.stderr.write(`${text} …\n`);
};

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, nth) => nth);
const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** One at a time, as the rules have it, until all workers stand. */
async function placeFirst(busy: readonly BusyTable[]): Promise<void> {
  for (let turn = 0; turn < 3 * SEATS; turn += 1) {
    for (const table of busy) for (let seat = 0; seat < SEATS; seat += 1) table.act(seat);
    await pause(400);
  }
}

/** Everybody acts once every half second, spread evenly over it; measured after a while. */
async function run({ sample, measure, act }: Subject, tables: number, measured: number): Promise<Part> {
  const total = tables * SEATS;
  let acted = 0;
  const began = performance.now();
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / EVERY) * total);
    const most = acted + Math.ceil((TICK / EVERY) * total * CATCH_UP);
    for (; acted < due && acted < most; acted += 1) act(acted % tables, Math.floor(acted / tables) % SEATS);
  }, TICK);
  await pause(WARM_UP);
  const first = await measure();
  const from = performance.now();
  Object.assign(sample, newSample());
  await pause(measured);
  const last = await measure();
  const ms = performance.now() - from;
  const { waits, bytes, delivered } = sample;
  Object.assign(sample, newSample());
  clearInterval(timer);
  await pause(SETTLE);
  return { cpuMs: last.cpuMs - first.cpuMs, ms, waits, meanBytes: bytes / Math.max(1, delivered) };
}

function summary(parts: readonly Part[]): Run {
  const waits = parts.flatMap((part) => part.waits);
  const ms = parts.reduce((sum, part) => sum + part.ms, 0);
  return {
    cpuShare: parts.reduce((sum, part) => sum + part.cpuMs, 0) / ms,
    p50: percentile(waits, 0.5),
    p99: percentile(
      parts.map((part) => percentile(part.waits, 0.99)),
      0.5,
    ),
    wholeP99: percentile(waits, 0.99),
    perSecond: (waits.length * 1000) / ms,
  };
}

/** The same texts again, each answered to all five by as many bytes as the server's. */
async function openRelay(
  script: readonly (readonly string[])[],
  meanBytes: number,
): Promise<Subject & { readonly close: () => void }> {
  const asked = script.flat();
  const meanAsk = asked.reduce((sum, text) => sum + text.length, 0) / asked.length;
  const relay = await programAsChild('src/lab/bench/server/relay.ts', {
    FILLER: String(Math.max(0, Math.round(meanBytes - meanAsk))),
  });
  const sample = newSample();
  const address = relay.address.replace('http', 'ws');
  const tables = await inParts(range(script.length), AT_ONCE, (nth) =>
    openScreens(`${address}/${nth}`, SEATS, sample, () => {}),
  );
  const next = script.map(() => 0);
  return {
    sample,
    measure: relay.measure,
    act(table) {
      const nth = next[table] ?? 0;
      next[table] = nth + 1;
      const text = script[table]?.[nth % (script[table]?.length ?? 1)] ?? '';
      const [, seat, count] = /"seat":(\d+),"nth":(\d+)/.exec(text) ?? [];
      tables[table]?.ask(Number(seat), Number(count), text);
    },
    close() {
      for (const table of tables) table.close();
      relay.kill();
    },
  };
}
