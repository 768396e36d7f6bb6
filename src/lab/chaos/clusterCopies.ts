import { isWhole, openNats } from '#server';
import { startCluster } from '../cluster/testCluster.ts';
import { temporaryFolder } from '../processes/folder.ts';
import { until } from '../processes/patience.ts';

export interface CopiesReport {
  readonly acknowledged: number;
  /** Messages that one of the three copies does not hold where it was said that they are. */
  readonly wrong: number;
}

const STREAM = 'PENDULUM_LOG';
const WRITERS = 20;
/** Longer than any election. */
const FROZEN = 10_000;
const HEAL_WITHIN = 60_000;

/** Freezes the server that leads the logs while many write, and compares all three copies when it is back. */
export async function copiesTest(): Promise<CopiesReport> {
  const data = temporaryFolder();
  const cluster = await startCluster(data.path, { servers: 3, nodes: 1, direct: true });
  const { connection, js, jsm } = await openNats(cluster.nats, 'copies');
  const kept = new Map<number, string>();
  let isOver = false;
  const write = async (nth: number): Promise<void> => {
    for (let count = 0; !isOver; await pause(Math.random() * 200)) {
      const text = `${nth} ${count}`;
      const told = await js.publish(`table.COPY${nth}`, text, { msgID: text, timeout: 600 }).catch(() => undefined);
      if (told === undefined) continue;
      kept.set(told.seq, text);
      count += 1;
    }
  };
  const leader = async (): Promise<string> => (await jsm.streams.info(STREAM)).cluster?.leader ?? '';
  const wrongNow = async (): Promise<number> => {
    let wrong = 0;
    for (const [seq, text] of kept) {
      const found = await jsm.streams.getMessage(STREAM, { seq }).catch(() => null);
      if (found?.string() !== text) wrong += 1;
    }
    return wrong;
  };
  const healed = async (): Promise<void> => {
    let isSo = false;
    const look = async (): Promise<void> => {
      while (!isSo) {
        isSo = await jsm.streams.info(STREAM).then(isWhole, () => false);
        await pause(100);
      }
    };
    look();
    await until(() => isSo, HEAL_WITHIN, 'the copies were never alike again').finally(() => {
      isSo = true;
    });
  };
  try {
    const writers = Array.from({ length: WRITERS }, (_, nth) => write(nth));
    await healed();
    await pause(2000);
    const first = cluster.servers[Number((await leader()).slice(1)) - 1];
    first?.freeze();
    await pause(FROZEN);
    first?.thaw();
    await pause(1000);
    await healed();
    isOver = true;
    await Promise.all(writers);
    const led = new Map<string, number>();
    for (let tries = 0; led.size < 3 && tries < 20; tries += 1) {
      const name = await leader().catch(() => '');
      if (name !== '' && !led.has(name)) led.set(name, await wrongNow());
      await connection.request(`$JS.API.STREAM.LEADER.STEPDOWN.${STREAM}`).catch(() => {});
      await pause(1500);
    }
    if (led.size < 3) throw new Error(`only ${[...led.keys()]} ever led`);
    return { acknowledged: kept.size, wrong: [...led.values()].reduce((sum, one) => sum + one, 0) };
  } finally {
    isOver = true;
    await connection.close();
    await cluster.close();
    data.remove();
  }
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
