import { StoreError } from '#table/kept';
import { BUCKETS, keySubject, lastOf, type Nats, streamOf } from './nats.ts';
import { publishAfter } from './publish.ts';

const STREAM = streamOf(BUCKETS.ledger);
const MARK = keySubject(BUCKETS.ledger, 'conveyor.begun');

/** Whether carrying tables into this cluster was begun and did not come to its end. */
export const isHalfway = async (nats: Nats): Promise<boolean> => (await lastOf(nats, STREAM, MARK)) !== null;

/** Nothing counts before `arrive`. */
export const setOut = async (nats: Nats): Promise<void> =>
  void (await publishAfter(nats, { stream: STREAM, subject: MARK, after: 0, payload: '' }, () => false));

export const arrive = async (nats: Nats): Promise<void> =>
  void (await nats.jsm.streams.purge(STREAM, { filter: MARK }));

/** No node serves, and nothing is carried away, while half of the tables are missing. */
export async function refuseHalfway(nats: Nats): Promise<void> {
  if (await isHalfway(nats))
    throw new StoreError(
      'broken',
      'Carrying tables into this cluster broke off, so some are missing. Run npm run convey again; it begins anew.',
    );
}
