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
import { serverForTest, type TestServer, temporaryFolder } from '../testing.ts';
import { type Caller, call, createTable } from '../wire/caller.ts';
import { openNats } from './nats/nats.ts';
import { openClusterStore } from './store.ts';
import { comeBack, type NatsForTest, natsForTest, sitDown } from './testing.ts';

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

/** Ada is host at the node that has the table; Bob and Cyr have come by the other. */
async function gathered(): Promise<{ code: string; ada: Caller; bob: Caller; cyr: Caller }> {
  const code = await createTable(one.address, { timing: ['untimed', 'untimed', 'untimed', 'untimed'] });
  const people: Caller[] = [];
  for (const [nth, name] of ['Ada', 'Bob', 'Cyr'].entries()) {
    const caller = await call(nth === 0 ? one.address : other.address, code);
    await sitDown(caller, name);
    people.push(caller);
  }
  const [ada, bob, cyr] = people as [Caller, Caller, Caller];
  return { code, ada, bob, cyr };
}

/** What a node says when a person comes with these tokens and wants to sit down. */
async function sitsDown(address: string, code: string, tokens: readonly string[] = []): Promise<string> {
  const { caller } = await comeBack(address, code, tokens);
  caller.send({ type: 'sit', name: 'Bob' });
  const { fault } = await caller.next('fault');
  caller.hangUp();
  return fault;
}

/** The seats these tokens open. */
async function seatsOf(address: string, code: string, tokens: readonly string[]): Promise<readonly number[]> {
  const { caller, welcome } = await comeBack(address, code, tokens);
  caller.hangUp();
  return welcome.held.map(({ seat }) => seat);
}

test('a person whom the host unseats at one node stays away at both, and where the table moves to', async () => {
  const { code, ada, bob, cyr } = await gathered();
  ada.send({ type: 'unseat', seat: 1 });
  expect(await bob.next('letGo')).toMatchObject({ seat: 1, why: 'unseated' });
  bob.send({ type: 'sit', name: 'Bob' });
  expect((await bob.next('fault')).fault).toBe('barred');
  for (const address of addresses()) {
    expect(await sitsDown(address, code, bob.tokens)).toBe('barred');
    // Without a token, too: where a person comes from travels with them.
    expect(await sitsDown(address, code)).toBe('barred');
  }
  await one.restart();
  for (const address of [...addresses()].toReversed()) {
    expect(await seatsOf(address, code, bob.tokens)).toEqual([]);
    expect(await sitsDown(address, code, bob.tokens)).toBe('barred');
  }
  for (const caller of [ada, bob, cyr]) caller.hangUp();
});

test('a person removed from a running game at one node opens the seat at neither, also after a restart', async () => {
  const { code, ada, bob, cyr } = await gathered();
  ada.send({ type: 'start' });
  await bob.next('welcome', ({ playing }) => playing !== null);
  ada.send({ type: 'remove', seat: 1, vote: true });
  expect(await bob.next('letGo')).toMatchObject({ seat: 1, why: 'removed' });
  bob.send({ type: 'ask', seat: 1, nth: 1, command: { type: 'pause' } });
  expect((await bob.next('fault')).fault).toBe('notYourSeat');
  for (const address of addresses()) expect(await seatsOf(address, code, bob.tokens)).toEqual([]);
  await one.restart();
  for (const address of [...addresses()].toReversed()) {
    expect(await seatsOf(address, code, bob.tokens)).toEqual([]);
    expect(await seatsOf(address, code, ada.tokens)).toEqual([0]);
  }
  for (const caller of [ada, bob, cyr]) caller.hangUp();
});

test('a token that was renewed at one node is refused by both, also after a restart; the new one opens both', async () => {
  const { code, ada, bob, cyr } = await gathered();
  const [old = ''] = bob.tokens;
  const second = await call(one.address, code, { tokens: [old] });
  await second.next('welcome', ({ held }) => held.length === 1);
  bob.send({ type: 'renew', seat: 1 });
  expect(await second.next('letGo')).toMatchObject({ seat: 1, why: 'renewed' });
  await bob.next('seated');
  const [, renewed = ''] = bob.tokens;
  const both = async (): Promise<void> => {
    for (const address of [...addresses()].toReversed()) {
      expect(await seatsOf(address, code, [old])).toEqual([]);
      expect(await seatsOf(address, code, [renewed])).toEqual([1]);
    }
  };
  await both();
  await one.restart();
  await both();
  for (const caller of [ada, bob, cyr, second]) caller.hangUp();
});

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
