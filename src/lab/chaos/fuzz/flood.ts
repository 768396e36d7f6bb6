import { connect, type Socket } from 'node:net';
import { PROTOCOL_VERSION } from '#protocol';
import type { Child } from '../../processes/child.ts';
import { handshake } from './raw.ts';

export interface FloodReport {
  /** Floods the server took to their end instead of hanging up. */
  readonly unbounded: number;
  /** Megabytes it took of the longest one before it hung up. */
  readonly floodMegabytes: number;
  /** Megabytes of memory it had more at the worst moment. */
  readonly grownMegabytes: number;
}

/** As a client sends it; the mask is zero. */
const frame = (opcode: number, text: string): Buffer =>
  Buffer.concat([Buffer.of(0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0), Buffer.from(text)]);

const HELLO = frame(1, JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, tokens: [], since: null }));
const FLOODS = [frame(9, ''), frame(9, 'x'.repeat(125)), frame(10, ''), frame(1, '{"type":"catchUp","since":null}')];

const MOST = 500e6;
const BLOCK = 1 << 20;
const LOOK_EVERY = 250;

/** Says hello, never reads and sends control frames and questions, as fast as the line takes them: once ended the server. */
export async function floodAll(child: Child, code: string): Promise<FloodReport> {
  const before = (await child.measure()).residentBytes;
  let worst = before;
  const looking = setInterval(async () => {
    worst = Math.max(worst, (await child.measure()).residentBytes);
  }, LOOK_EVERY);
  const taken = await Promise.all(FLOODS.map((what) => flood(child.address, code, what)));
  clearInterval(looking);
  return {
    unbounded: taken.filter((bytes) => bytes >= MOST).length,
    floodMegabytes: Math.round(Math.max(...taken) / 1e6),
    grownMegabytes: Math.round((worst - before) / 1e6),
  };
}

async function flood(address: string, code: string, what: Buffer): Promise<number> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', resolve));
  const block = Buffer.concat(Array.from({ length: Math.ceil(BLOCK / what.length) }, () => what));
  socket.write(Buffer.concat([handshake(code), HELLO]));
  while (!socket.closed && socket.bytesWritten < MOST)
    if (!socket.write(block)) await Promise.race([drained(socket), closed]);
  const taken = socket.bytesWritten;
  socket.destroy();
  await closed;
  return taken;
}

const drained = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('drain', resolve));
