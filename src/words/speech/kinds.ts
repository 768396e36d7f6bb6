import type { GoodKind } from '#content';
import type { Seat } from '#engine';

/** What is counted in sentences. */
export type Counted = GoodKind | 'wild' | 'vp' | 'glory';

/** Somebody at the table, as the reader should hear of them. */
export interface Person {
  readonly name: string;
  /** The reader's own seat: "you" instead of a name. */
  readonly you: boolean;
}

/** Who sits where. */
export type Who = (seat: Seat) => Person;
