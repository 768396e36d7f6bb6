import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface BadNetwork {
  readonly address: string;
  /** From now on every piece of data is late by so much, both ways; some are lost, sent again, and hold up the rest. */
  readonly worsen: (latency: number, loss: number) => void;
  /** From now on nothing passes, yet nobody is told. Gives a promise that something waits to pass. */
  readonly hold: () => { readonly waits: Promise<void> };
  /** Every line breaks, and no new one can be had. */
  readonly cut: () => void;
  /** Everything held passes, and new lines can be had. */
  readonly heal: () => void;
  readonly stop: () => Promise<void>;
}

/** What a lost piece of data costs until it has come a second time. */
const SENT_AGAIN = 900;

/** A network before a server, good until it is made bad. What is lost is the same in every run. */
export async function openProxy(target: string): Promise<BadNetwork> {
  const { hostname, port } = new URL(target);
  const lines = new Set<Socket>();
  const lossAfter = dice(7);
  let [latency, loss] = [0, 0];
  let held: (() => void)[] | null = null;
  let isHeld = (): void => undefined;
  let isCut = false;

  /** In the order sent, as a line does: what is late makes all that follows late. */
  const pass = (from: Socket, to: Socket) => {
    let due = 0;
    from.on('data', (data) => {
      const late = latency + (lossAfter() < loss ? SENT_AGAIN : 0);
      due = Math.max(due, performance.now() + late);
      const deliver = () => {
        if (held !== null) {
          held.push(deliver);
          isHeld();
        } else if (!to.destroyed) to.write(data);
      };
      setTimeout(deliver, due - performance.now());
    });
    from.on('close', () => setTimeout(() => to.destroy(), latency));
    from.on('error', () => to.destroy());
  };
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const line of [near, far]) {
      lines.add(line);
      line.on('close', () => lines.delete(line));
    }
    pass(near, far);
    pass(far, near);
    return near;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const drop = () => {
    for (const line of lines) line.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    worsen(nextLatency, nextLoss) {
      [latency, loss] = [nextLatency, nextLoss];
    },
    hold() {
      held ??= [];
      const waits = new Promise<void>((resolve) => {
        isHeld = resolve;
      });
      return { waits };
    },
    cut() {
      isCut = true;
      drop();
    },
    heal() {
      const waiting = held ?? [];
      held = null;
      isCut = false;
      for (const deliver of waiting) deliver();
    },
    async stop() {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}
