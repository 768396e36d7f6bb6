import { chooserNow, type Game, isCouncil, type Seat } from '#engine';
import type { Table } from '#protocol';

/** What a browser knows of its table at a moment. */
export interface Moment {
  readonly table: Table | null;
  readonly game: Game | null;
  readonly held: readonly Seat[];
}

export type News =
  | { readonly type: 'satDown'; readonly name: string }
  | { readonly type: 'started' }
  | { readonly type: 'council' };

/** What happened between two moments that a person who looks elsewhere would want to hear. */
export function newsOf(before: Moment, after: Moment): readonly News[] {
  if (before.table === null || after.table === null || after.held.length === 0) return [];
  return [
    ...newcomers(before.table, after.table, after.held),
    ...(hasStarted(before.table, after) ? [{ type: 'started' } as const] : []),
    ...(waits(after) && !waits(before) ? [{ type: 'council' } as const] : []),
  ];
}

function newcomers(before: Table, after: Table, held: readonly Seat[]): readonly News[] {
  if (after.stage !== 'lobby') return [];
  return after.chairs.flatMap(({ name, bot }, seat) => {
    const isNew = name !== '' && bot === null && before.chairs[seat]?.name === '';
    return isNew && !held.includes(seat) ? [{ type: 'satDown', name } as const] : [];
  });
}

/** The host knows it already. */
const hasStarted = (before: Table, { table, held }: Moment): boolean =>
  before.stage === 'lobby' && table?.stage === 'playing' && (table.host === null || !held.includes(table.host));

/** COU-2: a reward is to be chosen, or something begun in council is to be answered. */
function waits({ game, held }: Moment): boolean {
  if (game === null || !isCouncil(game)) return false;
  return held.some((seat) => chooserNow(game) === seat || (game.players[seat]?.todo.length ?? 0) > 0);
}
