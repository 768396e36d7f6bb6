import { expect, test } from 'vitest';
import type { Ban, Fault } from '#protocol';
import { allWritten, type Company, companyForTest, gathered } from '#testkit';
import type { ReportDraft } from '../live/ports.ts';
import { enforceBans } from './banning.ts';

const ban: Ban = { until: 1000, why: 'rude words' };
const BOB = 'b'.repeat(43);

/** What the operator of this test has decided. */
const decide = ({ live }: Company, decided: object): void => void Object.assign(live.ports, decided);

test('a banned person does not sit down, and a guest beside them does', async () => {
  const company = companyForTest();
  decide(company, { banOf: (person: string) => (person === BOB ? ban : null) });
  const bob = company.come();
  bob.say({ type: 'sit', name: 'Bob', pass: 'pass-of-bob' });
  expect(bob.last('fault')).toEqual({ type: 'fault', fault: 'banned', ban });
  expect(company.live.guests.size).toBe(0);
  expect(company.come().say({ type: 'sit', name: 'Cyr' })).toBeUndefined();
});

test('a ban holds for a person who sits already, and when they come back with the token of the seat', async () => {
  const company = companyForTest();
  const { people } = await gathered(['Ada'], company);
  const bob = company.come();
  bob.say({ type: 'sit', name: 'Bob', pass: 'pass-of-bob' });
  await allWritten();
  const token = bob.last('seated')?.token ?? '';
  decide(company, { banOf: (person: string) => (person === BOB ? ban : null) });
  enforceBans(company.live);
  expect(bob.last('fault')).toEqual({ type: 'fault', fault: 'banned', ban });
  expect([...company.live.guests]).toEqual([people[0]?.guest]);
  expect(company.come({ tokens: [token] }).heard).toEqual([{ type: 'fault', fault: 'banned', ban }]);
});

test('a table that the operator closed lets nobody in, and tells those who are there', async () => {
  const company = companyForTest();
  const { people } = await gathered(['Ada', 'Bob'], company);
  decide(company, { shutAt: () => ban });
  enforceBans(company.live);
  for (const person of people) expect(person.last('fault')).toEqual({ type: 'fault', fault: 'shut', ban });
  expect(company.come().heard).toEqual([{ type: 'fault', fault: 'shut', ban }]);
});

test('a host keeps out whom they have blocked, and nobody else hears of it', async () => {
  const company = companyForTest();
  const { people } = await gathered(['Ada', 'Cyr'], company);
  const [ada, cyr] = people;
  expect(company.come().say({ type: 'keepOut', people: [BOB] })).toBe('notYourSeat');
  expect(ada?.say({ type: 'keepOut', people: [BOB] })).toBeUndefined();
  expect(company.come().say({ type: 'sit', name: 'Bob', pass: 'pass-of-bob' })).toBe('notHere');
  expect(JSON.stringify(cyr?.heard)).not.toContain(BOB);
  expect(cyr?.last('table')?.table.barred).toEqual([]);
  expect(ada?.say({ type: 'keepOut', people: [] })).toBeUndefined();
  expect(cyr?.say({ type: 'keepOut', people: [BOB] })).toBeUndefined();
  expect(company.come().say({ type: 'sit', name: 'Bob', pass: 'pass-of-bob' })).toBeUndefined();
});

test('a report tells the operator who sat there and what was said last, by a player and of another', async () => {
  const company = companyForTest();
  const { people } = await gathered(['Ada', 'Bob'], company);
  const [ada, bob] = people;
  expect(ada?.say({ type: 'report', seat: 1, reason: 'rude' })).toBe('nobodyReads');
  const reports: ReportDraft[] = [];
  const report = (draft: ReportDraft): Fault | undefined => {
    reports.push(draft);
    return reports.length > 1 ? 'tooMany' : undefined;
  };
  decide(company, { report });
  bob?.say({ type: 'say', seat: 1, text: 'you fool' });
  bob?.say({ type: 'sayPhrase', seat: 1, phrase: 'hurry' });
  expect(company.come().say({ type: 'report', seat: 1, reason: 'rude' })).toBe('notYourSeat');
  expect(ada?.say({ type: 'report', seat: 0, reason: 'rude' })).toBe('notYourSeat');
  expect(ada?.say({ type: 'report', seat: 3, reason: 'rude' })).toBe('notYourSeat');
  expect(ada?.say({ type: 'report', seat: 1, reason: 'rude', note: 'twice' })).toBeUndefined();
  await allWritten();
  expect(ada?.last('reported')).toEqual({ type: 'reported', seat: 1 });
  expect(reports[0]).toMatchObject({ code: 'ABCDEFGH', by: 0, about: 1, reason: 'rude', note: 'twice' });
  expect(reports[0]?.people[1]).toEqual({ name: 'Bob', person: null, isBot: false, address: '192.0.2.2' });
  expect(reports[0]?.lines.map(({ text }) => text)).toEqual(['you fool', '(hurry)']);
  expect(ada?.say({ type: 'report', seat: 1, reason: 'rude' })).toBe('tooMany');
});
