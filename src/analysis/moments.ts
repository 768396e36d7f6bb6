import type { Command, Game, Seat } from '#engine';
import type { Happened } from '#protocol';
import { type Moment, momentOf, type Watcher, walk } from './log/walk.ts';
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

/** Who is how likely to win, after each command and before the first. */
export type Curve = readonly (readonly number[])[];

/** The chances as the table shows them at a glance; alone at the table, what is there. */
function watchChances(first: Game): Watcher & { readonly found: () => Curve } {
  const look = (game: Game) => (first.players.length === 1 ? [worthOf(game, 0)] : chancesOf(game));
  const curve = [look(first)];
  return { after: (game) => void curve.push(look(game)), found: () => curve };
}

/** The commands after which the game stood otherwise, by a curve that is given or, for those who cannot wait, at a glance. */
export function turningPointsOf(first: Game, stands: readonly Happened[], given?: Curve): readonly TurningPoint[] {
  const glance = watchChances(first);
  const rounds: number[] = [];
  walk(first, stands, [...(given === undefined ? [glance] : []), { after: ({ round }) => void rounds.push(round) }]);
  const curve = given ?? glance.found();
  const swings = stands.flatMap((done, index) => swingAt(curve, done, index, rounds[index] ?? 1));
  return choose(swings, curve.slice(1).map(best));
}

/** What ends a round or a council, or sets its time: what that brings, deeds before it have earned. */
const NO_DEEDS: ReadonlySet<Command['type']> = new Set([
  'done',
  'ready',
  'callTime',
  'pause',
  'resume',
  'due',
  'voteTiming',
]);

/** What the last command of a game brings is the result and no turn. */
function swingAt(curve: Curve, done: Happened, index: number, round: number): readonly Swing[] {
  if (NO_DEEDS.has(done.command.type)) return [];
  const [before = [], now = []] = [curve[index], curve[index + 1]];
  const alone = now.length === 1;
  const seat = alone ? 0 : mostChanged(before, now);
  const [from, to] = [before[seat] ?? 0, now[seat] ?? 0];
  if (Math.abs(to - from) <= 1e-9 || done.events.some(({ type }) => type === 'gameEnded')) return [];
  const leader = best(before);
  const turn: Turn = alone ? 'leapt' : turnOf(seat, leader, best(now), to > from);
  return [{ ...momentOf(done), round, seat, leader, from, to, turn, weight: Math.abs(to - from), index }];
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
