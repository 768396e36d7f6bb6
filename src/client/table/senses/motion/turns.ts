import { TRACKS, type Track } from '#content';
import { beyond, type Game, type Seat, workerState } from '#engine';

/** Workers that were stuck and are so no longer. */
export const freedBetween = (before: Game, now: Game): readonly { readonly seat: Seat; readonly index: number }[] =>
  now.players.flatMap(({ workers }, seat) =>
    workers.flatMap((worker, index) => {
      const was = before.players[seat]?.workers[index];
      const isFreed = was !== undefined && workerState(before, was) === 'stuck' && workerState(now, worker) !== 'stuck';
      return isFreed ? [{ seat, index }] : [];
    }),
  );

/** A token that has just come over the edge of the parchment, and which share of its way lay before the edge. */
export interface Crossing {
  readonly seat: Seat;
  readonly track: Track;
  readonly share: number;
}

/** The edge lies half a column before the first of the parchment. */
const EDGE = -0.5;

export const crossedBetween = (before: Game, now: Game): readonly Crossing[] =>
  now.players.flatMap((player, seat) => {
    const was = before.players[seat];
    return was === undefined
      ? []
      : TRACKS.flatMap((track) => crossing(seat, track, beyond(was, track), beyond(player, track)));
  });

const crossing = (seat: Seat, track: Track, from: number, to: number): readonly Crossing[] =>
  from < 0 && to >= 0 ? [{ seat, track, share: (EDGE - from) / (to - from) }] : [];
