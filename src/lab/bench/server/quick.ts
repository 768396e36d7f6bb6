import { WebSocket } from 'ws';
import type { QuickClientMessage, QuickServerMessage } from '#protocol';
import { serverAsChild } from '../../processes/child.ts';
import { temporaryFolder } from '../../processes/folder.ts';
import { inParts } from '../../processes/patience.ts';
import type { Bench, Line } from '../figures/bench.ts';
import { percentile } from '../figures/bench.ts';

const PEOPLE = 1000;
const AT_ONCE = 20;
/** Those who cannot be paired before wait so long. */
const WAIT = 5000;
const WISH: QuickClientMessage = { type: 'wait', name: '', pace: 'usual', waitMs: WAIT, least: 3, newcomer: false };

/** A thousand people who look for a table: how long after the moment they can be paired each of them has one. */
export const quickBench: Bench = async () => {
  const data = temporaryFolder();
  const server = await serverAsChild(data.path, { PENDULUM_PROXIES: '1' });
  try {
    const houses = (nth: number): string => `10.${nth >> 8}.${nth & 255}.1`;
    const atOnce = await delays(server.address, houses, 0);
    // Of one house two sit together at most: nobody has company enough before the wait is over.
    const inTheEnd = await delays(server.address, () => '10.9.9.9', WAIT);
    return {
      figures: { quickAtOnceLastMs: last(atOnce), quickInTheEndLastMs: last(inTheEnd) },
      lines: [
        lineOf(`${PEOPLE} people come at the same moment and fit each other: a table after`, atOnce),
        lineOf(`${PEOPLE} people who do not fit wait ${WAIT / 1000} s: a table after the end of it`, inTheEnd),
      ],
    };
  } finally {
    await server.kill();
    data.remove();
  }
};

const last = (waits: readonly number[]): number => Math.round(Math.max(...waits));

const lineOf = (what: string, waits: readonly number[]): Line => ({
  what: `${what}, p50 and last`,
  found: `${percentile(waits, 0.5).toFixed(0)} ms, ${last(waits)} ms`,
  mark: { text: 'at most 1 000 ms', reached: last(waits) <= 1000 },
});

/** All say their wish at once; how long after `canBeAfter` each of them has a table. */
async function delays(
  address: string,
  houseOf: (nth: number) => string,
  canBeAfter: number,
): Promise<readonly number[]> {
  const people = Array.from({ length: PEOPLE }, (_, nth) => nth);
  const sockets = await inParts(people, AT_ONCE, (nth) => open(address, houseOf(nth)));
  const waits = await Promise.all(sockets.map((socket, nth) => found(socket, { ...WISH, name: `Person ${nth}` })));
  for (const socket of sockets) socket.terminate();
  return waits.map((waited) => waited - canBeAfter);
}

async function open(address: string, house: string): Promise<WebSocket> {
  const headers = { 'x-forwarded-for': house };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/quick/socket`, { headers });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

function found(socket: WebSocket, wish: QuickClientMessage): Promise<number> {
  const began = performance.now();
  socket.send(JSON.stringify(wish));
  return new Promise((resolve, reject) => {
    socket.on('message', (text) => {
      const { type } = JSON.parse(String(text)) as QuickServerMessage;
      if (type === 'found') resolve(performance.now() - began);
      if (type === 'fault') reject(new Error(String(text)));
    });
  });
}
