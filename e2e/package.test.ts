import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { random } from '#bots';
import { call, createTable } from '#server';
import { version } from '../package.json';
import { simulatePlayer } from '../src/lab/chaos/players/player.ts';
import { importsOf } from '../tools/source.ts';
import { openServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pendulum-package-'));
const inside = (...path: readonly string[]): string => join(folder, 'package', ...path);
const read = (file: string) => JSON.parse(readFileSync(inside(file), 'utf8'));

beforeAll(() => {
  const shell = process.platform === 'win32';
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { shell });
  execFileSync('tar', ['-xzf', join(folder, `pendulum-${version}.tgz`), '-C', folder]);
  symlinkSync(join(process.cwd(), 'node_modules'), inside('node_modules'), 'junction');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the package needs at run time only what it names as its dependencies, and lists all that ships', () => {
  const { dependencies } = read('package.json');
  const texts = readdirSync(inside('dist/server')).map((file) => readFileSync(inside('dist/server', file), 'utf8'));
  const asked = texts.flatMap(importsOf).map(({ from }) => from.split('/', from.startsWith('@') ? 2 : 1).join('/'));
  const packages = new Set(asked.filter((name) => !name.startsWith('node:') && !name.startsWith('.')));
  expect([...packages].toSorted()).toEqual(Object.keys(dependencies).toSorted());
  const bom = (read('sbom.json').components as { name: string }[]).map(({ name }) => name);
  const licences = (read('licences.json').packages as { name: string }[]).map(({ name }) => name);
  expect(licences).toEqual(expect.arrayContaining(bom));
  expect(bom).toEqual(expect.arrayContaining(['fastify', 'preact', '@resvg/resvg-js']));
  expect(bom).not.toContain('vite');
});

test('the package runs as it is unpacked: a page, its program, and a game over a socket', async () => {
  const server = await openServer({}, inside('tools/pendulum.mjs'));
  const page = await (await fetch(server.address)).text();
  const [, script = ''] = /src="([^"]+\.js)"/.exec(page) ?? [];
  expect((await fetch(server.address + script)).headers.get('content-type')).toContain('javascript');
  expect(await (await fetch(`${server.address}/healthz`)).json()).toMatchObject({ ok: true, version });

  const code = await createTable(server.address);
  const ada = await call(server.address, code);
  ada.send({ type: 'sit', name: 'Ada' });
  await ada.next('seated');
  ada.send({ type: 'seatBot', level: 'novice' });
  ada.send({ type: 'start' });
  const [token = ''] = ada.tokens;
  const player = simulatePlayer({
    address: () => server.address,
    code,
    policy: random,
    pace: () => 30,
    token,
    seed: 1,
  });
  await ada.next('happened', ({ seat }) => seat === 0);
  await ada.next('happened', ({ seat }) => seat === 1);
  player.hangUp();
  ada.hangUp();
  await server.stop();
});

test('the package backs up while its server runs, and restores into an empty folder', async () => {
  const program = inside('tools/pendulum.mjs');
  const pendulum = (data: string, ...args: readonly string[]): string =>
    execFileSync(process.execPath, [program, ...args], { env: { ...process.env, PENDULUM_DATA: data } }).toString();
  const [data, backup, restored] = [join(folder, 'data'), join(folder, 'backup.db'), join(folder, 'restored')];
  const server = await openServer({ PENDULUM_DATA: data }, program);
  const ada = await call(server.address, await createTable(server.address));
  ada.send({ type: 'sit', name: 'Ada' });
  await ada.next('seated');
  ada.send({ type: 'start' });
  await ada.next('welcome', ({ playing }) => playing !== null);
  expect(pendulum(data, 'backup', backup)).toContain('holds 1 games');
  ada.hangUp();
  await server.stop();
  expect(pendulum(restored, 'restore', backup)).toContain('holds 1 games');
  expect(pendulum(data, '--help')).toContain('pendulum restore FILE');
});
