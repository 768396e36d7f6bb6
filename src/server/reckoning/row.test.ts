import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Result } from '#table/kept';
import { crowdGames, personForTest } from '#testkit';
import { withSteps } from './encounters.ts';
import { type Counted, isCounted, played, type Row, settledUntil, shown, without } from './row.ts';

const DAY = 86_400_000;

/** All games of one person among others, each with what it made of the rating. */
function gamesOf(person: string): readonly Counted[] {
  const rows = new Map<string, Row>();
  const all: Result[] = [];
  for (const game of crowdGames({ games: 400, people: 12, from: DAY, every: DAY / 4 })) {
    const rated = withSteps(game, (one) => rows.get(one));
    for (const one of rated.filter(isCounted)) rows.set(one.person, played(rows.get(one.person), one));
    all.push(...rated);
  }
  return all.filter(isCounted).filter((one) => one.person === person);
}

const own = gamesOf(personForTest(7));
const after = (games: readonly Counted[]) => games.reduce<Row | undefined>(played, undefined) as Row;

test('the same games give the same rating in every order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...own], { minLength: own.length }), (games) => {
      expect(after(games)).toEqual(after(own));
    }),
    { numRuns: 20 },
  );
});

test('a game taken back leaves the others, and the last one nothing', () => {
  const [first, ...others] = own as readonly [Counted, ...Counted[]];
  expect(without(after(own), first.rating)?.rating).toBe(after(others).rating);
  expect(without(after(own), first.rating)?.games).toBe(own.length - 1);
  expect(without(after([first]), first.rating)).toBeUndefined();
});

test('a rating is provisional before ten games, and again when its person was long away', () => {
  const few = after(own.slice(0, 9));
  expect(settledUntil(few)).toBe(0);
  expect(shown(few, few.lastAt).provisional).toBe(true);
  const many = after(own);
  expect(shown(many, many.lastAt).provisional).toBe(false);
  expect(shown(many, settledUntil(many)).provisional).toBe(true);
  expect(shown(many, many.lastAt + 900 * DAY).deviation).toBeGreaterThan(110);
});
