import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Decision } from '#bots';
import type { Terms } from '#protocol';
import { allWritten, type Companion, companyForTest, gathered } from '#testkit';
import type { ChairRecord } from '../kept/record.ts';
import type { Live } from '../live/live.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Ada plays against a bot at seat 1, which thinks for as long as the test wants. */
async function againstBot(terms: Partial<Terms> = {}) {
  const company = companyForTest(terms);
  let decide = (_: Decision): void => {};
  vi.spyOn(company.live.ports.bots, 'decide').mockImplementation(
    () =>
      new Promise((resolve) => {
        decide = resolve;
      }),
  );
  const all = await gathered(['Ada'], company);
  const [ada] = all.people as [Companion];
  ada.say({ type: 'seatBot', level: 'novice' });
  expect(ada.say({ type: 'start' })).toBeUndefined();
  await allWritten();
  return { ...all, ada, decide: (decision: Decision) => decide(decision) };
}

test('a person takes over a bot in a running game with all that lies before it, and all are told', async () => {
  const { ada, come, live, saved } = await againstBot({ public: true });
  const before = live.room?.playing();
  const bob = come({ address: '192.0.2.9' });
  expect(bob.say({ type: 'takeOver', seat: 1, name: 'Bob' })).toBeUndefined();
  await allWritten();
  const welcome = bob.last('welcome');
  expect([welcome?.held, welcome?.playing]).toEqual([[{ seat: 1, nth: 0 }], before]);
  expect(ada.last('tookOver')).toMatchObject({ seat: 1, name: 'Bob', of: 'Tick' });
  expect(ada.last('table')?.table.chairs[1]).toMatchObject({ name: 'Bob', bot: null, connected: true });
  const token = bob.last('seated')?.token ?? '';
  bob.go();
  expect(come({ tokens: [token] }).last('welcome')?.held).toMatchObject([{ seat: 1 }]);
  expect(saved.at(-1)?.chairs[1]).toMatchObject({ name: 'Bob', bot: null, holder: live.ports.hash(token) });
});

test('what the bot was thinking of does not happen once a person has its seat', async () => {
  const { come, live, decide } = await againstBot();
  const bob = come();
  bob.say({ type: 'takeOver', seat: 1, name: 'Bob' });
  await allWritten();
  const { seq } = live.room?.playing() ?? {};
  decide({ do: { type: 'pause' } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(live.room?.playing().seq).toBe(seq);
  expect(bob.say({ type: 'ask', seat: 1, nth: 1, command: { type: 'pause' } })).toBeUndefined();
  expect(live.room?.look().paused).toBe(true);
});

test('nobody takes over a person, a bot in the lobby or at a rated table, or a second seat at a public one', async () => {
  const { come, ada } = await againstBot({ public: true });
  const bob = come({ address: '192.0.2.9' });
  expect(bob.say({ type: 'takeOver', seat: 0, name: 'Bob' })).toBe('seatTaken');
  expect(bob.say({ type: 'takeOver', seat: 4, name: 'Bob' })).toBe('seatTaken');
  expect(ada.say({ type: 'takeOver', seat: 1, name: 'Ada' })).toBe('enoughChairs');
  expect(bob.say({ type: 'takeOver', seat: 1, name: 'Ada Proven' })).toBe('nameTaken');
  const rated = await againstBot();
  rated.live.record = { ...rated.live.record, terms: { ...rated.live.record.terms, rated: true } };
  expect(rated.come({ address: '192.0.2.9' }).say({ type: 'takeOver', seat: 1, name: 'Bob' })).toBe('alreadyStarted');
  const lobby = await gathered(['Ada']);
  lobby.people[0]?.say({ type: 'seatBot', level: 'novice' });
  expect(lobby.come().say({ type: 'takeOver', seat: 1, name: 'Bob' })).toBe('notReady');
});

test('nobody takes over under a name that another has proven, and a person with a pass sits under their own', async () => {
  const { live, come } = await againstBot({ public: true });
  vi.spyOn(live.ports, 'ownerOf').mockImplementation((name) => (name === 'Zoë' ? 'key' : null));
  vi.spyOn(live.ports, 'personOf').mockReturnValue({ id: 'key', name: 'Zoë' });
  const bob = come({ address: '192.0.2.9' });
  expect(bob.say({ type: 'takeOver', seat: 1, name: 'Zoë' })).toBe('nameTaken');
  expect(bob.say({ type: 'takeOver', seat: 1, name: 'Bob', pass: 'a pass' })).toBeUndefined();
  expect(live.record.chairs[1]).toMatchObject({ name: 'Zoë', person: 'key' });
});

const [ADA, BOB] = ['a'.repeat(43), 'b'.repeat(43)];

test('a person whom a player has blocked does not take over, nor one who has blocked a player, and neither hears which', async () => {
  const { ada, come, live } = await againstBot({ public: true });
  live.record = { ...live.record, chairs: live.record.chairs.with(0, { ...chairOf(live, 0), person: ADA }) };
  const bob = come({ address: '192.0.2.9' });
  const takeOver = { type: 'takeOver', seat: 1, name: 'Bob', pass: 'pass-of-bob' } as const;
  expect(ada.say({ type: 'keepOut', people: [BOB] })).toBeUndefined();
  expect(bob.say(takeOver)).toBe('notHere');
  expect(ada.say({ type: 'renew', seat: 0 })).toBeUndefined();
  expect(bob.say(takeOver)).toBe('notHere');
  expect(ada.say({ type: 'keepOut', people: [] })).toBeUndefined();
  expect(bob.say({ ...takeOver, blocked: [ADA] })).toBe('notHere');
  expect(JSON.stringify(bob.heard)).not.toContain('keptOut');
  expect(bob.say({ ...takeOver, blocked: ['c'.repeat(43)] })).toBeUndefined();
  expect(live.record.barred).toMatchObject([{ keptOut: { by: chairOf(live, 1).holder, people: ['c'.repeat(43)] } }]);
});

const chairOf = ({ record }: Live, seat: number): ChairRecord => record.chairs[seat] as ChairRecord;

test('at a table without a host no more than two people come from one house', async () => {
  const { live, come } = await againstBot({ public: true });
  live.record = { ...live.record, host: null, chairs: live.record.chairs.map((one) => ({ ...one, whence: 'here' })) };
  expect(come({ address: 'here' }).say({ type: 'takeOver', seat: 1, name: 'Bob' })).toBe('enoughChairs');
});
