import type { Game, Millis } from '#engine';
import { clockOf } from '../view/clock.ts';
import { MOST_SEATS, putSeat, SEAT_FEATURES } from './seatFeatures.ts';
import type { Sheet } from './sheet.ts';
import { putTable, TABLE_FEATURES } from './tableFeatures.ts';

export { MOST_SEATS, SEAT_FEATURES } from './seatFeatures.ts';
export { TABLE_FEATURES } from './tableFeatures.ts';

export const FEATURES = TABLE_FEATURES + MOST_SEATS * SEAT_FEATURES;

/** A position as the network sees it: the table, then each seat. Places of seats that are not there stay nought. */
export function putPosition(sheet: Sheet, game: Game, at: Millis): void {
  const clock = clockOf(game, at);
  sheet.bytes.fill(0);
  sheet.next = 0;
  putTable(sheet, game, clock);
  for (let seat = 0; seat < game.players.length; seat += 1) putSeat(sheet, game, seat, clock);
}
