import { clearTimers, isDurable, type Live, putDown, showEverybodyOut } from '#table';
import { type Machine, pause } from '../machine/machine.ts';
import type { Keeping, Services } from './services.ts';

const SETTLE_WITHIN = 5000;
/** Tables leave a node at this distance, so that those who take them are not overrun; many tables, at a shorter one. */
const LONGEST_PACE = 200;
const HANDED_OVER_WITHIN = 20_000;

export function letGo({ keeping, logger }: Services, live: Live): void {
  keeping?.release(live.record.code, null).catch((error) => logger.warn({ err: error }, 'a table was not let go'));
  putDown(live);
}

/** One after the other, so that each is elsewhere at once and nobody waits for all. */
export async function handAllOver(here: readonly Live[], keeping: Keeping, machine: Machine): Promise<void> {
  const pace = Math.min(LONGEST_PACE, HANDED_OVER_WITHIN / here.length);
  for (const live of here) {
    await handOver(live, keeping, machine);
    await pause(machine, pace);
  }
}

async function handOver(live: Live, keeping: Keeping, machine: Machine): Promise<void> {
  const clock = live.room?.clock();
  live.room?.close();
  for (const late = machine.now() + SETTLE_WITHIN; !isDurable(live) && machine.now() < late; ) await pause(machine, 2);
  live.closed = true;
  clearTimers(live);
  await keeping.release(live.record.code, clock?.running ? clock.at : null).catch(() => {});
  showEverybodyOut(live);
  live.ports.forget(live.record.code);
}
