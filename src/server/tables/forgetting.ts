import { forgetSeat, type Live } from '#table';
import { type Store, seatHeldBy } from '#table/kept';

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
  if (live !== undefined) await forgetSeat(live, seat);
  else await store.forgetName(code, seat);
  return record?.rematch ?? null;
}
