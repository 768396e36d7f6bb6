import { FEATURES, putPosition, sheetOf } from '#bots/chances';
import { type Game, type Millis, score } from '#engine';

/**
 * One position of one game, as bytes: what is learnt from, and what came of it.
 * 0 players · 1 winner, 255 for nobody · 2 round · 3 whether it was only imagined · 4–7 the game's number ·
 * 8–12 complete by seat · 13–17 points by seat · 18–19 nothing · from 20 on the features.
 */
export const HEAD = 20;
export const RECORD = HEAD + FEATURES;
const WINNER = 1;
const COMPLETE = 8;
const POINTS = 13;
export const NO_WINNER = 255;

const sheet = sheetOf(FEATURES);

export function recordOf(game: Game, at: Millis, number: number, isImagined: boolean): Uint8Array {
  const record = new Uint8Array(RECORD);
  record.set([game.players.length, NO_WINNER, game.round, isImagined ? 1 : 0]);
  new DataView(record.buffer).setUint32(4, number, true);
  putPosition(sheet, game, at);
  record.set(sheet.bytes, HEAD);
  return record;
}

/** Writes what came of the game into its records. */
export function label(records: readonly Uint8Array[], game: Game): void {
  const { winner, standings } = score(game);
  for (const record of records) {
    record[WINNER] = winner ?? NO_WINNER;
    for (const { seat, complete, points } of standings) {
      record[COMPLETE + seat] = complete ? 1 : 0;
      record[POINTS + seat] = points;
    }
  }
}
