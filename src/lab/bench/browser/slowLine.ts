import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { SLOWLY } from './slowly.ts';

/** A line to a server of this machine as slow as fast 3G, for all that goes over it, also by way of a service worker. */
export interface SlowLine {
  readonly address: string;
  readonly close: () => void;
}

export async function openSlowLine(to: string): Promise<SlowLine> {
  const { hostname, port } = new URL(to);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    carry(near, far, SLOWLY.uploadThroughput);
    carry(far, near, SLOWLY.downloadThroughput);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

/** One byte after the other, and all of them half a round trip later. */
function carry(from: Socket, to: Socket, bytesPerSecond: number): void {
  let freeAt = 0;
  const later = (bytes: number, then: () => void): void => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (bytes * 1000) / bytesPerSecond;
    setTimeout(then, freeAt - now + SLOWLY.latency / 2);
  };
  from.on('data', (data) => later(data.length, () => to.write(data)));
  from.on('end', () => later(0, () => to.end()));
  from.on('error', () => to.destroy());
}
