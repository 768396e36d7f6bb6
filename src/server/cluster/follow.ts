import type { KV, KvEntry } from '@nats-io/kv';
import { pause } from '../machine/machine.ts';
import { again, type Bucket, type Nats, streamOf } from './nats/nats.ts';

/** A node may open without all of them: whatever is looked for is looked up anyway. */
const FILL_WITHIN = 15_000;

/** Takes over every value there is and every one to come; resolves when all there were are in. */
export async function follow(nats: Nats, bucket: Bucket, take: (entry: KvEntry) => Promise<void>): Promise<() => void> {
  const { state } = await again(nats, () => nats.jsm.streams.info(streamOf(bucket)));
  let stop = (): void => {};
  let isStopped = false;
  const isFilled = new Promise<void>((ready) => {
    if (state.messages === 0) ready();
    const watch = async (): Promise<void> => {
      const kv: KV = await new nats.packages.kv.Kvm(nats.js).open(bucket, { allow_direct: false });
      const values = await kv.watch();
      stop = () => values.stop();
      for await (const entry of values) {
        await take(entry);
        if (entry.revision >= state.last_seq) ready();
      }
    };
    const watchOn = async (): Promise<void> => {
      while (!isStopped) {
        await watch().catch(() => {});
        await pause(nats.machine, 1000);
      }
    };
    watchOn();
  });
  await Promise.race([isFilled, pause(nats.machine, FILL_WITHIN)]);
  return () => {
    isStopped = true;
    stop();
  };
}
