import { afterAll, beforeAll, expect, test } from 'vitest';
import { diceOf, random } from '#bots';
import { record } from '#lab';
import { openingText } from '#table/kept';
import { resultForTest, tableOptions } from '#testkit';
import { playedDay } from '#testkit/day';
import { peopleContract } from '../http/people/people.contract.ts';
import { hashOf } from '../machine/tokens.ts';
import { aTable } from '../store/log.contract.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';
import { removalContract } from '../tables/removal.contract.ts';
import { serverForTest, type TestServer, temporaryFolder } from '../testing.ts';
import { comeBack } from '../wire/sitting.ts';
import { openNats } from './nats/nats.ts';
import { openClusterStore } from './store.ts';
import { type NatsForTest, natsForTest } from './testing.ts';

// The program is named by PENDULUM_NATS_SERVER, or found in the path.
let nats: NatsForTest;
let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  nats = await natsForTest();
  one = await serverForTest({ PENDULUM_NATS: nats.address });
  other = await serverForTest({ PENDULUM_NATS: nats.address });
});
afterAll(async () => {
  await one.stop();
  await other.stop();
  await nats.stop();
});

const addresses = (): readonly [string, string] => [one.address, other.address];

peopleContract(addresses, playedDay);

removalContract(() => [one, other]);

const OVER = 'ABCDEFGH';
const TOKEN = 'a-token-of-some-length';

/** A finished game of Ada and Cyr, kept as a node keeps it. */
async function keepFinished(): Promise<void> {
  const data = temporaryFolder();
  const writer = await openNats(nats.address, 'writer');
  const local = await openSqliteStore({ folder: data.path, limitMiB: 0 });
  const store = await openClusterStore({ nats: writer, node: 'writer', local, isSure: () => true });
  const { opening, entries } = record('', tableOptions({ seats: 2 }), [random, random], diceOf(1));
  const [chair] = aTable(OVER).chairs;
  if (chair === undefined) throw new Error('no chair');
  const chairs = ['Ada', 'Cyr'].map((name) => ({ ...chair, name, holder: name === 'Cyr' ? hashOf(TOKEN) : null }));
  const now = Date.now();
  await store.append(OVER, 0, [
    openingText({ ...opening, sealed: null }),
    ...entries.map((entry) => JSON.stringify(entry)),
  ]);
  await store.save(aTable(OVER, { chairs, stage: 'over', createdAt: now, touchedAt: now, endedAt: now }));
  const same = { code: OVER, endedAt: now, seenAt: now, person: null };
  await store.keepResults(chairs.map(({ name }, seat) => resultForTest({ ...same, seat, name })));
  await store.close();
  await writer.connection.close();
  data.remove();
}

/** All that a node tells about the table, to those who come and to those who ask. */
async function told(address: string): Promise<string> {
  const { caller, welcome } = await comeBack(address, OVER);
  caller.hangUp();
  const paths = ['', '/log', '/results'].map((path) => `${address}/api/tables/${OVER}${path}`);
  const texts = await Promise.all(paths.map(async (path) => (await fetch(path)).text()));
  return [JSON.stringify(welcome), ...texts].join('\n');
}

test('a name deleted at one node is gone at both, wherever the table is served, and after a restart of all', async () => {
  await keepFinished();
  expect(await told(one.address)).toContain('Cyr');
  const url = `${other.address}/api/tables/${OVER}/results`;
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(204);
  for (const address of addresses()) await expect.poll(() => told(address)).not.toContain('Cyr');
  await one.restart();
  expect(await told(other.address)).not.toContain('Cyr');
  await other.restart();
  for (const address of addresses()) {
    const text = await told(address);
    expect(text).toContain('Ada');
    expect(text).not.toContain('Cyr');
  }
});
