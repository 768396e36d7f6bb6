import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverForTest, type TestServer } from '../testing.ts';
import { call, createTable } from '../wire/caller.ts';

const client = mkdtempSync(join(tmpdir(), 'pendulum-client-'));
let server: TestServer;
let home: string;

beforeAll(async () => {
  writeFileSync(join(client, 'index.html'), '<head><script src="./assets/main.js"></script></head>');
  mkdirSync(join(client, '.vite'));
  writeFileSync(
    join(client, '.vite', 'manifest.json'),
    JSON.stringify({
      '../words/ui/de/index.ts': { file: 'assets/de.js', imports: ['_speech.js'] },
      '_speech.js': { file: 'assets/speech.js' },
    }),
  );
  server = await serverForTest({ PENDULUM_CLIENT: client, PENDULUM_BASE: '/games/pendulum/' });
  home = `${server.address}/games/pendulum`;
});
afterAll(async () => {
  await server.stop();
  rmSync(client, { recursive: true });
});

const read = async (path: string): Promise<string> => (await fetch(`${home}${path}`)).text();

test('under a path each page names its files in that path, at any depth', async () => {
  for (const path of ['/', '/index.html', '/rules', '/t/ABCDEFGH', '/replay/x?at=1'])
    expect(await read(path)).toContain('src="/games/pendulum/assets/main.js"');
  const { status, headers } = await fetch(home, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, '/games/pendulum/']);
});

test('under a path a page has the words of its language fetched from there', async () => {
  const asked = await fetch(`${home}/`, { headers: { 'accept-language': 'de' } });
  const fetched = [...(await asked.text()).matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)];
  expect(fetched.map(([, file]) => file)).toEqual(['/games/pendulum/assets/de.js', '/games/pendulum/assets/speech.js']);
});

test('under a path a table is made, previewed and joined there', async () => {
  const code = await createTable(home);
  const page = await read(`/t/${code}`);
  expect(page).toContain(`content="${home}/t/${code}"`);
  expect(page).toContain(`content="${home}/t/${code}/preview.png?language=en"`);
  const missing = await fetch(`${home}/t/ABCDEFGH/preview.png`, { redirect: 'manual' });
  expect(missing.headers.get('location')).toBe('/games/pendulum/preview.png');
  const guest = await call(home, code);
  expect((await guest.next('welcome')).table.code).toBe(code);
  guest.hangUp();
});

test('a proxy may take the path away: health is asked for with or without it', async () => {
  for (const address of [home, server.address]) expect((await fetch(`${address}/healthz`)).status).toBe(200);
});
