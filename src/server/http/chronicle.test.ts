import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diceOf, random } from '#bots';
import { fingerprint } from '#engine';
import { foldTo, record } from '#lab';
import type { Recording } from '#protocol';
import { readRecording } from '#protocol/parse';
import { openingText, type Store } from '#table/kept';
import { resultForTest, tableOptions } from '#testkit';
import { hashOf } from '../machine/tokens.ts';
import { aTable } from '../store/log.contract.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';
import type { Tables } from '../tables/tables.ts';
import { bundleThreads, guestAt, tablesForTest, temporaryFolder } from '../testing.ts';
import { chronicle } from './chronicle.ts';

const data = temporaryFolder();
const TOKEN = 'a-token-of-some-length';
const CODE = 'ABCDEFGH';
const played: Recording = record('', tableOptions({ seats: 5 }), Array(5).fill(random), diceOf(1));
let store: Store;
let tables: Tables;
let app: FastifyInstance;

beforeAll(async () => {
  await bundleThreads();
  store = await openSqliteStore({ folder: data.path, limitMiB: 0 });
  app = fastify();
  tables = await tablesForTest(store);
  chronicle(app, store, { forgetName: (code, holder) => tables.forgetName(code, holder) });
  const [chair] = aTable(CODE).chairs;
  if (chair === undefined) throw new Error('no chair');
  const chairs = ['Ada', 'Bea', 'Cyr', 'Dora', 'Eno'].map((name, colour) => ({
    ...chair,
    name,
    colour,
    holder: name === 'Bea' ? hashOf(TOKEN) : null,
  }));
  await store.save(aTable(CODE, { chairs, stage: 'over' }));
  await store.save(aTable('HGFEDCBA', { stage: 'playing' }));
  const entries = played.entries.map((entry) => JSON.stringify(entry));
  await store.append(CODE, 0, [openingText({ ...played.opening, sealed: null }), ...entries]);
  const endedAt = 1_700_000_000_000;
  const results = chairs.map(({ name }, seat) => resultForTest({ code: CODE, seat, name, points: 9 - seat, endedAt }));
  await store.keepResults(results);
});
afterAll(async () => {
  await app.close();
  await store.close();
  data.remove();
});

const namesInLog = async (): Promise<readonly string[]> =>
  ((await get(`/api/tables/${CODE}/log`)).json() as Recording).seats.map(({ name }) => name);

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: path, headers });

describe('the log of a finished table', () => {
  test('is a recording with the names, ends as the game did and is asked for again before it is shown', async () => {
    const answer = await get(`/api/tables/${CODE}/log`);
    const read = readRecording(answer.body);
    if (!read.ok) throw new Error(read.fault);
    expect(read.recording.seats.map(({ name }) => name)).toEqual(['Ada', 'Bea', 'Cyr', 'Dora', 'Eno']);
    expect(fingerprint(foldTo(read.recording))).toBe(played.fingerprint);
    expect(read.recording).toMatchObject({ endedAt: 1_700_000_000_000, ranking: played.ranking });
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await get(`/api/tables/${CODE}/log`, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('travels packed: a game of five takes less than 150 KiB on the wire', async () => {
    for (const [asked, given] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=1.0', 'br'],
      ['deflate', undefined],
    ] as const) {
      const answer = await get(`/api/tables/${CODE}/log`, { 'accept-encoding': asked });
      expect(answer.headers['content-encoding']).toBe(given);
      if (given !== undefined) expect(answer.rawPayload.length).toBeLessThan(150 * 1024);
    }
  });

  test('of a game that still goes on is nobody’s business, and of no game there is none', async () => {
    expect((await get('/api/tables/HGFEDCBA/log')).statusCode).toBe(409);
    expect((await get('/api/tables/ZZZZZZZZ/log')).statusCode).toBe(404);
    expect((await get('/api/tables/nonsense/log')).statusCode).toBe(404);
  });

  test('is there still when the table was put away', async () => {
    await store.archive(Date.now());
    expect((await get(`/api/tables/${CODE}/log`)).statusCode).toBe(200);
  });
});

describe('results', () => {
  const bearer = { authorization: `Bearer ${TOKEN}` };

  test('say who came where, and to a seat’s holder which seat is theirs', async () => {
    const body = (await get(`/api/tables/${CODE}/results`, bearer)).json();
    expect(body.mine).toBe(1);
    expect(body.results[0]).toMatchObject({ name: 'Ada', place: 1, points: 9 });
    expect((await get(`/api/tables/${CODE}/results`)).json().mine).toBeNull();
  });

  test('lose the name of a holder who wants it, and of nobody else', async () => {
    const url = `/api/tables/${CODE}/results`;
    expect((await app.inject({ method: 'DELETE', url })).statusCode).toBe(403);
    expect((await app.inject({ method: 'DELETE', url, headers: bearer })).statusCode).toBe(204);
    expect(await namesInLog()).toEqual(['Ada', '', 'Cyr', 'Dora', 'Eno']);
  });

  test('of a rated game keep the name of a person: what was lost cannot be undone by it', async () => {
    const { chairs, terms } = (await store.recall(CODE)) ?? aTable(CODE);
    const own = chairs.map((chair, seat) => (seat === 1 ? { ...chair, name: 'Bea', person: 'p1' } : chair));
    await store.save(aTable('RATEDGME', { chairs: own, terms: { ...terms, rated: true }, stage: 'over' }));
    const url = '/api/tables/RATEDGME/results';
    const answer = await app.inject({ method: 'DELETE', url, headers: bearer });
    expect([answer.statusCode, answer.json().fault]).toEqual([409, 'rated']);
    expect((await store.recall('RATEDGME'))?.chairs[1]?.name).toBe('Bea');
  });
});

describe('where those who watch see everything later, the end', () => {
  const LATE = 'DETAYEDS';
  const DELAY = 600_000;

  /** The same game, over since so long. */
  async function overSince(passed: number): Promise<void> {
    const { chairs, terms } = (await store.recall(CODE)) ?? aTable(CODE);
    const endedAt = Date.now() - passed;
    const late = { stage: 'over', chairs, endedAt, terms: { ...terms, spectatorDelay: DELAY } } as const;
    await store.save(aTable(LATE, late));
    await store.keepResults((await store.results(CODE)).map((result) => ({ ...result, code: LATE, endedAt })));
  }

  test('is told by log and results to those who played, and to others when the delay has passed', async () => {
    const entries = played.entries.map((entry) => JSON.stringify(entry));
    await store.append(LATE, 0, [openingText({ ...played.opening, sealed: null }), ...entries]);
    await overSince(DELAY / 2);
    const paths = ['log', 'results'].map((what) => `/api/tables/${LATE}/${what}`);
    const authorization = `Bearer ${TOKEN}`;
    for (const path of paths) {
      expect((await get(path, { authorization })).statusCode).toBe(200);
      expect((await get(path)).statusCode).toBe(409);
      expect((await get(path, { authorization: 'Bearer some-other-token-here' })).statusCode).toBe(409);
    }
    expect((await get(paths[0] as string, { authorization })).headers['cache-control']).toContain('no-store');
    await overSince(DELAY);
    for (const path of paths) expect((await get(path)).statusCode).toBe(200);
  });
});

test('a deleted name does not come back: not at the table, nor by a rematch, nor after a restart', async () => {
  const url = `/api/tables/${CODE}/results`;
  const cyr = 'the-token-of-another-one';
  const record = await store.recall(CODE);
  if (record === undefined) throw new Error('no table');
  const chairs = record.chairs.map((chair) => (chair.name === 'Cyr' ? { ...chair, holder: hashOf(cyr) } : chair));
  await store.save({ ...record, chairs, touchedAt: Date.now() });
  const live = await tables.find(CODE);
  if (live === undefined) throw new Error('no table');
  const guest = guestAt(live, [cyr]);
  const before = (await get(`/api/tables/${CODE}/log`)).headers.etag;

  // The rematch is there already, and Cyr sits at it.
  guest.say({ type: 'rematch' });
  const lobby = await tables.find((await live.again) ?? '');
  expect(lobby?.record.chairs[2]?.name).toBe('Cyr');
  const headers = { authorization: `Bearer ${cyr}` };
  expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
  for (const one of [live, lobby]) expect(one?.record.chairs[2]?.name).toBe('');
  expect(lobby?.record.chairs[2]?.holder).toBeNull();
  expect((await get(`/api/tables/${CODE}/log`)).headers.etag).not.toBe(before);

  // What the table keeps from here on, and what is made of it.
  live.record = { ...live.record, rematch: null };
  live.again = null;
  guest.say({ type: 'rematch' });
  const second = await store.load((await live.again) ?? '');
  expect(second?.chairs.map(({ name }) => name)).toEqual(['Ada', '', '', 'Dora', 'Eno']);
  guest.leave();
  await tables.close(0);
  tables = await tablesForTest(store);
  expect((await tables.find(CODE))?.record.chairs[2]?.name).toBe('');
  expect(await namesInLog()).toEqual(['Ada', '', '', 'Dora', 'Eno']);
  expect(JSON.stringify(await store.results(CODE))).not.toContain('Cyr');
});
