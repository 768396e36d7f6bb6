import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** One address for many nodes: each connection goes to the next node that is well, and ends when that one is not. */
export interface Front {
  readonly address: string;
  readonly close: () => Promise<void>;
}

const LOOK_EVERY = 250;
const LOOK_WITHIN = 1000;

export async function openFront(nodes: readonly string[], port = 0): Promise<Front> {
  const sick = new Set<string>();
  const sockets = new Map<Socket, string>();
  let turn = 0;

  const hangUp = (isAt: (node: string) => boolean): void => {
    for (const [socket, node] of sockets) if (isAt(node)) socket.destroy();
  };
  const look = async (node: string): Promise<void> => {
    const isWell = await fetch(`${node}/healthz`, { signal: AbortSignal.timeout(LOOK_WITHIN) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isWell) sick.delete(node);
    else if (sick.has(node)) hangUp((one) => one === node);
    else sick.add(node);
  };
  const timer = setInterval(() => nodes.forEach(look), LOOK_EVERY);

  const next = (): string => {
    const well = nodes.filter((node) => !sick.has(node));
    turn += 1;
    const among = well.length === 0 ? nodes : well;
    return among[turn % among.length] ?? '';
  };
  const server = createServer((near) => {
    const node = next();
    const { port: to, hostname } = new URL(node);
    const far = connect(Number(to), hostname);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.set(from, node);
      from.setNoDelay(true);
      from.pipe(into);
      from.on('error', () => into.destroy());
      from.on('close', () => {
        sockets.delete(from);
        into.destroy();
      });
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      clearInterval(timer);
      hangUp(() => true);
      server.close();
      await once(server, 'close');
    },
  };
}
