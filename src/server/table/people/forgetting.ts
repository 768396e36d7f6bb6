import { seatHeldBy, withoutName } from '../kept/lobby.ts';
import type { Store } from '../kept/log.ts';
import { type Live, tellTable, write } from '../live/live.ts';
import { letGo } from './seats.ts';

/** Takes a person's name from one table, wherever it is; gives the code of the table where they play again. */
export async function forgetName(
  store: Store,
  finding: Promise<Live | undefined> | undefined,
  code: string,
  holder: string,
): Promise<string | null> {
  const live = await finding?.catch(() => undefined);
  // A table that is being made has the name already, and must be found.
  await live?.again?.catch(() => {});
  const record = live?.record ?? (await store.recall(code));
  const seat = record && seatHeldBy(record, holder);
  if (seat === undefined) return record?.rematch ?? null;
  if (live !== undefined) await forgetHere(live, seat);
  else await store.forgetName(code, seat);
  return record?.rematch ?? null;
}

/** In memory first: whatever is kept from here on is without the name. */
async function forgetHere(live: Live, seat: number): Promise<void> {
  live.record = withoutName(live.record, seat);
  live.services.list(live.record);
  const forgotten = live.services.store.forgetName(live.record.code, seat);
  write(live, forgotten);
  if (live.record.stage === 'lobby') letGo(live, seat, null);
  tellTable(live);
  await forgotten;
}
