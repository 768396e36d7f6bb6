import { openNats } from '#server';

/** How large a message of the log usually is, without what NATS adds; and how many tables write at once. */
const SIZE = 200;
const TABLES = 200;
const TIME = 3000;

/** How many messages a second the one stream of all logs takes when the machine does nothing else. */
export async function streamPerSecond(addresses: string): Promise<number> {
  const { connection, js } = await openNats(addresses, 'bench');
  const text = 'x'.repeat(SIZE);
  const began = performance.now();
  let count = 0;
  const writeOn = async (nth: number): Promise<void> => {
    for (let last = 0; performance.now() - began < TIME; count += 1) {
      const { seq } = await js.publish(`table.STREAM${nth}`, text, { expect: { lastSubjectSequence: last } });
      last = seq;
    }
  };
  await Promise.all(Array.from({ length: TABLES }, (_, nth) => writeOn(nth)));
  const seconds = (performance.now() - began) / 1000;
  await connection.close();
  return count / seconds;
}
