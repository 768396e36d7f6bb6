import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allWritten, type Companion, companyForTest, gathered, playing, table } from '#testkit';
import { takeUp } from './play.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const WAIT = 60_000;
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

/** Three people at a public table whose game stands there. */
async function standing(opening: ReturnType<typeof table>) {
  const { saved, tokens } = await playing(['Ada', 'Bob', 'Cyr'], companyForTest({ public: true }));
  const company = companyForTest({}, saved.at(-1));
  takeUp(company.live, { opening: { ...opening, sealed: null }, entries: [] }, { at: opening.now, running: true });
  const people = tokens.map((token) => company.come({ tokens: [token] }));
  await allWritten();
  return { ...company, people, phase: () => company.live.room?.look().phase };
}

describe('a guest who spoils the evening', () => {
  test('by never being ready is asked to leave, and the others begin', async () => {
    const company = companyForTest({ public: true });
    const { people } = await gathered(['Ada', 'Bob'], company);
    const [ada] = people as [Companion, Companion];
    company.come({ address: '192.0.2.9' }).say({ type: 'sit', name: 'Idle' });
    expect(ada.say({ type: 'start' })).toBe('notReady');
    expect(ada.say({ type: 'unseat', seat: 2 })).toBeUndefined();
    expect(ada.say({ type: 'start' })).toBeUndefined();
    expect(company.live.record.stage).toBe('playing');
  });

  test('by holding the first placement open waits a minute for each, and no longer', async () => {
    const { live } = await playing(['Ada', 'Bob', 'Cyr'], companyForTest({ public: true }));
    expect(live.room?.look().phase).toBe('placement');
    await pass(WAIT * 20);
    expect(live.room?.look().phase).toBe('round');
  });

  test('by leaving in council holds up nobody: a reward is taken for them, and then a bot sits there', async () => {
    const { people, phase, live } = await standing(table({ seats: 3, waitLimit: WAIT }).council('rewards'));
    expect(phase()).toBe('rewards');
    for (const person of people.slice(1)) person.go();
    await pass(WAIT * 6);
    expect(phase()).not.toBe('rewards');
    expect([...live.standIns]).toEqual([1, 2]);
  });

  test('by saying nothing when council is called is done when their last word is over', async () => {
    const { people, phase } = await standing(table({ seats: 3, waitLimit: WAIT }).called());
    expect(phase()).toBe('called');
    people[0]?.say({ type: 'ask', seat: 0, nth: 1, command: { type: 'done', done: true } });
    people[0]?.say({ type: 'ask', seat: 0, nth: 2, command: { type: 'callTime' } });
    await pass(WAIT * 2);
    expect(phase()).not.toBe('called');
  });

  describe('by never finishing an untimed round', () => {
    const UNTIMED = { seats: 3, waitLimit: WAIT, timing: 'untimed' } as const;
    const finish = (person: Companion | undefined, seat: number) =>
      person?.say({ type: 'ask', seat, nth: 1, command: { type: 'done', done: true } });

    test('is played by a bot three minutes after most of the others are finished, and all are told so', async () => {
      const { people, live } = await standing(table(UNTIMED));
      finish(people[0], 0);
      await pass(WAIT * 20);
      expect([...live.standIns]).toEqual([]);
      finish(people[1], 1);
      await pass(WAIT * 3 - 1);
      expect([...live.standIns]).toEqual([]);
      await pass(1);
      expect([...live.standIns]).toEqual([2]);
      expect(people[2]?.last('table')?.table.chairs.map(({ standIn }) => standIn)).toEqual([false, false, true]);
    });

    test('has the seat again with the first deed, and not by coming in anew', async () => {
      const { people, live, come } = await standing(table(UNTIMED));
      for (const seat of [0, 1]) finish(people[seat], seat);
      await pass(WAIT * 3);
      come();
      expect([...live.standIns]).toEqual([2]);
      finish(people[2], 2);
      expect([...live.standIns]).toEqual([]);
    });

    test('may take all the time where waits are not limited', async () => {
      const { people, live } = await standing(table(UNTIMED));
      live.record = { ...live.record, terms: { ...live.record.terms, waitLimit: 0 } };
      for (const seat of [0, 1]) finish(people[seat], seat);
      await pass(WAIT * 20);
      expect([...live.standIns]).toEqual([]);
    });
  });
});
