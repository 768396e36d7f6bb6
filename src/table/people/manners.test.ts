import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allWritten, type Companion, companyForTest, gathered, playing } from '#testkit';
import { BETWEEN_PAUSES, PAUSE_LASTS } from '../live/pauses.ts';
import { HOST_PATIENCE } from './presence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const hostSeenBy = (person: Companion) => person.last('table')?.table.host;

describe('a host who is offline', () => {
  test('for 17 seconds does not lose the table to a guest', async () => {
    const { people, tokens, live, come } = await gathered(['Ada', 'Bob']);
    const [ada, bob] = people as [Companion, Companion];
    ada.go();
    await pass(17_000);
    expect(bob.say({ type: 'settle', terms: { speed: 2 } })).toBe('notHost');
    come({ tokens: [tokens[0] as string] });
    await pass(HOST_PATIENCE * 2);
    expect(live.record.host).toBe(0);
    expect(hostSeenBy(bob)).toBe(0);
  });

  test('for minutes has a deputy, and is host again upon return', async () => {
    const { people, tokens, come } = await gathered(['Ada', 'Bob']);
    const [ada, bob] = people as [Companion, Companion];
    ada.go();
    await pass(HOST_PATIENCE);
    await allWritten();
    expect(hostSeenBy(bob)).toBe(1);
    expect(bob.say({ type: 'settle', terms: { speed: 2 } })).toBeUndefined();
    const back = come({ tokens: [tokens[0] as string] });
    await allWritten();
    expect(hostSeenBy(bob)).toBe(0);
    expect(bob.say({ type: 'settle', terms: { speed: 1 } })).toBe('notHost');
    expect(back.say({ type: 'settle', terms: { speed: 1 } })).toBeUndefined();
  });

  test('keeps the role through a running game, however long they are away', async () => {
    const { people, live } = await playing(['Ada', 'Bob']);
    people[0]?.go();
    await pass(HOST_PATIENCE * 3);
    expect(live.record.host).toBe(0);
    expect(live.deputy).toBeNull();
  });
});

describe('a person who drops out of a running game', () => {
  test('is told to all with the time until a bot plays, and the others may have that bot at once', async () => {
    const { people, tokens, come, live } = await playing(['Ada', 'Bob', 'Cyr']);
    const [ada, bob] = people as [Companion, Companion];
    bob.go();
    await allWritten();
    expect(ada.last('table')?.table.away).toEqual([{ seat: 1, standInMs: live.record.terms.standInAfter }]);
    expect(come().say({ type: 'standIn', seat: 1 })).toBe('notYourSeat');
    expect(ada.say({ type: 'standIn', seat: 2 })).toBe('notReady');
    expect(ada.say({ type: 'standIn', seat: 1 })).toBeUndefined();
    await allWritten();
    expect(ada.last('table')?.table).toMatchObject({ away: [], chairs: [{}, { standIn: true }, {}] });
    come({ tokens: [tokens[1] ?? ''] });
    await allWritten();
    expect(ada.last('table')?.table).toMatchObject({ away: [], chairs: [{}, { standIn: false }, {}] });
  });
});

describe('a guest unseated in the lobby', () => {
  test('does not sit down again on the same socket, with the old token, or from the same address', async () => {
    const { people, tokens, come } = await gathered(['Ada', 'Bob']);
    const [ada, bob] = people as [Companion, Companion];
    ada.say({ type: 'unseat', seat: 1 });
    await allWritten();
    expect(bob.last('letGo')).toEqual({ type: 'letGo', seat: 1, why: 'unseated' });
    expect(bob.say({ type: 'sit', name: 'Bob' })).toBe('barred');
    const withToken = come({ tokens: [tokens[1] as string], address: '198.51.100.7' });
    expect(withToken.say({ type: 'sit', name: 'Bob' })).toBe('barred');
    expect(come({ address: '192.0.2.2' }).say({ type: 'sit', name: 'Rob' })).toBe('barred');
    expect(come({ address: '192.0.2.9' }).say({ type: 'sit', name: 'Cyr' })).toBeUndefined();
  });

  test('is remembered when the table is restored, and sits again once the host allows it', async () => {
    const { people, saved, tokens } = await gathered(['Ada', 'Bob']);
    people[0]?.say({ type: 'unseat', seat: 1 });
    await allWritten();
    const restored = companyForTest({}, saved.at(-1));
    const bob = restored.come({ tokens: [tokens[1] as string], address: '192.0.2.2' });
    expect(bob.say({ type: 'sit', name: 'Bob' })).toBe('barred');
    expect(bob.say({ type: 'allow', name: 'Bob' })).toBe('notHost');
    const ada = restored.come({ tokens: [tokens[0] as string] });
    await allWritten();
    expect(ada.last('table')?.table.barred).toEqual(['Bob']);
    expect(ada.say({ type: 'allow', name: 'Bob' })).toBeUndefined();
    expect(bob.say({ type: 'sit', name: 'Bob' })).toBeUndefined();
  });

  test('of their own will may sit down again', async () => {
    const { people } = await gathered(['Ada', 'Bob']);
    people[1]?.say({ type: 'unseat', seat: 1 });
    expect(people[1]?.say({ type: 'sit', name: 'Bob' })).toBeUndefined();
  });
});

describe('chairs', () => {
  test('a guest takes one at a public table and two among friends; the host as many as there are', async () => {
    for (const [terms, most] of [
      [{ public: true }, 1],
      [{ public: false }, 2],
    ] as const) {
      const { people } = await gathered(['Ada', 'Bob'], companyForTest(terms));
      const [ada, bob] = people as [Companion, Companion];
      for (let held = 1; held < most; held += 1) expect(bob.say({ type: 'sit', name: 'More' })).toBeUndefined();
      expect(bob.say({ type: 'sit', name: 'More' })).toBe('enoughChairs');
      expect(ada.say({ type: 'sit', name: 'Kid' })).toBeUndefined();
    }
  });

  test('no more than two people come to a public table from one range of addresses, but from the host’s', async () => {
    const company = companyForTest({ public: true });
    await company.come({ address: '192.0.2.1' }).sit('Ada');
    await company.come({ address: '2001:db8::1' }).sit('Bob');
    await company.come({ address: '2001:db8::2' }).sit('Cyr');
    expect(company.come({ address: '2001:db8::3' }).say({ type: 'sit', name: 'Dan' })).toBe('enoughChairs');
    await company.come({ address: '192.0.2.1' }).sit('Eve');
    await company.come({ address: '192.0.2.1' }).sit('Fay');
  });
});

describe('a person in a running game', () => {
  test('is removed by the host: a bot plays on, the old token opens nothing, and everybody is told', async () => {
    const { people, tokens, saved } = await playing(['Ada', 'Bob', 'Cyr']);
    const [ada, bob, cyr] = people as [Companion, Companion, Companion];
    expect(bob.say({ type: 'remove', seat: 1, vote: true })).toBe('notYourSeat');
    expect(ada.say({ type: 'remove', seat: 1, vote: true })).toBeUndefined();
    await allWritten();
    expect(bob.last('letGo')).toMatchObject({ type: 'letGo', seat: 1, why: 'removed' });
    expect(bob.last('welcome')?.held).toEqual([]);
    expect(bob.say({ type: 'ask', seat: 1, nth: 1, command: { type: 'pause' } })).toBe('notYourSeat');
    expect(cyr.last('removed')).toMatchObject({ type: 'removed', seat: 1, by: 'host' });
    expect(cyr.last('table')?.table.chairs[1]).toMatchObject({ name: 'Bob', bot: 'adept' });
    const restored = companyForTest({}, saved.at(-1));
    expect(restored.come({ tokens: [tokens[1] as string] }).guest.seats).toEqual([]);
  });

  test('is removed by the greater part of the others, the host too, and never by one alone', async () => {
    const { people, live } = await playing(['Ada', 'Bob', 'Cyr', 'Dan']);
    const [, bob, cyr, dan] = people as [Companion, Companion, Companion, Companion];
    bob.say({ type: 'remove', seat: 0, vote: true });
    await allWritten();
    expect(dan.last('table')?.table.removals).toEqual([{ seat: 0, by: [1], needed: 2 }]);
    bob.say({ type: 'remove', seat: 0, vote: false });
    cyr.say({ type: 'remove', seat: 0, vote: true });
    await allWritten();
    expect(dan.last('removed')).toBeUndefined();
    dan.say({ type: 'remove', seat: 0, vote: true });
    await allWritten();
    expect(dan.last('removed')).toMatchObject({ type: 'removed', seat: 0, by: 'vote' });
    expect(live.record.host).toBe(1);
  });

  test('cannot be removed by the host alone where ratings hang on it, nor by one of two', async () => {
    const { people, live } = await playing(['Ada', 'Bob']);
    live.record = { ...live.record, terms: { ...live.record.terms, rated: true } };
    for (const [nth, person] of people.entries()) person.say({ type: 'remove', seat: 1 - nth, vote: true });
    await allWritten();
    expect(live.record.chairs.map(({ bot }) => bot)).toEqual([null, null]);
  });
});

describe('the token of a seat', () => {
  test('is renewed: the old one opens nothing, and other devices are let go', async () => {
    const { people, tokens, come, live } = await playing(['Ada', 'Bob']);
    const bob = people[1] as Companion;
    const phone = come({ tokens: [tokens[1] as string] });
    expect(phone.guest.seats).toEqual([1]);
    expect(phone.say({ type: 'renew', seat: 0 })).toBe('notYourSeat');
    expect(phone.say({ type: 'renew', seat: 1 })).toBeUndefined();
    await allWritten();
    expect(bob.last('letGo')).toEqual({ type: 'letGo', seat: 1, why: 'renewed' });
    expect(bob.guest.seats).toEqual([]);
    expect(come({ tokens: [tokens[1] as string] }).guest.seats).toEqual([]);
    expect(come({ tokens: [phone.last('seated')?.token as string] }).guest.seats).toEqual([1]);
    expect(live.record.chairs[1]?.name).toBe('Bob');
  });

  test('expires so many days after the game as a table waits to be put away', async () => {
    const { saved, tokens } = await playing(['Ada', 'Bob']);
    const ended = { ...(saved.at(-1) as (typeof saved)[0]), stage: 'over', endedAt: Date.now() } as const;
    const { come } = companyForTest({}, ended);
    await pass(29 * 86_400_000);
    expect(come({ tokens: [tokens[0] as string] }).guest.seats).toEqual([0]);
    await pass(2 * 86_400_000);
    expect(come({ tokens: [tokens[0] as string] }).guest.seats).toEqual([]);
  });
});

describe('pauses at a public table', () => {
  const asks = (person: Companion, seat: number) => {
    let nth = 0;
    return async (type: 'pause' | 'resume') => {
      nth += 1;
      person.say({ type: 'ask', seat, nth, command: { type } });
      await allWritten();
      const refused = person.last('refused');
      return refused?.nth === nth ? refused.refused : null;
    };
  };
  const COUNT = 3000;

  test('DIG-8 a guest who answers each resume with a pause cannot hold all for ever', async () => {
    const { people, live } = await playing(['Ada', 'Bob'], companyForTest({ public: true }));
    const [ada, bob] = [asks(people[0] as Companion, 0), asks(people[1] as Companion, 1)];
    let paused = 0;
    for (let again = 0; again < 20; again += 1) {
      if ((await bob('pause')) === null) paused += 1;
      await ada('resume');
      expect(await bob('pause')).not.toBeNull();
      await pass(COUNT);
      expect(live.room?.look().paused).toBe(false);
      await pass(BETWEEN_PAUSES);
    }
    expect(paused).toBe(3);
    expect(await bob('pause')).toBe('DIG-8');
    expect(await ada('pause')).toBeNull();
  });

  test('DIG-8 a pause ends after a minute by itself, and the next one of the same seat waits for a minute of play', async () => {
    const { people, live } = await playing(['Ada', 'Bob'], companyForTest({ public: true }));
    const bob = asks(people[1] as Companion, 1);
    expect(await bob('pause')).toBeNull();
    await pass(PAUSE_LASTS - 1);
    expect(live.room?.look().paused).toBe(true);
    await pass(1 + COUNT);
    expect(live.room?.look().paused).toBe(false);
    expect(await bob('pause')).toBe('DIG-8');
    await pass(BETWEEN_PAUSES);
    expect(await bob('pause')).toBeNull();
  });

  test('DIG-8 among friends nobody counts pauses, and the count of three can be stopped', async () => {
    const { people, live } = await playing(['Ada', 'Bob']);
    const [ada, bob] = [asks(people[0] as Companion, 0), asks(people[1] as Companion, 1)];
    for (let again = 0; again < 5; again += 1) {
      expect(await bob('pause')).toBeNull();
      await ada('resume');
      expect(await bob('pause')).toBeNull();
      await pass(PAUSE_LASTS * 2);
      expect(live.room?.look().paused).toBe(true);
      await ada('resume');
      await pass(COUNT);
    }
  });

  test('DIG-8 opening a table to everybody limits its pauses, unless the host says otherwise', async () => {
    const { people, live } = await gathered(['Ada']);
    people[0]?.say({ type: 'settle', terms: { public: true } });
    expect(live.record.terms.pauses).toBe(3);
    people[0]?.say({ type: 'settle', terms: { pauses: 0 } });
    expect(live.record.terms.pauses).toBe(0);
  });
});
