import { describe, expect, test } from 'vitest';
import type { Result } from '#table/kept';
import { ratingsOf } from './ratings.ts';

const DAY = 86_400_000;

const game = (code: string, endedAt: number, names: readonly string[], bots: readonly string[] = []): Result[] =>
  names.map((name, seat) => ({
    code,
    seat,
    name,
    character: 'briber',
    bot: bots.includes(name) ? 'adept' : null,
    place: seat + 1,
    points: 10 - seat,
    endedAt,
    person: null,
    pace: 'usual',
    standIn: false,
  }));

describe('ratings', () => {
  test('whoever is placed before others gains on them, and nobody gains from nothing', () => {
    const ratings = ratingsOf(game('ONE', DAY, ['Ada', 'Bea', 'Cyr']));
    expect(ratings.map(({ name }) => name)).toEqual(['Ada', 'Bea', 'Cyr']);
    expect(ratings.map(({ games }) => games)).toEqual([1, 1, 1]);
    expect(ratings[0]?.rating).toBeGreaterThan(1500);
    expect(ratings[1]?.rating).toBe(1500);
    expect(ratings[2]?.rating).toBeLessThan(1500);
    expect(ratings[0]?.deviation).toBeLessThan(350);
  });

  test('the more somebody has played, the surer it is', () => {
    const many = Array.from({ length: 20 }, (_, week) => game(`T${week}`, week * 7 * DAY, ['Ada', 'Bea'])).flat();
    const [ada, bea] = ratingsOf(many);
    const [once] = ratingsOf(many.slice(0, 2));
    expect(ada?.deviation).toBeLessThan(once?.deviation ?? 0);
    expect(ada?.rating).toBeGreaterThan((bea?.rating ?? 0) + 300);
  });

  test('bots, names taken back, games alone and two of one name count for nobody', () => {
    expect(ratingsOf(game('ONE', DAY, ['Ada', 'Tick'], ['Tick']))).toEqual([]);
    expect(ratingsOf(game('TWO', DAY, ['Ada', '']))).toEqual([]);
    expect(ratingsOf(game('THREE', DAY, ['Ada', 'Ada']))).toEqual([]);
    expect(ratingsOf([])).toEqual([]);
  });
});
