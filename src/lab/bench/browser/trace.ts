import type { CDPSession, Page } from 'playwright-core';

/** As Chromium writes them: microseconds, on the wall and of the thread itself. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
}

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame'];
const FRAME = 'BeginMainThreadFrame';
const TASK = 'RunTask';
const LONG = 50;

export interface Traced {
  /** What the main thread did from each frame to the next, in milliseconds of processor time. */
  readonly frames: readonly number[];
  readonly longTasks: number;
}

/** Watches the main thread of a page for a while. Counts the thread's own time: what else the machine does matters little. */
export async function traced(page: Page, time: number): Promise<Traced> {
  const session = await page.context().newCDPSession(page);
  const events = await record(session, () => page.waitForTimeout(time));
  const began = events.filter(({ name }) => name === FRAME);
  const first = began[0];
  if (first === undefined) throw new Error('the page drew nothing');
  const isHere = ({ pid, tid }: TraceEvent): boolean => pid === first.pid && tid === first.tid;
  const starts = began.filter(isHere).map(({ ts }) => ts);
  const tasks = events
    .filter((event) => event.name === TASK && isHere(event))
    .toSorted((one, other) => one.ts - other.ts);
  const frames = starts.map(() => 0);
  let frame = 0;
  for (const { ts, tdur = 0 } of tasks) {
    while (frame + 1 < starts.length && ts >= (starts[frame + 1] ?? 0)) frame += 1;
    frames[frame] = (frames[frame] ?? 0) + tdur / 1000;
  }
  return { frames: frames.slice(0, -1), longTasks: tasks.filter(({ tdur = 0 }) => tdur / 1000 > LONG).length };
}

async function record(session: CDPSession, meanwhile: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await meanwhile();
  await session.send('Tracing.end');
  await complete;
  return events.toSorted((one, other) => one.ts - other.ts);
}
