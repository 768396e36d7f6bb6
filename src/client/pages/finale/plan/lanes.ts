import { CHARACTERS, PARCHMENT_COLUMNS, TRACKS } from '#content';
import { beyond, type Player } from '#engine';

export const LANES = [...TRACKS, 'legendary'] as const;
/** A way to the parchment: three tracks and the legendary point. */
export type Lane = (typeof LANES)[number];

const LONGEST = 14;
const WHOLE = LONGEST + PARCHMENT_COLUMNS;

/** Steps beyond the first column of the parchment; negative is still to go. */
export const beyondOn = (player: Player, lane: Lane): number =>
  lane === 'legendary' ? (player.legendary ? 0 : -1) : beyond(player, lane);

/** Columns of the parchment that are reached. */
export const pointsOn = (player: Player, lane: Lane): number =>
  Math.min(Math.max(beyondOn(player, lane) + 1, 0), PARCHMENT_COLUMNS);

/** Where a way begins and how far it came, as shares of the longest: the parchment begins at the same place for all. */
export function wayOn(player: Player, lane: Lane): { readonly from: number; readonly to: number } {
  const enter = lane === 'legendary' ? 1 : CHARACTERS[player.character].enter[lane];
  return { from: (LONGEST - enter) / WHOLE, to: (LONGEST + beyondOn(player, lane) + 0.5) / WHOLE };
}
