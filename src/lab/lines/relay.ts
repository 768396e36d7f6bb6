import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire between two programs that can be cut: nothing passes and nobody is told. */
export interface Relay {
  readonly port: number;
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

export async function openRelay(to: () => number): Promise<Relay> {
  let isCut = false;
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(to(), '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    near.setNoDelay(true);
    far.setNoDelay(true);
    for (const [from, into] of [pair, [far, near] as const]) {
      from.on('data', (data) => !isCut && into.write(data));
      from.on('error', () => {});
      from.on('close', () => {
        pairs.delete(pair);
        if (!isCut) into.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
    },
    /** What was on the wire is lost, so nobody goes on with the old one. */
    mend() {
      isCut = false;
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      pairs.clear();
    },
    async close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
