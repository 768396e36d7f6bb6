import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Company, pair, type Waiting } from './pair.ts';

const NOW = 1_000_000;
const WAITS = [0, 30_000, 60_000, 180_000, 300_000];

const someone = (id: string, more: Partial<Waiting> = {}): Waiting => ({
  id,
  kind: 'usual',
  strength: 1500,
  since: NOW,
  wait: 60_000,
  least: 3,
  house: '',
  peopleOnly: false,
  ...more,
});

const hall: fc.Arbitrary<readonly Waiting[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('usual', 'blitz'),
      strength: fc.integer({ min: 800, max: 2400 }),
      since: fc.integer({ min: NOW - 400_000, max: NOW }),
      wait: fc.constantFrom(...WAITS),
      least: fc.integer({ min: 2, max: 5 }),
      house: fc.constantFrom('', 'one', 'other'),
    }),
    { maxLength: 40 },
  )
  .map((people) => people.map((one, nth) => ({ ...one, id: `p${nth}`, peopleOnly: false })));

const namesOf = (companies: readonly Company<Waiting>[]): readonly string[] =>
  companies.map(({ people }) => people.map(({ id }) => id).join(' '));

const isOver = ({ since, wait }: Waiting): boolean => NOW >= since + wait;

describe('a person who waits', () => {
  test('sits at one table at most, with one to five people of the same kind, and with bots up to what was wished', () => {
    fc.assert(
      fc.property(hall, (waiting) => {
        const companies = pair(waiting, NOW);
        const seated = companies.flatMap(({ people }) => people);
        expect(new Set(seated).size).toBe(seated.length);
        for (const { people, bots } of companies) {
          expect(new Set(people.map(({ kind }) => kind)).size).toBe(1);
          expect(people.length).toBeGreaterThanOrEqual(1);
          expect(people.length).toBeLessThanOrEqual(5);
          expect(people.length + bots).toBe(Math.max(people.length, ...people.map(({ least }) => least)));
        }
      }),
    );
  });

  test('waits no longer than they said', () => {
    fc.assert(
      fc.property(hall, (waiting) => {
        const seated = new Set(pair(waiting, NOW).flatMap(({ people }) => people));
        expect(waiting.filter((one) => isOver(one) && !seated.has(one))).toEqual([]);
      }),
    );
  });

  test('meets nobody whom they may not meet, and at most one other person of their house', () => {
    const mayMeet = (one: Waiting, other: Waiting): boolean => (one.strength + other.strength) % 3 !== 0;
    fc.assert(
      fc.property(hall, (waiting) => {
        for (const { people } of pair(waiting, NOW, mayMeet)) {
          const pairs = people.flatMap((one, nth) => people.slice(nth + 1).map((other) => [one, other] as const));
          expect(pairs.filter(([one, other]) => !mayMeet(one, other))).toEqual([]);
          for (const house of ['one', 'other']) {
            expect(people.filter((one) => one.house === house).length).toBeLessThanOrEqual(2);
          }
        }
      }),
    );
  });

  test('sits with the same people in whatever order they are named', () => {
    fc.assert(
      fc.property(hall, (waiting) => {
        const tables = namesOf(pair(waiting, NOW));
        expect(namesOf(pair(waiting.toReversed(), NOW)).toSorted()).toEqual(tables.toSorted());
      }),
    );
  });

  test('is left out only where no table can be opened with those who are left', () => {
    const free = hall.map((people) => people.map((one) => ({ ...one, house: '' })));
    fc.assert(
      fc.property(free, (waiting) => {
        const seated = new Set(pair(waiting, NOW).flatMap(({ people }) => people));
        expect(
          pair(
            waiting.filter((one) => !seated.has(one)),
            NOW,
          ),
        ).toEqual([]);
      }),
    );
  });
});

const people = (count: number, more: Partial<Waiting> = {}): readonly Waiting[] =>
  Array.from({ length: count }, (_, nth) => someone(`p${nth}`, more));

test('five who fit sit down at once, and fewer as the wait goes by', () => {
  expect(namesOf(pair(people(5), NOW))).toEqual(['p0 p1 p2 p3 p4']);
  expect(pair(people(4), NOW)).toEqual([]);
  expect(namesOf(pair(people(4), NOW + 15_000))).toEqual(['p0 p1 p2 p3']);
  expect(pair(people(3), NOW + 29_000)).toEqual([]);
  expect(namesOf(pair(people(3), NOW + 30_000))).toEqual(['p0 p1 p2']);
  expect(pair(people(2), NOW + 59_999)).toEqual([]);
  expect(pair(people(2), NOW + 60_000)).toMatchObject([{ bots: 1 }]);
  expect(pair(people(2, { least: 2 }), NOW + 45_000)).toMatchObject([{ bots: 0 }]);
  expect(pair(people(1), NOW + 60_000)).toMatchObject([{ bots: 2 }]);
});

test('people of like strength come first, and others the longer a person has waited', () => {
  const opener = someone('opener', { since: NOW - 30_000 });
  const others = [1700, 1480, 2400, 1510, 1320, 1900].map((strength) => someone(`${strength}`, { strength }));
  expect(namesOf(pair([opener, ...others], NOW))).toEqual(['opener 1510 1480']);
  expect(namesOf(pair([someone('new'), ...others.slice(0, 3)], NOW))).toEqual([]);
});

test('where bots do not sit two are enough at the end of a wait, and one waits on until another comes', () => {
  const rated = people(3, { peopleOnly: true, least: 5 });
  expect(pair(rated, NOW + 29_000)).toEqual([]);
  expect(pair(rated, NOW + 30_000)).toMatchObject([{ bots: 0, people: [{}, {}, {}] }]);
  const [ada, bob] = rated as [Waiting, Waiting];
  expect(pair([ada], NOW + 600_000)).toEqual([]);
  const late = { ...bob, since: NOW + 600_000, strength: 2600 };
  expect(pair([ada, late], NOW + 600_000)).toMatchObject([{ bots: 0, people: [{ id: 'p0' }, { id: 'p1' }] }]);
});

test('where bots do not sit, two of one house play with a third from elsewhere or not at all; others just play', () => {
  const [ada, bea] = people(2, { peopleOnly: true, house: 'one' }) as [Waiting, Waiting];
  const cyr = someone('cyr', { peopleOnly: true, house: 'other', since: NOW + 600_000 });
  const later = NOW + 600_000;
  expect(pair([ada, bea], later)).toEqual([]);
  expect(namesOf(pair([ada, bea, cyr], later))).toEqual(['p0 p1 cyr']);
  const mayMeet = (one: Waiting, other: Waiting): boolean => ![one, other].includes(bea) || ![one, other].includes(cyr);
  expect(namesOf(pair([ada, bea, cyr], later, mayMeet))).toEqual(['p0 cyr']);
  expect(namesOf(pair(people(2, { house: 'one' }), later))).toEqual(['p0 p1']);
});

test('six whose wait is over make two tables of three', () => {
  expect(pair(people(6), NOW + 60_000).map((one) => one.people.length)).toEqual([3, 3]);
});

test('a thousand people sit down in one go', () => {
  const waiting = Array.from({ length: 1000 }, (_, nth) =>
    someone(`p${nth}`, { strength: 1000 + ((nth * 7919) % 1000) }),
  );
  const companies = pair(waiting, NOW);
  expect(companies.flatMap((one) => one.people).length).toBeGreaterThan(950);
  expect(pair(waiting, NOW + 60_000).flatMap((one) => one.people).length).toBe(1000);
});
