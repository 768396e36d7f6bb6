import { describe, expect, test } from 'vitest';
import type { ReportDraft } from '#table';
import { memoryLedger } from '#testkit';
import { MACHINE } from '../machine/machine.ts';
import { openBans } from './bans.ts';
import { newestFirst, timeOf } from './keys.ts';
import { openManners } from './manners.ts';
import { openOperator } from './operator.ts';
import { readRange } from './ranges.ts';
import { traceOf } from './trace.ts';

const SECRET = 'a token of the operator';

describe('a range of addresses', () => {
  test.each([
    ['192.0.2.0/24', '192.0.2.200', '192.0.3.1'],
    ['192.0.2.7', '192.0.2.7', '192.0.2.8'],
    ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:192.0.2.8'],
    ['2001:db8::/48', '2001:db8:0:7::1', '2001:db8:1::1'],
    ['2001:db8::7', '2001:db8::7', '192.0.2.7'],
  ])('%s holds %s and not %s', (range, inside, outside) => {
    const holds = readRange(range);
    expect([holds?.(inside), holds?.(outside)]).toEqual([true, false]);
  });

  test.each([
    '',
    'Ada',
    '192.0.2.0/33',
    '10.0.0.0/8',
    '0.0.0.0/0',
    '::/0',
    '2001::/16',
    '192.0.2.0/24/1',
    '192.0.2.0/x',
  ])('%s is none, or too wide', (range) => {
    expect(readRange(range)).toBeUndefined();
  });
});

/** An operator's desk over a ledger of its own, at a time of the test's own. */
async function desk() {
  const ledger = memoryLedger();
  let now = 1_800_000_000_000;
  const machine = { ...MACHINE, today: () => now, now: () => now };
  const bans = await openBans({ ledger, today: machine.today, secret: SECRET });
  const operator = openOperator({ ledger, machine, bans, tables: () => [] });
  const pass = (time: number) => {
    now += time;
  };
  return { ledger, machine, bans, operator, pass };
}

const HOUR = 3_600_000;

describe('a ban', () => {
  test('on a person touches no address, on an address nobody elsewhere, and each has its end', async () => {
    const { operator, bans, pass } = await desk();
    const person = 'p'.repeat(43);
    await operator.ban({ on: { person }, name: 'Bob', why: 'rude', hours: 24 });
    await operator.ban({ on: { range: '192.0.2.0/24' }, name: '', why: 'flood', hours: 1 });
    expect(bans.ofPerson(person)).toMatchObject({ why: 'rude' });
    expect([bans.ofPerson('q'.repeat(43)), bans.ofAddress('198.51.100.1'), bans.ofTable('ABCDEFGH')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(bans.ofAddress('192.0.2.9')).toMatchObject({ why: 'flood' });
    pass(HOUR);
    expect(bans.ofAddress('192.0.2.9')).toBeNull();
    expect(bans.ofPerson(person)).not.toBeNull();
    pass(23 * HOUR);
    expect(bans.ofPerson(person)).toBeNull();
  });

  test('on the house of a report holds for its address or /64, and can be lifted; all of it is written down', async () => {
    const { operator, bans } = await desk();
    const trace = traceOf(SECRET, '2001:db8::1') ?? '';
    await operator.ban({ on: { trace }, name: 'Bob', why: 'rude', hours: null });
    expect(bans.ofAddress('2001:db8::ffff')).toEqual({ until: null, why: 'rude' });
    expect(bans.ofAddress('2001:db8:0:1::1')).toBeNull();
    const [ban] = (await operator.view()).bans;
    expect(await operator.unban(ban?.id ?? '')).toBe(true);
    expect(await operator.unban(ban?.id ?? '')).toBe(false);
    expect(bans.ofAddress('2001:db8::ffff')).toBeNull();
    expect((await operator.view()).deeds.map(({ what }) => what).toSorted()).toEqual(['banned', 'unbanned']);
  });

  test('on what is no range, or too wide a one, is refused and not written down', async () => {
    const { operator } = await desk();
    expect(await operator.ban({ on: { range: '0.0.0.0/0' }, name: '', why: '', hours: null })).toBe(false);
    expect((await operator.view()).deeds).toEqual([]);
  });
});

const draft = (by: string | null, at: number): ReportDraft => ({
  at,
  code: 'ABCDEFGH',
  stage: 'playing',
  reason: 'rude',
  note: '',
  by: 0,
  about: 1,
  people: [
    { name: 'Ada', person: by, isBot: false, address: '192.0.2.1' },
    { name: 'Bob', person: null, isBot: false, address: '192.0.2.2' },
  ],
  lines: [{ seat: 1, text: 'you fool' }],
});

describe('reports', () => {
  test('are kept without an address, newest first; settled ones say how, and old ones go', async () => {
    const { ledger, machine, operator, pass } = await desk();
    const { report } = await openManners({ ledger, machine, secret: SECRET, logger: { error: () => {} } });
    expect(report?.(draft(null, machine.today()))).toBeUndefined();
    pass(1000);
    report?.({ ...draft(null, machine.today()), note: 'again' });
    const { reports } = await operator.view();
    expect(reports.map(({ note }) => note)).toEqual(['again', '']);
    expect(JSON.stringify(reports)).not.toContain('192.0.2');
    expect(reports[0]?.people[1]?.trace).toBe(traceOf(SECRET, '192.0.2.2'));
    expect(await operator.settle(reports[0]?.id ?? '', 'nothing to do')).toBe(true);
    expect((await operator.view()).reports[0]?.settled).toBe('nothing to do');
    pass(91 * 24 * HOUR);
    await operator.tidy();
    expect((await operator.view()).reports).toEqual([]);
  });

  test('of one person or address are five at once and then one in ten minutes; without an operator there are none', async () => {
    const { ledger, machine, pass } = await desk();
    const options = { ledger, machine, logger: { error: () => {} } };
    const { report } = await openManners({ ...options, secret: SECRET });
    const file = (by: string | null) => report?.(draft(by, machine.today()));
    expect(Array.from({ length: 6 }, () => file('a'.repeat(43)))).toEqual([...Array(5).fill(undefined), 'tooMany']);
    expect(file(null)).toBeUndefined();
    pass(600_000);
    expect([file('a'.repeat(43)), file('a'.repeat(43))]).toEqual([undefined, 'tooMany']);
    expect((await openManners({ ...options, secret: '' })).report).toBeNull();
  });
});

test('keys of the ledger list what is newest first, and tell the time', () => {
  const [early, late] = [newestFirst(1000, MACHINE), newestFirst(2000, MACHINE)];
  expect([early, late].toSorted()).toEqual([late, early]);
  expect(timeOf(late)).toBe(2000);
});
