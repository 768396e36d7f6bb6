import { beforeEach, expect, test, vi } from 'vitest';
import type { Placed, Said, Table } from '#protocol';

const PROVEN = 'a'.repeat(43);
const ada = { name: 'Ada', person: PROVEN, who: 'mark-of-ada' };
const bob = { name: 'Bob', person: null, who: 'mark-of-bob' };
const table = { chairs: [ada, bob] } as unknown as Table;
const lines: readonly Placed<Said>[] = [
  { type: 'said', seat: 0, text: 'hello', after: 0 },
  { type: 'saidPhrase', seat: 1, phrase: 'hurry', after: 1 },
  { type: 'removed', seat: 1, by: 'vote', reason: null, after: 2 },
];

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal('navigator', { languages: ['en'] });
});

test('lines and phrases of a muted person are not heard, what the table tells of them is', async () => {
  const { hearable, listenTo, isMuted, isBlocked } = await import('./ears.ts');
  expect(hearable(lines, table)).toEqual(lines);
  listenTo(bob, 'muted');
  expect(hearable(lines, table).map(({ type }) => type)).toEqual(['said', 'removed']);
  expect([isMuted(bob), isBlocked(bob), isMuted(ada)]).toEqual([true, false, false]);
  listenTo(bob, 'heard');
  expect(hearable(lines, table)).toEqual(lines);
});

test('a muted guest stays muted under another name, and a proven person at every table and after a reload', async () => {
  const before = await import('./ears.ts');
  before.listenTo(bob, 'muted');
  before.listenTo(ada, 'blocked');
  expect(before.isMuted({ ...bob, name: 'Rob' })).toBe(true);
  vi.resetModules();
  const { isMuted, isBlocked, blockedPersons, forgive } = await import('./ears.ts');
  expect(isMuted({ ...ada, who: 'another-mark' })).toBe(true);
  expect(isBlocked(ada)).toBe(true);
  expect(blockedPersons()).toEqual([PROVEN]);
  forgive(PROVEN);
  expect(blockedPersons()).toEqual([]);
});
