import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/** A bad line: messages come late, twice or in another order, and now and then it breaks. */
export interface BadLine {
  readonly address: string;
  readonly broken: () => number;
  readonly doubled: () => number;
  readonly late: () => number;
  /** From now on it is a good one. */
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

const BREAKS = 0.002;
const DOUBLES = 0.05;
const DELAYS = 0.4;
const LONGEST = 250;

export async function badLine(to: string): Promise<BadLine> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  const count = { broken: 0, doubled: 0, late: 0 };
  let isGood = false;

  const pass = (from: WebSocket, into: WebSocket, both: () => void): void => {
    const deliver = (text: string): void => {
      if (into.readyState === WebSocket.OPEN) into.send(text);
    };
    from.on('message', (data) => {
      const text = String(data);
      if (isGood) return deliver(text);
      if (Math.random() < BREAKS) {
        count.broken += 1;
        return both();
      }
      const times = Math.random() < DOUBLES ? 2 : 1;
      count.doubled += times - 1;
      for (let time = 0; time < times; time += 1) {
        if (Math.random() >= DELAYS) deliver(text);
        else {
          count.late += 1;
          setTimeout(deliver, Math.random() * LONGEST, text);
        }
      }
    });
  };

  server.on('connection', (near, request) => {
    const far = new WebSocket(to.replace(/^http/, 'ws') + request.url, { perMessageDeflate: false });
    const both = (): void => {
      near.terminate();
      far.terminate();
    };
    const early: string[] = [];
    const keep = (data: unknown): void => void early.push(String(data));
    near.on('message', keep);
    near.on('close', both);
    near.on('error', both);
    far.on('close', both);
    far.on('error', both);
    far.on('open', () => {
      near.off('message', keep);
      for (const text of early) far.send(text);
      pass(near, far, both);
      pass(far, near, both);
    });
  });

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken: () => count.broken,
    doubled: () => count.doubled,
    late: () => count.late,
    mend: () => {
      isGood = true;
    },
    async close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
      await once(server, 'close');
    },
  };
}
