import type { Seat } from '#engine';
import { withoutName } from '../kept/lobby.ts';
import { write } from '../live/keep.ts';
import type { Live } from '../live/live.ts';
import { tellTable } from '../live/tell.ts';
import { letGo } from './seats.ts';

/** Takes a person's name from their seat. In memory first: whatever is kept from here on is without the name. */
export async function forgetSeat(live: Live, seat: Seat): Promise<void> {
  live.record = withoutName(live.record, seat);
  live.ports.list(live.record);
  const forgotten = live.ports.store.forgetName(live.record.code, seat);
  write(live, forgotten);
  if (live.record.stage === 'lobby') letGo(live, seat, null);
  tellTable(live);
  await forgotten;
}
