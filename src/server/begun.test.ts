import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint } from '#engine';
import { enactOrigin, MOST_REQUEST_BYTES, type Origin, originOf, type Recording } from '#protocol';
import { readRecording } from '#protocol/parse';
import { undealt } from '#testkit';
import { serverForTest, type TestServer } from './testing.ts';
import { call, tableAt } from './wire/caller.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serverForTest({ PENDULUM_MESSAGES_PER_SECOND: '100000' });
}, 60_000);
afterAll(() => server.stop());

function recorded(): Recording {
  const read = readRecording(readFileSync(new URL('../../replays/two-players-timed.json', import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.fault);
  return read.recording;
}

const recording = recorded();
const position = recording.entries.length >> 1;
const entry = recording.entries[position - 1];
const at = (entry?.type === 'happened' ? entry.at : 0) + 500;
const origin = originOf(recording, position, at, 'K7MPQ2XA');
const [first = 'briber', second = 'champion'] = recording.opening.game.players.map(({ character }) => character);

const ask = (body: unknown): Promise<Response> =>
  fetch(`${server.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const create = async (from: Origin): Promise<string> => ((await (await ask({ origin: from })).json()) as Table).code;
type Table = { readonly code: string };

test('a table goes on where another game stood: its people choose among its characters, and it counts down by itself', async () => {
  const code = await create(origin);
  const ada = await call(server.address, code);
  ada.send({ type: 'sit', name: 'Ada' });
  await ada.next('seated');
  ada.send({ type: 'change', seat: 0, chair: { character: second } });
  ada.send({ type: 'start' });
  expect((await ada.next('fault')).fault).toBe('notReady');
  // The lobby is there again with its past after the server was away.
  await server.restart();
  const again = await call(server.address, code, { tokens: ada.tokens });
  const { table } = await again.next('welcome');
  expect(table.begun).toEqual({ round: expect.any(Number), byHand: false, of: 'K7MPQ2XA' });
  expect(table.chairs.map(({ character, name }) => [character, name])).toEqual([
    [second, 'Ada'],
    [first, ''],
  ]);
  again.send({ type: 'settle', terms: { rated: true } });
  expect((await again.next('fault')).fault).toBe('badMessage');
  again.send({ type: 'change', seat: 0, chair: { character: 'random' } });
  expect((await again.next('fault')).fault).toBe('badMessage');
  const bob = await call(server.address, code);
  bob.send({ type: 'sit', name: 'Bob' });
  await bob.next('seated');
  bob.send({ type: 'change', seat: 1, chair: { ready: true } });
  await bob.next('table', (told) => told.table.chairs[1]?.ready === true);
  again.send({ type: 'start' });
  const begun = await again.next('welcome', ({ playing }) => playing !== null);
  // Characters sit where they sat; people have moved with theirs.
  expect(begun.table.chairs.map(({ character, name }) => [character, name])).toEqual([
    [first, 'Bob'],
    [second, 'Ada'],
  ]);
  expect(begun.held).toEqual([{ seat: 1, nth: 0 }]);
  expect(begun.clock).toEqual({ at, running: false });
  const stood = enactOrigin(origin)?.game;
  expect(begun.playing && fingerprint(begun.playing.game)).toBe(stood && fingerprint(stood));
  await bob.next('resuming', ({ inMs }) => inMs !== null);
  const { command } = await again.next('happened');
  expect(command.type).toBe('resume');
  expect((await tableAt(server.address, code)).terms.rated).toBe(false);
  // What is not dealt yet is told to nobody.
  const { game } = recording.opening;
  const secrets = undealt(begun.playing?.game ?? game, recording.opening.secret);
  const heard = JSON.stringify([...again.heard, ...bob.heard]);
  expect([...secrets].filter((card) => heard.includes(`"${card}"`))).toEqual([]);
});

test('a past that cannot have been, or that is too long, opens no table', async () => {
  expect((await ask({ origin: { ...origin, asked: origin.asked.slice(1) } })).status).toBe(400);
  expect((await ask({ origin: { ...origin, of: '../../etc' } })).status).toBe(400);
  expect((await ask({ origin: { ...origin, more: 1 } })).status).toBe(400);
  expect((await ask({ origin: { ...origin, opening: { game: {}, secret: {} } } })).status).toBe(400);
  expect((await ask({ origin, terms: {}, x: 'x'.repeat(MOST_REQUEST_BYTES) })).status).toBe(413);
});
