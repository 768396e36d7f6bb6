/// <reference path="./glicko2.d.ts" />
import { Glicko2 } from 'glicko2';
import type { Result } from '#table/kept';

/** How well a player of that name plays at this server, and how sure that is. */
export interface Rating {
  readonly name: string;
  readonly rating: number;
  /** Two of these to either side hold the true strength nineteen times out of twenty. */
  readonly deviation: number;
  readonly games: number;
}

const WEEK = 7 * 86_400_000;
const SETTINGS = { tau: 0.5, rating: 1500, rd: 350, vol: 0.06 };

/** What counts of a result. */
export type Rated = Pick<Result, 'code' | 'name' | 'bot' | 'place' | 'endedAt'>;

type Player = ReturnType<Glicko2['makePlayer']>;

/**
 * Glicko-2 over all rated games, a week being a rating period: a player has beaten everyone placed behind them.
 * Bots are not rated, and a name that was taken back counts no more.
 */
export function ratingsOf(results: Iterable<Rated>): readonly Rating[] {
  const glicko = new Glicko2(SETTINGS);
  const players = new Map<string, { readonly player: Player; games: number }>();
  const known = (name: string) => {
    const found = players.get(name) ?? { player: glicko.makePlayer(), games: 0 };
    players.set(name, found);
    return found;
  };
  for (const week of byWeek(results)) {
    const matches: [Player, Player, number][] = [];
    for (const game of byTable(week)) {
      for (const { name } of game) known(name).games += 1;
      for (const [one, other] of pairs(game)) matches.push([known(one.name).player, known(other.name).player, 1]);
    }
    if (matches.length > 0) glicko.updateRatings(matches);
  }
  return [...players.entries()]
    .map(([name, { player, games }]) => ({
      name,
      rating: Math.round(player.getRating()),
      deviation: Math.round(player.getRd()),
      games,
    }))
    .sort((one, other) => other.rating - one.rating || (one.name < other.name ? -1 : 1));
}

function grouped<K>(results: Iterable<Rated>, key: (result: Rated) => K): readonly (readonly Rated[])[] {
  const groups = new Map<K, Rated[]>();
  for (const result of results) {
    const group = groups.get(key(result));
    if (group === undefined) groups.set(key(result), [result]);
    else group.push(result);
  }
  return [...groups.values()];
}

const byWeek = (results: Iterable<Rated>) => grouped(results, ({ endedAt }) => Math.floor(endedAt / WEEK));

/** Only people with a name, only games between at least two of them, and each name once at a table. */
const byTable = (results: readonly Rated[]) =>
  grouped(
    results.filter(({ name, bot }) => name !== '' && bot === null),
    ({ code }) => code,
  ).filter((game) => game.length > 1 && new Set(game.map(({ name }) => name)).size === game.length);

function* pairs(game: readonly Rated[]): Generator<readonly [Rated, Rated]> {
  const order = game.toSorted((one, other) => one.place - other.place);
  for (const [index, one] of order.entries()) for (const other of order.slice(index + 1)) yield [one, other];
}
