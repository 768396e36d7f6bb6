import fastify from 'fastify';
import { expect, test } from 'vitest';
import { memoryLedger } from '#testkit';
import type { DailyVerdict } from '../jobs/daily.ts';
import { MACHINE } from '../machine/machine.ts';
import { openDaily } from '../people/daily.ts';
import { newPass } from '../people/pass.ts';
import { openPeople } from '../people/people.ts';
import { daily } from './daily.ts';

const ADA = 'a'.repeat(43);
const TODAY = Date.parse('2026-11-17T12:00:00Z');
const URL = '/api/daily/2026-11-17';
const GAME = { asked: [{ seat: 0, at: 5, command: { type: 'pickUp' } }] };

async function open(verdict: DailyVerdict) {
  const ledger = memoryLedger();
  const record = { name: 'Ada', epoch: 0, names: ['ada'], since: 0, keys: [], passkeys: [] };
  await ledger.put('people', ADA, record, 0);
  const people = await openPeople(ledger, { ...MACHINE, today: () => TODAY });
  const app = fastify();
  daily(app, openDaily({ ...people, judge: async () => verdict, today: () => TODAY }), people);
  const { pass } = newPass(people.secret, ADA, 0, TODAY);
  const headers = { authorization: `Pass ${pass}` };
  return {
    handIn: (payload: object, shown: object = headers) =>
      app.inject({ method: 'POST', url: URL, payload, headers: { ...shown } }),
    ranking: async () => (await app.inject({ url: URL, headers })).json(),
  };
}

test('a day is handed in by a proven name, and stands in the ranking', async () => {
  const { handIn, ranking } = await open({ place: 1, points: 20, won: true });
  expect((await handIn(GAME)).statusCode).toBe(201);
  const row = { name: 'Ada', place: 1, points: 20, won: true };
  expect(await ranking()).toEqual({
    people: 1,
    best: [row],
    mine: { ...row, rank: 1 },
    days: ['2026-11-17'],
    before: null,
  });
});

test('a guest, a forged game and a malformed one are refused, and the ranking stays as it is', async () => {
  const { handIn, ranking } = await open({ forged: 'otherRegent', nth: 3 });
  expect((await handIn(GAME, {})).json()).toEqual({ fault: 'needsName' });
  expect((await handIn(GAME, { authorization: `Pass ${ADA}.9999999999999.${ADA}` })).statusCode).toBe(403);
  expect((await handIn(GAME)).statusCode).toBe(409);
  expect((await handIn({ asked: [{ seat: 9 }] })).statusCode).toBe(400);
  expect(await ranking()).toMatchObject({ people: 0, mine: null });
});
