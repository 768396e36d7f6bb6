import { AREAS, type Area } from '#content';
import {
  frameAt,
  type Game,
  holdsEnough,
  isRound,
  type Millis,
  type Player,
  playerAt,
  type Seat,
  type Writable,
  workerState,
} from '#engine';
import type { Happened } from '#protocol';
import { type Moment, momentOf, perSeat, type Watcher } from './log/walk.ts';

/** A timer that nobody flipped though its sand had run out. */
export interface StoodStill extends Moment {
  readonly area: Area;
  readonly for: Millis;
}

/** A worker whose timer left before it had acted. */
export interface Stranded extends Moment {
  readonly area: Area;
  readonly worker: number;
}

/** A round in which the achievement could have been claimed and was not. */
export interface Unclaimed extends Moment {
  readonly round: number;
  /** How long everything was at hand. */
  readonly for: Millis;
  /** The token lay there and was still of use. */
  readonly legendary: boolean;
}

export interface Missed {
  /** Longest first. */
  readonly stoodStill: readonly StoodStill[];
  readonly seats: readonly MissedBySeat[];
}

export interface MissedBySeat {
  /** How long a timer lay still that would have let a waiting worker of this seat act. */
  readonly heldUp: Millis;
  readonly stranded: readonly Stranded[];
  readonly unclaimed: readonly Unclaimed[];
}

/** Shorter than this, nobody could have been quicker. */
const AT_ONCE: Millis = 3000;

interface Notes {
  heldUp: Millis;
  readonly stranded: Stranded[];
  readonly unclaimed: Unclaimed[];
  able: Writable<Unclaimed> | null;
}

export function findMissed(first: Game): Watcher & { readonly found: () => Missed } {
  const seats = perSeat(first, (): Notes => ({ heldUp: 0, stranded: [], unclaimed: [], able: null }));
  const stoodStill: StoodStill[] = [];
  return {
    found: () => ({
      stoodStill: stoodStill.toSorted((one, other) => other.for - one.for),
      seats: seats.map(({ heldUp, stranded, unclaimed }) => ({ heldUp, stranded, unclaimed })),
    }),
    span(game, from, to) {
      for (const [seat, notes] of seats.entries()) {
        notes.heldUp += heldUp(game, seat, from, to);
        if (notes.able !== null && canClaim(game, playerAt(game, seat))) notes.able.for += to - from;
      }
    },
    event(game, event, during) {
      if (event.type === 'timerFlipped') flipped(game, event.area, during, stoodStill, seats);
      if (event.type === 'councilBegan') for (const notes of seats) endRound(notes);
      const notes = event.type === 'achievementClaimed' ? seats[event.seat] : undefined;
      if (notes !== undefined) notes.able = null;
    },
    after(game, done) {
      for (const [seat, notes] of seats.entries()) {
        const player = playerAt(game, seat);
        if (notes.able === null && canClaim(game, player)) notes.able = begun(game, player, done);
      }
    },
  };
}

function heldUp(game: Game, seat: Seat, from: Millis, to: Millis): Millis {
  if (game.phase !== 'round' || game.timing !== 'timed') return 0;
  const areas = AREAS.filter((area) => playerAt(game, seat).workers.some((worker) => waitsIn(game, worker, area)));
  return areas.reduce((sum, area) => sum + Math.max(0, to - Math.max(from, game.timers[area].sandOut)), 0);
}

const waitsIn = (game: Game, worker: Player['workers'][number], area: Area): boolean =>
  workerState(game, worker) === 'waiting' && frameAt(game, worker.space).area === area;

function flipped(game: Game, area: Area, during: Happened, stoodStill: StoodStill[], seats: readonly Notes[]): void {
  // Before each round all timers flip by themselves (COU-12).
  if (!isRound(game) || during.events.some(({ type }) => type === 'roundBegan')) return;
  const { row, sandOut } = game.timers[area];
  const late = during.at - sandOut;
  if (game.timing === 'timed' && late > AT_ONCE) stoodStill.push({ ...momentOf(during), area, for: late });
  for (const [seat, notes] of seats.entries()) {
    for (const [worker, { spot, space }] of playerAt(game, seat).workers.entries()) {
      if (spot !== 'frame') continue;
      const frame = frameAt(game, space);
      if (frame.area === area && frame.row === row) notes.stranded.push({ ...momentOf(during), area, worker });
    }
  }
}

const canClaim = (game: Game, player: Player): boolean => isRound(game) && !player.claimed && holdsEnough(game, player);

const begun = (game: Game, player: Player, done: Happened): Writable<Unclaimed> => ({
  ...momentOf(done),
  round: game.round,
  for: 0,
  legendary: game.tokenOnCard && !player.legendary,
});

function endRound(notes: Notes): void {
  if (notes.able !== null && notes.able.for > AT_ONCE) notes.unclaimed.push(notes.able);
  notes.able = null;
}
