import { describe, expect, test } from 'vitest';
import type { Result } from '#table/kept';
import { resultForTest } from '#testkit';
import { withSteps } from './encounters.ts';

const nobodyKnown = () => undefined;
const table = (...seats: readonly Partial<Result>[]) => seats.map((seat, nth) => resultForTest({ seat: nth, ...seat }));
/** How much each one's rating changed; null for those it does not count for. */
const changes = (results: readonly Result[]) =>
  withSteps(results, nobodyKnown).map(({ rating }) => rating && rating.after - rating.before);

describe('a rated game', () => {
  test('lifts those who end before others, and lowers those who end behind', () => {
    const [first = 0, second, third = 0] = changes(table({}, {}, {}));
    expect(first).toBeGreaterThan(0);
    expect(second).toBe(0);
    expect(third).toBe(-(first ?? 0));
  });

  test('gives less for beating a player who is known to be weaker', () => {
    const known = (rating: number) => (person: string) =>
      person === 'p1' ? { rating, deviation: 50, volatility: 0.06, lastAt: 0 } : undefined;
    const gain = (rating: number) => withSteps(table({}, {}), known(rating))[0]?.rating?.after ?? 0;
    expect(gain(1200)).toBeLessThan(gain(1800));
  });

  test('counts for nobody if it is not rated, has one person, or one person in two seats', () => {
    const nothing = (...seats: readonly Partial<Result>[]) =>
      expect(changes(table(...seats)).every((change) => change === null)).toBe(true);
    nothing({ rated: false }, { rated: false });
    nothing({}, { person: null, bot: 'adept' });
    nothing({}, { person: null });
    nothing({}, { person: 'p0' });
    nothing({}, { person: 'p0' }, {});
  });

  test('passes over bots and guests who have proven nothing', () => {
    const among = changes(table({}, { person: null, bot: 'master' }, {}, { person: null }));
    expect(among).toEqual([changes(table({}, {}))[0], null, changes(table({}, {}))[1], null]);
  });
});

describe('who leaves, and has a bot end the game', () => {
  test('has lost to all who stayed, whatever the bot made of it', () => {
    const [left = 0, stayed = 0] = changes(table({ standIn: true }, {}, {}));
    expect(left).toBe(changes(table({}, {}, {}))[2]);
    expect(stayed).toBeGreaterThan(0);
  });

  test('gives those a victory who end before the bot, and costs nobody anything', () => {
    const [ahead = 0, left = 0, behind] = changes(table({}, { standIn: true }, {}));
    expect(ahead).toBeGreaterThan(0);
    expect(left).toBeLessThan(0);
    expect(behind).toBe(changes(table({}, {}))[1]);
    expect(changes(table({ standIn: true }, {}))[1]).toBeNull();
  });

  test('is not compared with another who left', () => {
    expect(changes(table({ standIn: true }, { standIn: true }))).toEqual([null, null]);
  });
});
