import { CHARACTERS, PARCHMENT_COLUMNS, TRACKS } from '#content';
import type { Game, Player, Seat } from './game/game.ts';
import { playerAt, rankOf, seatsInOrder } from './game/look.ts';

/** What set a player apart from the one ranked just below, or made them last. */
export const DECIDERS = ['parchment', 'points', 'glory', 'legendary', 'lowest', 'privilege', 'last'] as const;
export type Decider = (typeof DECIDERS)[number];

export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  /** All four tracks on the parchment (END-2). */
  readonly complete: boolean;
  readonly legendary: boolean;
  /** Parchment columns reached on all tracks, the legendary point included. */
  readonly points: number;
  readonly glory: number;
  /** Steps beyond the first parchment column for all four tracks, lowest first; negative is still to go. */
  readonly tracks: readonly number[];
  readonly decidedBy: Decider;
}

export const OUTCOMES = ['complete', 'closest', 'civilWar'] as const;
/** END-2, END-3, END-4 */
export type Outcome = (typeof OUTCOMES)[number];

export interface Ranking {
  readonly outcome: Outcome;
  readonly winner: Seat | null;
  readonly standings: readonly Standing[];
}

/** END-2 to END-4, ADV-5: everybody in order, with the reason. */
export function score(game: Game): Ranking {
  const order = seatsInOrder(game).map((seat) => measure(game, seat));
  order.sort((one, other) => compare(game, one, other).difference);
  const standings = order.map((one, index): Standing => {
    const below = order[index + 1];
    return { ...one, place: index + 1, decidedBy: below === undefined ? 'last' : compare(game, one, below).by };
  });
  const first = standings[0];
  const outcome = first?.complete ? 'complete' : first?.legendary ? 'closest' : 'civilWar';
  return { outcome, winner: outcome === 'civilWar' ? null : (first?.seat ?? null), standings };
}

type Measured = Omit<Standing, 'place' | 'decidedBy'>;

function measure(game: Game, seat: Seat): Measured {
  const player = playerAt(game, seat);
  const tracks = [...TRACKS.map((track) => beyond(player, track)), player.legendary ? 0 : -1];
  tracks.sort((one, other) => one - other);
  return {
    seat,
    complete: tracks.every((steps) => steps >= 0),
    legendary: player.legendary,
    points: parchmentPoints(player),
    glory: TRACKS.reduce((sum, track) => sum + player.glory[track], 0),
    tracks,
  };
}

/** Steps beyond the first parchment column; negative is still to go. */
export const beyond = (player: Player, track: (typeof TRACKS)[number]): number =>
  player[track] - CHARACTERS[player.character].enter[track];

export const parchmentPoints = (player: Player): number =>
  TRACKS.reduce((sum, track) => sum + Math.min(Math.max(beyond(player, track) + 1, 0), PARCHMENT_COLUMNS), 0) +
  (player.legendary ? 1 : 0);

interface Comparison {
  readonly difference: number;
  readonly by: Decider;
}

function compare(game: Game, one: Measured, other: Measured): Comparison {
  if (one.complete !== other.complete) return { difference: one.complete ? -1 : 1, by: 'parchment' };
  if (one.complete) {
    if (one.points !== other.points) return { difference: other.points - one.points, by: 'points' };
    return byGlory(game, one, other);
  }
  if (one.legendary !== other.legendary) return { difference: one.legendary ? -1 : 1, by: 'legendary' };
  const at = one.tracks.findIndex((steps, index) => steps !== other.tracks[index]);
  const isTied = at < 0 || (at > 0 && isGloryInPlay(game));
  return isTied ? byGlory(game, one, other) : { difference: lead(other, one, at), by: 'lowest' };
}

const lead = (one: Measured, other: Measured, at: number): number => (one.tracks[at] ?? 0) - (other.tracks[at] ?? 0);

/** ADV-5: the most glory, then privilege order, and nothing else. */
function byGlory(game: Game, one: Measured, other: Measured): Comparison {
  if (one.glory !== other.glory) return { difference: other.glory - one.glory, by: 'glory' };
  return { difference: rankOf(game, one.seat) - rankOf(game, other.seat), by: 'privilege' };
}

const isGloryInPlay = ({ options }: Game): boolean => options.seats.some(({ glory }) => glory);
