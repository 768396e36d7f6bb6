import type { Table } from '#protocol';
import { finish, heldTables } from '../../kit/settings/seats.ts';
import { lookAt } from '../link/api.ts';
import type { SavedGame } from '../shelf/saved.ts';

/** A game of this browser that is not over: at a table, or against bots. */
export type Waiting =
  | { readonly type: 'table'; readonly table: Table }
  | { readonly type: 'solo'; readonly game: SavedGame };

/** More is not asked for at once. */
const MOST = 6;

/** Tables first, for there others wait. */
export const waitingGames = (tables: readonly Table[], games: readonly SavedGame[]): readonly Waiting[] => [
  ...tables.filter(({ stage }) => stage !== 'over').map((table): Waiting => ({ type: 'table', table })),
  ...games.filter(({ over }) => !over).map((game): Waiting => ({ type: 'solo', game })),
];

/** What this browser can go on with; without a server only what lies here. */
export async function fetchWaiting(): Promise<readonly Waiting[]> {
  const [tables, games] = await Promise.all([ownTables(), ownGames()]);
  return waitingGames(tables, games);
}

async function ownTables(): Promise<readonly Table[]> {
  const codes = heldTables().slice(-MOST);
  const found = await Promise.all(codes.map(async (code) => ({ code, table: await lookAt(code) })));
  return found.flatMap(({ code, table }) => {
    if (table === 'missing' || table?.stage === 'over') finish(code);
    return table === null || table === 'missing' ? [] : [table];
  });
}

/** A first visitor has nothing on the shelf and does not fetch it. */
async function ownGames(): Promise<readonly SavedGame[]> {
  const known = await globalThis.indexedDB?.databases?.().catch(() => []);
  if (known?.every(({ name }) => name !== 'pendulum') === true) return [];
  const { shelf } = await import('../shelf/shelf.ts');
  return shelf.games().catch(() => []);
}
