import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_REQUEST_BYTES } from '#protocol';
import { VERSION } from '../machine/version.ts';
import { serverForTest, type TestServer } from '../testing.ts';
import { call, createTable } from '../wire/caller.ts';

const PAGE = '<!doctype html><title>Pendulum</title>';
const client = mkdtempSync(join(tmpdir(), 'pendulum-client-'));
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), PAGE);
  cpSync('src/client/pwa/public/manifest.webmanifest', join(client, 'manifest.webmanifest'));
  cpSync('src/client/pwa/public/preview', join(client, 'preview'), { recursive: true });
  writeFileSync(join(client, 'assets', 'main-abc.js'), 'export {};');
  server = await serverForTest({
    PENDULUM_CLIENT: client,
    PENDULUM_TABLES_PER_ADDRESS: '4',
    PENDULUM_SOCKETS_PER_ADDRESS: '4',
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(client, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(`${server.address}${path}`, init);

describe('the client is served', () => {
  test('at the root and at every address that is a page of it', async () => {
    for (const path of ['/', '/t/ABCDEFGH', '/t/ABCDEFGH?seat=xyz', '/rules']) {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([200, PAGE]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await get('/assets/main-abc.js')).headers.get('cache-control')).toContain('immutable');
  });

  test('in the language that the browser asks for, the manifest of the app too', async () => {
    const headers = { 'accept-language': 'cs,en;q=0.5' };
    const page = await get('/rules', { headers });
    expect([page.headers.get('vary'), await page.text()]).toEqual([
      expect.stringMatching(/accept-language/i),
      '<!doctype html><title>Kyvadlo</title>',
    ]);
    const manifest = await get('/manifest.webmanifest', { headers });
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    expect(await manifest.json()).toMatchObject({ lang: 'cs', name: 'Kyvadlo', start_url: '.' });
  });

  test('a file that is not there, or lies elsewhere, is not found', async () => {
    expect((await get('/assets/other.js')).status).toBe(404);
    expect((await get('/api/nothing')).status).toBe(404);
    for (const path of ['/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%5c..%5cpendulum.db'])
      expect(await (await get(path)).text()).not.toMatch(/"name": "pendulum"|root:|SQLite/);
  });
});

test('the link of a table has a picture of that table; of no table, that of every page', async () => {
  const code = await createTable(server.address);
  const picture = await get(`/t/${code}/preview.png?language=de`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  const none = await get('/t/ABCDEFGH/preview.png', { redirect: 'manual' });
  expect([none.status, none.headers.get('location')]).toEqual([302, '/preview.png']);
});

test('strict headers stand on every answer', async () => {
  for (const path of ['/', '/api/tables', '/nothing.txt']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('health and metrics can be watched', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ ok: true, version: VERSION });
  const text = await (await get('/metrics')).text();
  for (const name of ['tables', 'sockets', 'commands_total', 'refusals_total', 'claims_total', 'log_lag'])
    expect(text).toContain(`pendulum_${name}`);
  expect(text).toContain('pendulum_command_seconds_bucket');
});

test('bodies that are wrong or too big are refused', async () => {
  const create = (body: string) =>
    get('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  for (const body of ['{', '[]', '{"terms":{"speed":99}}', '{"terms":{"public":1}}', '{"__proto__":{}}', 'null0'])
    await create(body).then(async (answer) => {
      expect([400, 415]).toContain(answer.status);
      expect(await answer.json()).toMatchObject({ fault: 'badMessage', hint: expect.stringMatching(/^Send /) });
    });
  expect((await create(JSON.stringify({ terms: 'x'.repeat(MOST_REQUEST_BYTES) }))).status).toBe(413);
});

test('a page of another site may not open a socket, this one may', async () => {
  const code = await createTable(server.address);
  await expect(call(server.address, code, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
  await expect(call(server.address, code, { origin: 'null' })).rejects.toThrow('403');
  const caller = await call(server.address, code, { origin: server.address });
  await caller.next('welcome');
  caller.hangUp();
  await caller.closed;
});

describe('limits refuse politely', () => {
  test('so many sockets from one address', async () => {
    const code = await createTable(server.address);
    const callers = [];
    for (let nth = 0; nth < 4; nth += 1) callers.push(await call(server.address, code));
    for (const caller of callers) await caller.next('welcome');
    const fifth = await call(server.address, code);
    expect((await fifth.next('fault')).fault).toBe('tooMany');
    expect((await fifth.closed).code).toBe(1013);
    for (const caller of callers) caller.hangUp();
    await Promise.all(callers.map(({ closed }) => closed));
  });

  test('so many messages a second, 4 KiB each, and no binary', async () => {
    const code = await createTable(server.address);
    const caller = await call(server.address, code);
    await caller.next('welcome');
    for (let nth = 0; nth < 60; nth += 1) caller.send({ type: 'ping', sent: nth });
    expect((await caller.next('fault')).fault).toBe('tooFast');
    caller.hangUp();
    const second = await call(server.address, code);
    await second.next('welcome');
    second.sendText(Buffer.from([1, 2, 3]));
    expect((await second.next('fault')).fault).toBe('badMessage');
    second.sendText(`"${'x'.repeat(5000)}"`);
    expect((await second.closed).code).toBe(1009);
    const third = await call(server.address, code, { version: 99 });
    expect((await third.next('fault')).fault).toBe('badVersion');
    expect((await third.closed).code).toBe(1008);
  });

  test('so many tables from one address', async () => {
    await expect(
      (async () => {
        for (let nth = 0; nth < 5; nth += 1) await createTable(server.address);
      })(),
    ).rejects.toThrow('429');
  });
});

test('what is no request is answered as such', async () => {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n');
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  expect(answer).toContain('400');
  socket.destroy();
});

describe('many friends on one Wi-Fi', () => {
  let small: TestServer;
  beforeAll(async () => {
    small = await serverForTest({
      PENDULUM_CLIENT: client,
      PENDULUM_PROXIES: '1',
      PENDULUM_REQUESTS_PER_MINUTE: '5',
      PENDULUM_TABLES_PER_ADDRESS: '3',
    });
  });
  afterAll(() => small.stop());
  const ask = (path: string, from: string, init: RequestInit = {}) =>
    fetch(`${small.address}${path}`, { ...init, headers: { 'x-forwarded-for': from, ...init.headers } });

  test('2,000 requests for files of the build succeed, while the API is limited and says how long', async () => {
    const paths = ['/', '/assets/main-abc.js', '/t/ABCDEFGH', '/rules'];
    for (let nth = 0; nth < 2000; nth += 50) {
      const some = await Promise.all(Array.from({ length: 50 }, (_, one) => ask(paths[one % 4] ?? '/', '192.0.2.7')));
      expect(some.map(({ status }) => status)).toEqual(some.map(() => 200));
      for (const answer of some) await answer.arrayBuffer();
    }
    const limited = await ask('/api/tables', '192.0.2.7');
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await limited.json()).toEqual({ fault: 'tooMany', hint: expect.stringContaining('Retry-After') });
    expect((await ask('/api/tables', '192.0.2.8')).status).toBe(200);
  }, 60_000);

  test('a /64 of IPv6 is one address', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const open = (nth: number) => ask('/api/tables', `2001:db8::${nth}`, init);
    const opened = await Promise.all([1, 2, 3, 4, 5].map(open));
    expect(opened.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429]);
    const refused = opened.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(1000);
    expect((await ask('/api/tables', '2001:db8::6')).status).toBe(429);
    expect((await ask('/api/tables', '2001:db8:0:1::6')).status).toBe(200);
  });
});
