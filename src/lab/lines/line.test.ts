import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Line, openLine } from './line.ts';

/** A server that says back what it hears. */
const echo = createServer((socket) => {
  socket.on('error', () => {});
  socket.pipe(socket);
});
const sockets: Socket[] = [];
let line: Line;

beforeEach(async () => {
  if (!echo.listening) await once(echo.listen(0, '127.0.0.1'), 'listening');
  line = await openLine(() => `http://127.0.0.1:${(echo.address() as AddressInfo).port}`);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await line.close();
  await new Promise((resolve) => echo.close(resolve));
});

function visit(): Socket {
  const socket = connect(line.port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
}

/** Also after an error. */
const closing = (socket: Socket): Promise<void> => new Promise((resolve) => void socket.once('close', () => resolve()));

async function hears(socket: Socket, text: string): Promise<string> {
  const heard = once(socket, 'data');
  socket.write(text);
  return String((await heard)[0]);
}

test('a good line carries both ways', async () => {
  expect(await hears(visit(), 'hello')).toBe('hello');
});

test('a line that is cut breaks what is open and takes nothing new until it is mended', async () => {
  const old = visit();
  await hears(old, 'hello');
  const broken = closing(old);
  line.cut();
  await broken;
  await closing(visit());
  line.mend();
  expect(await hears(visit(), 'again')).toBe('again');
});

test('a held line keeps what is sent, and gives it back when it is mended', async () => {
  const socket = visit();
  await hears(socket, 'hello');
  const { waits } = line.hold();
  const heard = hears(socket, 'held');
  await waits;
  line.mend();
  expect(await heard).toBe('held');
});

test('a mute line loses what is sent; mended, it breaks, for the stream has a gap', async () => {
  const [old, other] = [visit(), visit()];
  await Promise.all([hears(old, 'hello'), hears(other, 'hello')]);
  line.mute();
  const lost: string[] = [];
  old.on('data', (data) => lost.push(String(data)));
  const broken = Promise.all([closing(old), closing(other)]);
  await new Promise<void>((resolve) => void old.write('lost', () => resolve()));
  line.mend();
  await broken;
  expect(lost).toEqual([]);
  expect(await hears(visit(), 'again')).toBe('again');
});

test('connections to one server are dropped, those to others stay', async () => {
  const socket = visit();
  await hears(socket, 'hello');
  line.drop((address) => address.endsWith(':1'));
  expect(await hears(socket, 'still here')).toBe('still here');
  const broken = closing(socket);
  line.drop(() => true);
  await broken;
});

test('a client that goes is told to the server, after all it sent', async () => {
  const ended = once(echo, 'connection').then(async ([far]: Socket[]) => {
    const all: Buffer[] = [];
    far?.on('data', (data: Buffer) => all.push(data));
    if (far) await once(far, 'end');
    return Buffer.concat(all).toString();
  });
  line.worsen({ latency: 5 });
  visit().end('last words');
  expect(await ended).toBe('last words');
});
