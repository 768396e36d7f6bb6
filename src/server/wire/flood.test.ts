import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL_VERSION } from '#protocol';
import { serverForTest, type TestServer } from '../testing.ts';
import { call, createTable, socketAddress, tableAt } from './caller.ts';

const client = mkdtempSync(join(tmpdir(), 'pendulum-client-'));
let server: TestServer;
beforeAll(async () => {
  writeFileSync(join(client, 'index.html'), '<!doctype html>');
  writeFileSync(join(client, 'big.txt'), 'x'.repeat(1 << 20));
  server = await serverForTest({ PENDULUM_CLIENT: client });
});
afterAll(async () => {
  await server.stop();
  rmSync(client, { recursive: true });
});

const MOST = 64 << 20;
const BLOCK = 1 << 16;
const HELLO = JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, tokens: [], since: null });

/** As a client sends it; the mask is zero. */
const frame = (opcode: number, text = ''): Buffer =>
  Buffer.concat([Buffer.of(0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0), Buffer.from(text)]);

const FIRST_PIECE = Buffer.of(1, 0x80, 0, 0, 0, 0);
const PIECE = Buffer.of(0, 0x80, 0, 0, 0, 0);

const upgrade = (path: string): string =>
  [
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket`,
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  ].join('\r\n');

async function line(): Promise<Socket> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Sends the same again and again without reading anything; gives how much the server took before it hung up. */
async function flood(socket: Socket, what: Buffer): Promise<number> {
  const block = Buffer.concat(Array.from({ length: Math.ceil(BLOCK / what.length) }, () => what));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  while (!socket.closed && socket.bytesWritten < MOST)
    if (!socket.write(block)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  const taken = socket.bytesWritten;
  socket.destroy();
  await closed;
  return taken;
}

describe('one connection that floods and never reads is hung up on, and nobody else notices', () => {
  test.concurrent.each([
    ['empty pings', frame(9)],
    ['full pings', frame(9, 'x'.repeat(125))],
    ['pongs nobody asked for', frame(10)],
    ['questions', frame(1, JSON.stringify({ type: 'catchUp', since: null }))],
    ['pieces of a message that never ends', PIECE],
  ])('%s', { timeout: 60_000 }, async (_, what) => {
    const code = await createTable(server.address);
    const other = await call(server.address, code);
    await other.next('welcome');
    const socket = await line();
    socket.write(upgrade(`/api/tables/${code}/socket`));
    await once(socket, 'readable');
    socket.write(frame(1, HELLO));
    await other.next('table', ({ table }) => table.spectators === 2);
    if (what === PIECE) socket.write(FIRST_PIECE);
    expect(await flood(socket, what)).toBeLessThan(MOST);
    await other.next('table', ({ table }) => table.spectators === 1);
    other.send({ type: 'ping', sent: 1 });
    await other.next('pong');
    other.hangUp();
  });

  test.concurrent('requests whose answers are not read', { timeout: 60_000 }, async () => {
    const socket = await line();
    const request = Buffer.from('GET /big.txt HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await flood(socket, request)).toBeLessThan(MOST);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });
});

test('pings are answered and count as messages do; beyond the limit the reason is told', async () => {
  const code = await createTable(server.address);
  const socket = new WebSocket(socketAddress(server.address, code));
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  await once(socket, 'open');
  socket.ping('are you there?');
  expect(String((await once(socket, 'pong'))[0])).toBe('are you there?');
  const closed = once(socket, 'close');
  for (let nth = 0; nth < 200; nth += 1) socket.ping();
  const [number, reason] = await closed;
  expect([number, String(reason)]).toEqual([1008, 'tooFast']);
  expect(heard.filter((text) => text.includes('tooFast')).length).toBeLessThan(30);
});

test('a socket opens at a table and nowhere else', async () => {
  for (const path of ['/', '/healthz', '/api/tables', '/t/ABCDEFGH?seat=secret']) {
    const socket = await line();
    socket.write(upgrade(path));
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 404/);
    socket.destroy();
  }
});

describe('one seat with fifty sockets', () => {
  test('does and says no more than with one, and the oldest sockets are let go with a reason', {
    timeout: 60_000,
  }, async () => {
    const code = await createTable(server.address, { timing: ['untimed', 'untimed', 'untimed', 'untimed'] });
    const watcher = await call(server.address, code);
    const first = await call(server.address, code);
    first.send({ type: 'sit', name: 'Ada' });
    await first.next('seated');
    first.send({ type: 'change', seat: 0, chair: { ready: true } });
    first.send({ type: 'start' });
    await first.next('welcome', ({ playing }) => playing !== null);
    const sockets = [first];
    for (let nth = 1; nth < 50; nth += 1) {
      const socket = await call(server.address, code, { tokens: first.tokens });
      await socket.next('welcome');
      sockets.push(socket);
    }
    const gone = await Promise.all(sockets.slice(0, 45).map(({ closed }) => closed));
    expect(new Set(gone.map(({ code: number, reason }) => `${number} ${reason}`))).toEqual(new Set(['1008 elsewhere']));
    const left = sockets.slice(45);
    for (let nth = 0; nth < 10; nth += 1) for (const one of left) one.send({ type: 'say', seat: 0, text: 'buy' });
    for (const one of left) await one.next('fault', ({ fault }) => fault === 'tooFast');
    await watcher.next('said');
    watcher.send({ type: 'ping', sent: 1 });
    await watcher.next('pong');
    const lines = watcher.heard.filter(({ type }) => type === 'said').length;
    expect(lines).toBeLessThan(20);
    expect((await tableAt(server.address, code)).chairs[0]?.connected).toBe(true);
    for (const one of [...left, watcher]) one.hangUp();
  });
});
