import type { GoodKind } from '#content';
import type { Seat } from '#engine';

/** What is counted in sentences. */
export type Counted = GoodKind | 'wild' | 'vp' | 'glory';

/** A player, as a sentence names them to its reader. */
export interface Person {
  readonly name: string;
  /** The reader's own seat: "you" instead of a name. */
  readonly you: boolean;
}

/** Who sits where. */
export type Who = (seat: Seat) => Person;
