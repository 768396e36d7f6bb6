import type { CharacterId } from '#content';
import { type Game, type Opening, type Outcome, type Sealed, score } from '#engine';
import type { Begun, Entry, RegencyStep } from '#protocol';
import { characterOf, ownSeat, type SoloKind, type SoloPlan } from './plan.ts';

/** What is known of a kept game without opening it. */
export interface SavedGame {
  readonly id: string;
  readonly plan: SoloPlan;
  readonly startedAt: number;
  readonly savedAt: number;
  readonly round: number;
  readonly over: boolean;
}

export interface SavedOpening extends Opening {
  readonly id: string;
  /** Null for decks made from a number; not there in games begun before decks were sealed. */
  readonly sealed?: Sealed | null;
  /** Not there for a game that began with its set-up. */
  readonly begun?: Begun | null;
}

export interface SavedLog {
  readonly saved: SavedGame;
  readonly opening: SavedOpening;
  readonly entries: readonly Entry[];
}

/** How a game ended for the person. */
export interface SoloResult {
  readonly id: string;
  readonly kind: SoloKind;
  readonly date: string | null;
  readonly step: RegencyStep | null;
  readonly character: CharacterId;
  readonly endedAt: number;
  readonly place: number;
  readonly of: number;
  readonly points: number;
  readonly won: boolean;
  readonly outcome: Outcome;
  /** Where the game lies that this one was begun from; not there for a game that began with its set-up. */
  readonly from?: string | null;
}

export function resultOf({ id, plan }: Pick<SavedGame, 'id' | 'plan'>, game: Game, endedAt: number): SoloResult {
  const { standings, winner, outcome } = score(game);
  const me = ownSeat(plan.chairs);
  const own = standings.find(({ seat }) => seat === me);
  const chair = plan.chairs[me];
  return {
    id,
    kind: plan.kind,
    date: plan.date,
    step: plan.step,
    character: chair === undefined ? 'briber' : characterOf(chair),
    endedAt,
    place: own?.place ?? plan.chairs.length,
    of: plan.chairs.length,
    points: own?.points ?? 0,
    won: winner === me,
    outcome,
    ...(plan.of !== undefined && { from: plan.of }),
  };
}
