import { expect, test } from 'vitest';
import { allWritten, type Companion, companyForTest, gathered, playing } from '#testkit';

const remove = (seat: number, reason?: 'rude' | 'stalling') =>
  ({ type: 'remove', seat, vote: true, ...(reason && { reason }) }) as const;

test('a person who is voted out is told by whom and why, and the others are too', async () => {
  const { people } = await playing(['Ada', 'Bob', 'Cyr', 'Dan']);
  const [, bob, cyr, dan] = people as [Companion, Companion, Companion, Companion];
  bob.say(remove(1, 'stalling'));
  cyr.say(remove(1, 'rude'));
  dan.say(remove(1, 'rude'));
  await allWritten();
  const removed = { by: 'vote', reason: 'rude' };
  expect(bob.last('letGo')).toEqual({ type: 'letGo', seat: 1, why: 'removed', removed });
  expect(dan.last('removed')).toMatchObject(removed);
});

test('what most say is the reason, and what was said first where two are said as often', async () => {
  const { people } = await playing(['Ada', 'Bob', 'Cyr', 'Dan', 'Eve']);
  const [, bob, cyr, dan, eve] = people as [Companion, Companion, Companion, Companion, Companion];
  for (const [person, reason] of [
    [bob, undefined],
    [cyr, 'stalling'],
    [dan, 'rude'],
  ] as const)
    person.say(remove(0, reason));
  await allWritten();
  expect(eve.last('removed')).toMatchObject({ seat: 0, by: 'vote', reason: 'stalling' });
});

test('a person who was removed while away is told when they come back, also after a restart', async () => {
  const { people, tokens, saved } = await playing(['Ada', 'Bob', 'Cyr']);
  people[1]?.go();
  people[0]?.say(remove(1, 'stalling'));
  await allWritten();
  const back = companyForTest({}, saved.at(-1)).come({ tokens: [tokens[1] ?? ''] });
  await allWritten();
  expect(back.last('letGo')).toMatchObject({ why: 'removed', removed: { by: 'host', reason: 'stalling' } });
  expect(back.heard[0]).toMatchObject({ type: 'welcome', held: [] });
});

test('a person is known by the same mark under another name, and by none of it can a token be told', async () => {
  const { people, tokens, live } = await gathered(['Ada', 'Bob']);
  const marks = () => people[0]?.last('table')?.table.chairs.map(({ who }) => who);
  const before = marks();
  expect(new Set(before?.slice(0, 2)).size).toBe(2);
  people[1]?.say({ type: 'change', seat: 1, chair: { name: 'Rob', colour: 4 } });
  await allWritten();
  expect(marks()?.[1]).toBe(before?.[1]);
  expect(JSON.stringify(people[0]?.last('table'))).not.toContain(live.ports.hash(tokens[1] ?? ''));
});

test('a program that says so is marked, and sits at no rated table', async () => {
  const friendly = companyForTest();
  const { people } = await gathered(['Ada'], friendly);
  const [ada] = people as [Companion];
  expect(friendly.come().say({ type: 'sit', name: 'Tick', program: true })).toBeUndefined();
  await allWritten();
  expect(ada.last('table')?.table.chairs[1]).toMatchObject({ name: 'Tick', program: true, bot: null });
  expect(ada.say({ type: 'settle', terms: { rated: true } })).toBe('peopleOnly');
  const rated = companyForTest({ rated: true });
  expect(rated.come().say({ type: 'sit', name: 'Tick', program: true })).toBe('peopleOnly');
});
