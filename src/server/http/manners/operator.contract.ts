import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperatorView, Stored } from '#protocol';
import { lookFor } from '../../quick/quick.contract.ts';
import { type Caller, call, createTable, tableAt } from '../../wire/caller.ts';
import { askAs, newPerson } from '../../wire/person.ts';

const OPERATOR = 'the-token-of-the-operator';
/** Callers say where they come from, as a proxy would. */
export const SETTINGS = { PENDULUM_OPERATOR_TOKEN: OPERATOR, PENDULUM_PROXIES: '1' };

interface TestServer {
  readonly address: string;
  readonly restart: () => Promise<void>;
}

interface House {
  /** Where the table is, and where people also come in; the same where there is but one server. */
  readonly one: TestServer;
  readonly other: TestServer;
  readonly close: () => Promise<void>;
}

const ADA = '192.0.2.1';
const BOB = '198.51.100.7';

/** What an operator sees and does: the same on one server and in a cluster. */
export function operatorContract(name: string, open: () => Promise<House>): void {
  describe(name, () => {
    let house: House;
    beforeAll(async () => {
      house = await open();
    });
    afterAll(() => house.close());

    const operator = (path = '', init: RequestInit = {}, token = OPERATOR) =>
      fetch(`${house.other.address}/api/operator${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, ...(init.body ? { 'content-type': 'application/json' } : {}) },
      });
    const view = async (): Promise<OperatorView> => (await (await operator()).json()) as OperatorView;
    const ban = (on: object, why: string) =>
      operator('/bans', { method: 'POST', body: JSON.stringify({ on, name: 'Bob', why, hours: 24 }) });
    const request = (server: TestServer, from: string) =>
      fetch(`${server.address}/api/tables`, { headers: { 'x-forwarded-for': from } });
    const sit = async (server: TestServer, code: string, player: string, from: string): Promise<Caller> => {
      const caller = await call(server.address, code, { from });
      caller.send({ type: 'sit', name: player });
      await caller.next('seated');
      return caller;
    };

    test('the page is closed to a person who has no token', async () => {
      expect((await operator('', {}, 'a-wrong-token-of-some-kind')).status).toBe(403);
      expect((await fetch(`${house.one.address}/api/operator`)).status).toBe(403);
    });

    test('a report comes with the lines, its person is banned by address and told why, and others behind other addresses are not', async () => {
      const code = await createTable(house.one.address, { public: true });
      const ada = await sit(house.one, code, 'Ada', ADA);
      const bob = await sit(house.other, code, 'Bob', BOB);
      bob.send({ type: 'say', seat: 1, text: 'you fool' });
      await ada.next('said');
      ada.send({ type: 'report', seat: 1, reason: 'rude', note: 'twice' });
      await ada.next('reported');
      await expect.poll(async () => (await view()).reports.length).toBe(1);
      const [report] = (await view()).reports;
      expect(report).toMatchObject({ code, by: 0, about: 1, reason: 'rude', note: 'twice' });
      expect(report?.lines).toEqual([{ seat: 1, text: 'you fool' }]);
      expect(JSON.stringify(report)).not.toContain(BOB);

      expect((await ban({ trace: report?.people[1]?.trace }, 'rude words')).status).toBe(201);
      const told = await bob.next('fault');
      expect(told).toMatchObject({ fault: 'banned', ban: { why: 'rude words' } });
      expect(await bob.closed).toEqual({ code: 1008, reason: 'banned' });
      for (const server of [house.one, house.other]) {
        await expect.poll(async () => (await request(server, BOB)).status).toBe(403);
        expect(await (await request(server, BOB)).json()).toMatchObject({ fault: 'banned', why: 'rude words' });
        expect((await request(server, ADA)).status).toBe(200);
        const again = await call(server.address, code, { from: BOB });
        expect(await again.next('fault')).toMatchObject({ fault: 'banned' });
      }
      ada.hangUp();
    });

    test('a ban outlives a restart, is lifted again, and all of it is written down', async () => {
      if (house.one === house.other) await house.one.restart();
      const [kept] = (await view()).bans;
      expect((await request(house.other, BOB)).status).toBe(403);
      expect((await operator(`/bans/${kept?.id}`, { method: 'DELETE' })).status).toBe(204);
      await expect.poll(async () => (await request(house.one, BOB)).status).toBe(200);
      expect((await view()).deeds.map(({ what }) => what)).toEqual(['unbanned', 'banned']);
    });

    test('a table is closed with a word, wherever it is, and lets nobody in', async () => {
      const code = await createTable(house.one.address, { public: true });
      const ada = await sit(house.one, code, 'Ada', ADA);
      await expect.poll(async () => (await view()).tables.map((table) => table.code)).toContain(code);
      await ban({ table: code }, 'Play nicely.');
      expect(await ada.next('fault')).toMatchObject({ fault: 'shut', ban: { why: 'Play nicely.' } });
      const late = await call(house.other.address, code, { from: ADA });
      expect(await late.next('fault')).toMatchObject({ fault: 'shut' });
      expect((await view()).tables.map((table) => table.code)).not.toContain(code);
    });

    test('a proven person who is banned finds no table by quick play, and takes no seat over', async () => {
      const bob = await newPerson(house.one.address, 'Bob');
      await ban({ person: bob.id }, 'rude words');
      const ada = await lookFor(house.one.address, { waitMs: 0, least: 2 });
      const { code, token } = await ada.next('found');
      const seated = await call(house.one.address, code, { tokens: [token] });
      await seated.next('resuming');
      for (const { address } of [house.one, house.other]) {
        const me = () => askAs(address, '/people/me', bob.pass);
        await expect.poll(async () => (await me()).status).toBe(403);
        const looking = await lookFor(address, { name: 'Bob', pass: bob.pass });
        expect(await looking.next('fault')).toMatchObject({ fault: 'banned' });
        const late = await call(address, code);
        late.send({ type: 'takeOver', seat: 1, name: 'Bob', pass: bob.pass });
        expect(await late.next('fault')).toMatchObject({ fault: 'banned', ban: { why: 'rude words' } });
        looking.hangUp();
      }
      for (const one of [ada, seated]) one.hangUp();
    });

    test('a person who deletes everything is gone at every node and after a restart; a report stays, without the name', async () => {
      const eve = await newPerson(house.one.address, 'Eve Online');
      const code = await createTable(house.one.address, { public: true });
      const ada = await sit(house.one, code, 'Ada', ADA);
      const caller = await call(house.other.address, code, { from: BOB });
      caller.send({ type: 'sit', name: 'Eve', pass: eve.pass });
      await caller.next('seated');
      ada.send({ type: 'report', seat: 1, reason: 'name', note: 'hm' });
      await ada.next('reported');
      const reported = async () => {
        const { note, people } = (await view()).reports.find((report) => report.code === code) ?? {};
        return [note, people?.[0]?.name, people?.[1]?.name, people?.[1]?.person];
      };
      await expect.poll(reported).toEqual(['hm', 'Ada', 'Eve Online', eve.id]);
      expect((await askAs(house.one.address, '/people/me', eve.pass, { method: 'DELETE' })).status).toBe(204);
      for (const one of [ada, caller]) one.hangUp();

      const isGone = async (): Promise<void> => {
        for (const { address } of [house.one, house.other]) {
          await expect.poll(async () => JSON.stringify(await tableAt(address, code))).not.toContain('Eve Online');
          const me = async () => (await (await askAs(address, '/people/me', eve.pass)).json()) as Stored;
          await expect.poll(me).toMatchObject({ name: null, seats: [], games: [], days: [] });
        }
        expect(await reported()).toEqual(['hm', 'Ada', '', null]);
      };
      await isGone();
      await house.one.restart();
      await isGone();
      await newPerson(house.other.address, 'Eve Online');
    });

    test('a range that is none or too wide is refused', async () => {
      for (const range of ['0.0.0.0/0', 'everybody']) expect((await ban({ range }, '')).status).toBe(400);
    });
  });
}
