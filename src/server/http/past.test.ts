import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Past, Terms } from '#protocol';
import { serverForTest, type TestServer } from '../testing.ts';
import { call, createTable } from '../wire/caller.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serverForTest();
});
afterAll(() => server.stop());

const ask = (code: string, token?: string) =>
  fetch(`${server.address}/api/tables/${code}/past`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

/** A table where one person plays against a bot and has just paused. */
async function paused(terms: Partial<Terms>): Promise<{ readonly code: string; readonly token: string }> {
  const code = await createTable(server.address, terms);
  const ada = await call(server.address, code);
  ada.send({ type: 'sit', name: 'Ada' });
  const { token } = await ada.next('seated');
  ada.send({ type: 'seatBot', level: 'novice' });
  ada.send({ type: 'start' });
  ada.send({ type: 'say', seat: 0, text: 'Good luck' });
  ada.send({ type: 'ask', seat: 0, nth: 1, command: { type: 'pause' } });
  await ada.next('happened', ({ command }) => command.type === 'pause');
  ada.hangUp();
  return { code, token };
}

test('what has happened so far is told, without the decks, and what was said comes with the welcome', async () => {
  const { code, token } = await paused({});
  const answer = await ask(code);
  const text = await answer.text();
  const { game, entries } = JSON.parse(text) as Past;
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(game.phase).toBe('placement');
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, nth) => nth + 1));
  expect(entries).toContainEqual(expect.objectContaining({ seat: 0, command: { type: 'pause' } }));
  expect(text).not.toMatch(/"(secret|sealed|seed)"/);
  const second = await call(server.address, code, { tokens: [token] });
  const { said } = await second.next('welcome');
  expect(said).toEqual([{ type: 'said', seat: 0, text: 'Good luck', after: 0 }]);
  second.hangUp();
});

test('who watches later may not ask what has happened now; before a game nothing has', async () => {
  const { code, token } = await paused({ spectatorDelay: 60_000 });
  expect((await ask(code)).status).toBe(409);
  expect((await ask(code, token)).status).toBe(200);
  expect((await ask(await createTable(server.address))).status).toBe(409);
  expect((await ask('NOSUCHXX')).status).toBe(404);
});
