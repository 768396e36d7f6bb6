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

/** Tokens that have just come over the edge of the parchment. */
export const crossedBetween = (before: Game, now: Game): readonly { readonly seat: Seat; readonly track: Track }[] =>
  now.players.flatMap((player, seat) => {
    const was = before.players[seat];
    if (was === undefined) return [];
    return TRACKS.filter((track) => beyond(was, track) < 0 && beyond(player, track) >= 0).map((track) => ({
      seat,
      track,
    }));
  });
