import type { Game, Seat } from '#engine';
import type { Happened } from '#protocol';
import { type Moment, momentOf, type Watcher, walk } from './walk.ts';
import { chancesOf, worthOf } from './worth.ts';

export const TURNS = ['tookLead', 'pulledAhead', 'caughtUp', 'fellBack', 'leapt'] as const;
export type Turn = (typeof TURNS)[number];

/** A command after which the game stood otherwise. */
export interface TurningPoint extends Moment {
  readonly turn: Turn;
  readonly round: number;
  /** Whom it is about: the seat whose chance changed most. */
  readonly seat: Seat;
  /** Who led before; the same as `seat` if it led already. */
  readonly leader: Seat;
  /** That seat's chance before and after; alone at the table, its worth. */
  readonly from: number;
  readonly to: number;
}

interface Swing extends TurningPoint {
  readonly weight: number;
  readonly index: number;
}

const MOST = 3;
/** A new lead that lasts is worth this much of a chance. */
const NEW_LEAD = 0.12;
/** It lasts if it still holds after this share of the game. */
const LASTS = 0.06;
/** No two turning points lie closer together than this share of the game. */
const APART = 0.08;

export function watchChances(first: Game): Watcher & { readonly found: () => readonly TurningPoint[] } {
  const swings: Swing[] = [];
  const leaders: Seat[] = [];
  const alone = first.players.length === 1;
  const look = (game: Game) => (alone ? [worthOf(game, 0)] : chancesOf(game));
  let before = look(first);
  return {
    after(game, done) {
      const now = look(game);
      const seat = alone ? 0 : mostChanged(before, now);
      const [from, to] = [before[seat] ?? 0, now[seat] ?? 0];
      const [leader, next] = [best(before), best(now)];
      leaders.push(next);
      if (game.phase !== 'over' && Math.abs(to - from) > 1e-9) {
        const turn: Turn = alone ? 'leapt' : turnOf(seat, leader, next, to > from);
        const place = { ...momentOf(done), round: game.round, seat, leader, from, to };
        swings.push({ ...place, turn, weight: Math.abs(to - from), index: leaders.length - 1 });
      }
      before = now;
    },
    found: () => choose(swings, leaders),
  };
}

/** Nothing but the turning points, for those who cannot wait for the rest. */
export function turningPointsOf(first: Game, stands: readonly Happened[]): readonly TurningPoint[] {
  const chances = watchChances(first);
  walk(first, stands, [chances]);
  return chances.found();
}

const best = (chances: readonly number[]): Seat => chances.indexOf(Math.max(...chances));

function mostChanged(before: readonly number[], now: readonly number[]): Seat {
  const changes = now.map((chance, seat) => Math.abs(chance - (before[seat] ?? 0)));
  return best(changes);
}

function turnOf(seat: Seat, leader: Seat, next: Seat, better: boolean): Turn {
  if (!better) return 'fellBack';
  if (next === seat && leader !== seat) return 'tookLead';
  return next === seat ? 'pulledAhead' : 'caughtUp';
}

/** The heaviest, apart from one another, in the order they came. */
function choose(swings: readonly Swing[], leaders: readonly Seat[]): readonly TurningPoint[] {
  const length = leaders.length;
  const weighed = swings.map((swing) => {
    const later = leaders[Math.min(length - 1, swing.index + Math.ceil(length * LASTS))];
    const lasting = swing.turn === 'tookLead' && later === swing.seat;
    return { ...swing, weight: swing.weight + (lasting ? NEW_LEAD : 0) };
  });
  const chosen: Swing[] = [];
  for (const swing of weighed.toSorted((one, other) => other.weight - one.weight)) {
    const near = chosen.some((one) => Math.abs(one.index - swing.index) < length * APART);
    if (!near) chosen.push(swing);
    if (chosen.length === MOST) break;
  }
  return chosen
    .toSorted((one, other) => one.index - other.index)
    .map(({ weight: _, index: __, ...turningPoint }) => turningPoint);
}
