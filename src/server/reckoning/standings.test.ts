import { describe, expect, test } from 'vitest';
import type { Count, Player, Ranking } from '#protocol';
import type { Result } from '#table/kept';
import { crowdGames, personForTest, resultForTest } from '#testkit';
import { openMemoryDatabase } from '../store/database.ts';
import { answerTo, type Question } from './questions.ts';
import { openResults } from './results.ts';

function opened(games: Iterable<readonly Result[]>) {
  const database = openMemoryDatabase();
  const results = openResults(database);
  for (const game of games) results.keep(game);
  const ask = <T>(question: Question, now: number): T => JSON.parse(answerTo(database, question, now)) as T;
  return {
    ranking: (now: number, person: string | null = null) => ask<Ranking>({ do: 'ranking', pace: 'usual', person }, now),
    strength: (person: string) => ask<number | null>({ do: 'strength', pace: 'usual', person }, 0),
    player: (person: string, now: number) => ask<Player>({ do: 'player', person }, now),
    counts: (now: number) => ask<{ counts: readonly Count[] }>({ do: 'statistics', as: 'json' }, now).counts,
  };
}

const game = (code: string, changes: Partial<Result>) =>
  [0, 1].map((seat) => resultForTest({ seat, code, ...changes }));

describe('nothing tells of a game before those who watch have seen its end', () => {
  const early = game('ONE', { endedAt: 1000, seenAt: 1000 });
  const late = game('TWO', { endedAt: 2000, seenAt: 62_000, character: 'bolk-basic' });
  const before = opened([early]);
  const { ranking, player, counts } = opened([early, late]);

  test('not the ranking, a player’s page or the statistics', () => {
    expect(ranking(61_999, 'p1')).toEqual(before.ranking(61_999, 'p1'));
    expect(player('p0', 61_999)).toEqual(before.player('p0', 61_999));
    expect(counts(61_999)).toEqual(before.counts(61_999));
  });

  test('and then all of them do', () => {
    expect(ranking(62_000).ratings.map(({ games }) => games)).toEqual([2, 2]);
    expect(player('p0', 62_000).last.map(({ code }) => code)).toEqual(['TWO', 'ONE']);
    expect(counts(62_000).find(({ what, which }) => what === 'seats' && which === 'bolk-basic')?.count).toBe(2);
  });

  test('a player of that game alone is not there before', () => {
    const alone = opened([late]);
    expect(alone.ranking(3000)).toMatchObject({ ratings: [], people: 0 });
    expect(alone.player('p0', 3000)).toMatchObject({ ratings: {}, last: [], counts: [] });
  });
});

test('no question reads all games: every query goes by an index', () => {
  const database = openMemoryDatabase();
  openResults(database).keep(game('ONE', {}));
  const asked: string[] = [];
  const watched = {
    prepare(sql: string) {
      asked.push(sql);
      return database.prepare(sql);
    },
  };
  answerTo(watched, { do: 'ranking', pace: 'usual', person: 'p0' }, 9000);
  answerTo(watched, { do: 'strength', pace: 'usual', person: 'p0' }, 9000);
  answerTo(watched, { do: 'player', person: 'p0' }, 9000);
  answerTo(watched, { do: 'statistics', as: 'json' }, 9000);
  const plans = asked.flatMap((sql) => database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]);
  expect(plans.length).toBeGreaterThan(8);
  expect(plans.filter(({ detail }) => detail.startsWith('SCAN'))).toEqual([]);
});

describe('of a crowd', () => {
  const crowd = { games: 3000, people: 240, from: 0, every: 3_600_000 };
  const now = crowd.games * crowd.every;
  const { ranking, player, strength } = opened(crowdGames(crowd));

  test('the best hundred are listed, the provisional ones behind, and everybody hears their own place', () => {
    const { ratings, people } = ranking(now);
    expect(ratings).toHaveLength(100);
    expect(people).toBe(240);
    const order = ratings.map(({ provisional, rating }) => Number(provisional) * 10_000 - rating);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    const [first] = ratings;
    const nth = Number(first?.name.split(' ')[1]);
    expect(ranking(now, personForTest(nth)).you).toEqual({ ...first, place: 1 });
  });

  test('those who are good end up before those who are not', () => {
    const [good, poor] = [99, 1].map((nth) => player(personForTest(nth), now).ratings.usual?.rating ?? 0);
    expect(good).toBeGreaterThan((poor ?? 0) + 200);
    expect([99, 1].map((nth) => Math.round(strength(personForTest(nth)) ?? 0))).toEqual([good, poor]);
    expect(strength(personForTest(5000))).toBeNull();
  });

  test('a page tells of ratings, characters, the best and the last games', () => {
    const { ratings, course, counts, best, last } = player(personForTest(99), now);
    const games = Object.values(ratings).reduce((sum, one) => sum + (one?.games ?? 0), 0);
    expect(course).toHaveLength(games);
    expect(counts.filter(({ what }) => what === 'seats').reduce((sum, { count }) => sum + count, 0)).toBe(games);
    expect(best.map(({ points }) => points)).toEqual(
      best.map(({ points }) => points).toSorted((one, two) => two - one),
    );
    expect([best.length, last.length]).toEqual([5, 10]);
    expect(last[0]?.code).toBe(course.at(-1)?.code);
    expect(last[0]?.others.length).toBeGreaterThan(0);
  });
});
