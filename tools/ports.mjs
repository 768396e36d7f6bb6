import { createServer } from 'node:net';

/** These ports lie below those that systems hand out themselves, so that no other program gets one by chance while ours is down. */
const PORTS = { from: 15_000, to: 32_000 };

/** A port for a program that stops and comes back at the same address. */
export async function freePort() {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    if (await isFree(port)) return port;
  }
}

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
