import type { Table } from '#protocol';
import { finish, heldTables, seatTokens } from '../../kit/settings/seats.ts';
import { fetchPast, lookAt } from '../link/api.ts';
import type { SavedGame } from '../shelf/saved.ts';
import { type Glance, keepGlance, recallGlance } from './glance.ts';
import { hasShelf } from './hasShelf.ts';

/** A table at which this browser holds a seat; null while the server cannot be asked. */
export interface Held {
  readonly code: string;
  readonly table: Table | null;
}

/** A game of this browser that is not over, at a table or against bots, and how it stood when it was last seen. */
export type Waiting = { readonly glance: Glance | null } & (
  | ({ readonly type: 'table' } & Held)
  | { readonly type: 'solo'; readonly game: SavedGame }
);

/** More is not asked for at once. */
const MOST = 6;

/** Tables first, for there others wait. */
export const waitingGames = (
  tables: readonly Held[],
  games: readonly SavedGame[],
  seen: (id: string) => Glance | null = recallGlance,
): readonly Waiting[] => [
  ...tables
    .filter(({ table }) => table?.stage !== 'over')
    .map(({ code, table }): Waiting => ({ type: 'table', code, table, glance: seen(code) })),
  ...games.filter(({ over }) => !over).map((game): Waiting => ({ type: 'solo', game, glance: seen(game.id) })),
];

/** What this browser can go on with; without a server as it was when it was last seen. */
export async function fetchWaiting(): Promise<readonly Waiting[]> {
  const [tables, games] = await Promise.all([ownTables(), ownGames()]);
  return waitingGames(tables, games);
}

/** The same with the games at tables as they stand now: others have played on. */
export const lookAgain = (games: readonly Waiting[]): Promise<readonly Waiting[]> => Promise.all(games.map(asItStands));

async function asItStands(one: Waiting): Promise<Waiting> {
  const { glance } = one;
  if (one.type !== 'table' || one.table?.stage !== 'playing' || glance?.seat === undefined) return one;
  const [past, { glanceAfter }] = await Promise.all([fetchPast(one.code, seatTokens(one.code)[0]), import('./now.ts')]);
  return past === null ? one : { ...one, glance: glanceAfter(past, glance) };
}

async function ownTables(): Promise<readonly Held[]> {
  const codes = heldTables().slice(-MOST);
  const found = await Promise.all(codes.map(async (code) => ({ code, table: await lookAt(code) })));
  return found.flatMap(({ code, table }) => {
    if (table === 'missing' || table?.stage === 'over') {
      finish(code);
      keepGlance(code, null);
      return [];
    }
    return [{ code, table }];
  });
}

/** A first visitor has nothing on the shelf and does not fetch it. */
async function ownGames(): Promise<readonly SavedGame[]> {
  if (!(await hasShelf())) return [];
  const { shelf } = await import('../shelf/shelf.ts');
  return shelf.games().catch(() => []);
}
