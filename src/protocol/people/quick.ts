import type { PersonId } from './person.ts';

/** How fast the sand of a table runs that people are led to. */
export const QUICK_PACES = ['untimed', 'calm', 'usual', 'blitz'] as const;
export type QuickPace = (typeof QUICK_PACES)[number];

export const QUICK_LIMITS = { waitMs: [0, 600_000], least: [2, 5] } as const;

/** What a person who looks for a table wants of it. */
export interface QuickWish {
  readonly name: string;
  readonly pace: QuickPace;
  /** After so long bots take the chairs for which nobody came. At a rated table two people are enough then, and no bot comes. */
  readonly waitMs: number;
  /** So many sit at the table at least, bots included. A rated table begins with two. */
  readonly least: number;
  /** A person who has not played much: weaker bots, the simpler characters. */
  readonly newcomer: boolean;
  /** Of a person with a proven name, who sits under it. */
  readonly pass?: string;
  /** For the rating of that pace: needs a pass. */
  readonly rated?: boolean;
  /** Persons whom this one does not want to meet; it holds both ways. */
  readonly blocked?: readonly PersonId[];
}

/** A person who waits, as all may see it. */
export interface Waits {
  readonly name: string;
  readonly pace: QuickPace;
  readonly rated: boolean;
}

/** Who waits now: how many, and those who have waited longest. */
export interface Hall {
  readonly people: number;
  readonly waiting: readonly Waits[];
}

/** To /api/quick/socket; said again it changes the wish, and a closed socket takes it back. */
export type QuickClientMessage = { readonly type: 'wait' } & QuickWish;

export type QuickNews =
  | ({ readonly type: 'hall' } & Hall)
  /** The game has begun and waits for its people; the token holds a seat. */
  | { readonly type: 'found'; readonly code: string; readonly token: string };
