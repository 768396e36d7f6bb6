import { describe, expect, test } from 'vitest';
import { type Count, PACES, type Player, type Ranking } from '#protocol';
import { defaultTerms, newTable, type Result, type Store } from '#table/kept';

/** Of a rated game that two persons have finished. */
export const aResult = (changes: Partial<Result> = {}): Result => {
  const { seat = 0 } = changes;
  const ended = { code: 'ONE', endedAt: 1000, seenAt: 1000, seconds: 1800, rated: true, pace: 'usual' } as const;
  const own = { seat, name: `P${seat}`, person: `p${seat}`, place: seat + 1, points: 20 - seat, won: seat === 0 };
  const rest = {
    bot: null,
    character: 'briber',
    complete: true,
    standIn: false,
    firstReward: 'warChest',
    rating: null,
  };
  return { ...ended, ...own, ...rest, ...changes };
};

const aGame = (changes: Partial<Result> = {}) => [aResult(changes), aResult({ ...changes, seat: 1 })];

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();
const json = <T>(bytes: Uint8Array): T => JSON.parse(text(bytes)) as T;

const rankedAt = async ({ standings }: Store) => json<Ranking>(await standings.ranking('usual', 'p1'));
const playerAt = async ({ standings }: Store, person: string) => json<Player>(await standings.player(person));
const countsAt = async ({ standings }: Store) =>
  json<{ counts: readonly Count[] }>(await standings.statistics('json')).counts;

const NO_GAMES: Player = { ratings: {}, course: [], counts: [], best: [], last: [] };

export interface Stores {
  readonly open: () => Promise<Store>;
  /** Another node with the same data; the same store where there is but one server. */
  readonly beside: (store: Store) => Promise<Store>;
  /** A restart, or a node that comes later: the same data in a new store. */
  readonly reopen: (old: Store) => Promise<Store>;
}

/** What ratings, players' pages and statistics promise, on one server and on several. `games` are those of a crowd. */
export function standingsContract(
  name: string,
  { open, beside, reopen }: Stores,
  games: readonly (readonly Result[])[],
): void {
  const people = [...new Set(games.flat().flatMap(({ person }) => person ?? []))];
  const [leaver = '', stayer = ''] = people;

  /** All that a store tells of ratings and statistics. */
  const toldAt = async ({ standings }: Store): Promise<string> => {
    const told = [
      ...PACES.map((pace) => standings.ranking(pace, stayer)),
      ...people.map((person) => standings.player(person)),
      standings.statistics('csv'),
    ];
    return (await Promise.all(told)).map(text).join('\n');
  };

  describe(`${name} keeps ratings and statistics up game by game`, () => {
    test('each game once, with what it made of ratings, also after a restart', async () => {
      const store = await open();
      await store.keepResults(aGame());
      await store.keepResults(aGame());
      const again = await reopen(store);
      const { ratings, you, people } = await rankedAt(again);
      expect(ratings.map(({ name, games, provisional }) => [name, games, provisional])).toEqual([
        ['P0', 1, true],
        ['P1', 1, true],
      ]);
      expect([you?.name, you?.place, people]).toEqual(['P1', null, 2]);
      const [won, lost] = await again.results('ONE');
      expect([won, lost].map((one) => Math.round(one?.rating?.after ?? 0))).toEqual(
        ratings.map(({ rating }) => rating),
      );
      expect((await countsAt(again)).find(({ what }) => what === 'seats')?.count).toBe(2);
      expect(text(await again.standings.statistics('csv'))).toContain('people,2,seats,briber,2\r\n');
      await again.close();
    });

    test('a person takes their part along, and those who played with them keep theirs', async () => {
      const store = await open();
      await store.save({ ...newTable('ONE', defaultTerms(false), 1000), stage: 'over' });
      await store.keepResults(aGame());
      const before = await rankedAt(store);
      await store.forgetName('ONE', 0);
      const again = await reopen(store);
      expect((await rankedAt(again)).ratings).toEqual(before.ratings.slice(1));
      expect(await playerAt(again, 'p0')).toEqual(NO_GAMES);
      const { last } = await playerAt(again, 'p1');
      expect(last.map(({ code, others }) => [code, others])).toEqual([['ONE', [{ name: '', bot: null }]]]);
      await again.close();
    });

    test('games kept in any order, at any node, make the same of every rating, also for a node that comes later', async () => {
      const one = await open();
      const two = await beside(one);
      await Promise.all(games.map((game, nth) => (nth % 2 === 0 ? one : two).keepResults(game)));
      // The end of this game is not shown yet, and nobody tells of it.
      await two.keepResults(aGame({ endedAt: Date.now(), seenAt: Date.now() + 3_600_000 }));
      await expect.poll(() => one.results('ONE')).toHaveLength(2);
      await expect.poll(async () => (await toldAt(two)) === (await toldAt(one))).toBe(true);
      expect(await playerAt(one, 'p0')).toEqual(NO_GAMES);
      const nameOf = (person: string) => `"${games.flat().find((one) => one.person === person)?.name}"`;
      expect(await toldAt(one)).toContain(nameOf(leaver));

      // A person is deleted, game by game.
      for (const { code, seat, person } of games.flat()) {
        if (person !== leaver) continue;
        await one.save({ ...newTable(code, defaultTerms(false), 1000), stage: 'over' });
        await two.forgetName(code, seat);
      }
      const told = await toldAt(two);
      expect(told).not.toContain(nameOf(leaver));
      expect(told).toContain(nameOf(stayer));
      await expect.poll(async () => (await toldAt(one)) === told).toBe(true);
      const late = await reopen(one);
      expect(await toldAt(late)).toBe(told);
      for (const store of new Set([two, late])) if (store !== one) await store.close();
    });
  });
}
