import { readLog } from '#server';
import type { SimulatedPlayer } from '../chaos/players/player.ts';
import { settledIn } from '../chaos/players/verify.ts';

export interface Losses {
  /** Commands that players were told had happened. */
  readonly acknowledged: number;
  /** Those of them that no log holds. */
  readonly lost: number;
  readonly tables: number;
  /** Tables of which nothing is left. */
  readonly gone: number;
}

export interface Told {
  readonly code: string;
  readonly players: readonly Pick<SimulatedPlayer, 'seat' | 'acknowledged'>[];
}

/** What players were told and is not kept. A log that cannot be read holds nothing. */
export async function lossesOf(
  read: (code: string) => Promise<readonly string[]>,
  tables: readonly Told[],
): Promise<Losses> {
  const sum = { acknowledged: 0, lost: 0, tables: tables.length, gone: 0 };
  for (const { code, players } of tables) {
    const settled = await read(code)
      .then(settledOf)
      .catch(() => undefined);
    if (settled === undefined) sum.gone += 1;
    for (const player of players)
      for (const nth of player.acknowledged) {
        sum.acknowledged += 1;
        if (!settled?.has(`${player.seat()} ${nth}`)) sum.lost += 1;
      }
  }
  return sum;
}

export const NONE: Losses = { acknowledged: 0, lost: 0, tables: 0, gone: 0 };

export const added = (one: Losses, other: Losses): Losses => ({
  acknowledged: one.acknowledged + other.acknowledged,
  lost: one.lost + other.lost,
  tables: one.tables + other.tables,
  gone: one.gone + other.gone,
});

const settledOf = (texts: readonly string[]): ReadonlySet<string> => settledIn(readLog(texts).entries).settled;
