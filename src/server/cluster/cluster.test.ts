import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint } from '#engine';
import { textsIn, undealt } from '#testkit';
import { serverForTest, type TestServer } from '../testing.ts';
import { type Caller, call, createTable, tableAt } from '../wire/caller.ts';
import { comeBack, sitDown } from '../wire/sitting.ts';
import { readSubject } from './log.ts';
import { openNats } from './nats/nats.ts';
import { type NatsForTest, natsForTest } from './testing.ts';

// The program is named by PENDULUM_NATS_SERVER, or found in the path.
let nats: NatsForTest;
let nodes: TestServer[] = [];
beforeAll(async () => {
  nats = await natsForTest();
  for (let nth = 0; nth < 2; nth += 1) nodes.push(await serverForTest({ PENDULUM_NATS: nats.address }));
});
afterAll(async () => {
  for (const node of nodes) await node.stop();
  nodes = [];
  await nats.stop();
});

const addressOf = (nth: number): string => nodes[nth % nodes.length]?.address ?? '';

/** Made at one node; everybody comes by another one than the one before. */
async function playing(people: number): Promise<{ code: string; callers: Caller[] }> {
  const code = await createTable(addressOf(1), { timing: ['untimed', 'untimed', 'untimed', 'untimed'] });
  const callers: Caller[] = [];
  for (let nth = 0; nth < people; nth += 1) {
    const caller = await call(addressOf(nth), code);
    await sitDown(caller, `Person ${nth}`);
    callers.push(caller);
  }
  callers[0]?.send({ type: 'start' });
  for (const caller of callers) await caller.next('welcome', ({ playing }) => playing !== null);
  return { code, callers };
}

test('people at different nodes sit at one table and hear the same', async () => {
  const { code, callers } = await playing(3);
  const [ada, bob, eve] = callers as [Caller, Caller, Caller];
  bob.send({ type: 'ask', seat: 1, nth: 1, command: { type: 'pause' } });
  const heard = await Promise.all([ada, bob, eve].map((caller) => caller.next('happened')));
  expect(new Set(heard.map(({ seq }) => seq)).size).toBe(1);
  bob.send({ type: 'ask', seat: 0, nth: 2, command: { type: 'pause' } });
  expect((await bob.next('fault')).fault).toBe('notYourSeat');
  for (const address of [addressOf(0), addressOf(1)]) {
    expect((await tableAt(address, code)).chairs.map(({ connected }) => connected)).toEqual([true, true, true]);
  }
  bob.hangUp();
  await ada.next('table', ({ table }) => table.chairs[1]?.connected === false);
  for (const caller of callers) caller.hangUp();
});

test('SET-3 SET-4 SET-5 people at different nodes are told one seal, and nobody the seed before the end', async () => {
  const { code, callers } = await playing(3);
  const watcher = await call(addressOf(1), code);
  const { seal } = await watcher.next('welcome');
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  for (const { heard } of callers) {
    expect(heard.flatMap((one) => (one.type === 'welcome' && one.playing !== null ? [one.seal] : []))).toEqual([seal]);
  }
  const reader = await openNats(nats.address, 'reader');
  const { writings } = await readSubject(reader, code);
  await reader.connection.close();
  const { sealed, secret, game } = JSON.parse(writings.flatMap(({ entries }) => entries)[0] ?? '{}');
  expect(sealed.seal).toBe(seal);
  const logs = await Promise.all([0, 1].map(async (nth) => fetch(`${addressOf(nth)}/api/tables/${code}/log`)));
  expect(logs.map(({ status }) => status)).toEqual([409, 409]);
  const told = textsIn([watcher.heard, callers.map(({ heard }) => heard)]);
  const hidden = new Set([...undealt(game, secret), sealed.seed]);
  expect(told.filter((text) => hidden.has(text))).toEqual([]);
  for (const caller of [...callers, watcher]) caller.hangUp();
});

test('a node that has just opened serves tables of nodes it has heard no beat of', async () => {
  const code = await createTable(addressOf(0));
  const ada = await call(addressOf(0), code);
  await sitDown(ada, 'Ada');
  const late = await serverForTest({ PENDULUM_NATS: nats.address });
  const bob = await call(late.address, code);
  await sitDown(bob, 'Bob');
  await ada.next('table', ({ table }) => table.chairs[1]?.connected === true);
  await late.stop();
  await ada.next('table', ({ table }) => table.chairs[1]?.connected === false);
  ada.hangUp();
});

test('public tables are listed at every node', async () => {
  const code = await createTable(addressOf(0), { public: true });
  const caller = await call(addressOf(0), code);
  await sitDown(caller, 'Ada');
  await expect
    .poll(async () => {
      const { tables } = (await (await fetch(`${addressOf(1)}/api/tables`)).json()) as { tables: { code: string }[] };
      return tables.map((table) => table.code);
    })
    .toContain(code);
  caller.hangUp();
});

test('a table that is nowhere is nowhere', async () => {
  const caller = await call(addressOf(0), 'ABCDEFGH');
  expect((await caller.next('fault')).fault).toBe('noSuchTable');
});

test('a node that stops hands its tables over: the game goes on at the other without a pause', async () => {
  const { code, callers } = await playing(3);
  const [ada, bob, eve] = callers as [Caller, Caller, Caller];
  const before = (await (await call(addressOf(1), code)).next('welcome')).playing;
  const third = await serverForTest({ PENDULUM_NATS: nats.address });
  await nodes[0]?.stop();
  nodes = [third, nodes[1] as TestServer];
  await Promise.all(callers.map((caller) => caller.closed));
  const back: Caller[] = [];
  for (const [seat, old] of [ada, bob, eve].entries()) {
    const { caller, welcome } = await comeBack(addressOf(seat), code, old.tokens);
    expect(welcome.held.map((one) => one.seat)).toEqual([seat]);
    expect(welcome.clock.running).toBe(true);
    expect(welcome.playing && fingerprint(welcome.playing.game)).toBe(before && fingerprint(before.game));
    back.push(caller);
  }
  back[2]?.send({ type: 'ask', seat: 2, nth: 1, command: { type: 'pause' } });
  await Promise.all(back.map((caller) => caller.next('happened')));
  const reader = await openNats(nats.address, 'reader');
  const { writings } = await readSubject(reader, code);
  const writers = [...new Set(writings.map(({ writer }) => writer))];
  expect(writers).toHaveLength(2);
  expect(writings.map(({ writer }) => writers.indexOf(writer))).toEqual(
    writings.map(({ writer }) => writers.indexOf(writer)).toSorted(),
  );
  await reader.connection.close();
  for (const caller of back) caller.hangUp();
});

test('one seat with sockets at both nodes says no more than with one, and a sixth lets the oldest go', async () => {
  const { code, callers } = await playing(1);
  const [ada] = callers as [Caller];
  const windows: Caller[] = [];
  for (let nth = 0; nth < 5; nth += 1) windows.push((await comeBack(addressOf(nth), code, ada.tokens)).caller);
  expect(await ada.closed).toEqual({ code: 1008, reason: 'elsewhere' });
  for (let nth = 0; nth < 10; nth += 1) for (const one of windows) one.send({ type: 'say', seat: 0, text: 'buy' });
  for (const one of windows) await one.next('fault', ({ fault }) => fault === 'tooFast');
  expect(windows[0]?.heard.filter(({ type }) => type === 'said').length).toBeLessThan(20);
  for (const one of windows) one.hangUp();
});
