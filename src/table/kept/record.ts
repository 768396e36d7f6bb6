import type { SeatOptions } from '#engine';
import type { BegunTable, Chair, PersonId, Removed, Stage, Terms } from '#protocol';

/** A table as it is kept: what everybody sees, less what passes, and the hashes of the seats' tokens. */
export interface TableRecord {
  readonly code: string;
  readonly stage: Stage;
  readonly host: number | null;
  readonly terms: Terms;
  readonly chairs: readonly ChairRecord[];
  readonly rematch: string | null;
  readonly createdAt: number;
  readonly touchedAt: number;
  /** When the game was over; null before that, and where it is not known. */
  readonly endedAt: number | null;
  /** Those whom the host has asked to leave. */
  readonly barred: readonly Barred[];
  /** Of a table whose game begins where another one stood. Its log tells it, so it is not kept here as well. */
  readonly begun?: Bound;
}

/** Each seat belongs to a character from the start. */
export interface Bound extends BegunTable {
  readonly seats: readonly SeatOptions[];
}

/** A person who may watch, but not sit down again: known by the seat's old token, or by where they come from. */
export interface Barred {
  readonly name: string;
  readonly holder: string | null;
  readonly whence: string | null;
  /** From a running game. */
  readonly removed?: Removed;
  /** Instead of all that: whom a player at this table does not want to meet. */
  readonly keptOut?: KeptOut;
}

/** Proven persons whom the holder of a seat has blocked. Nobody hears of it. */
export interface KeptOut {
  /** The hash of the token that holds the seat. */
  readonly by: string;
  readonly people: readonly PersonId[];
}

export interface ChairRecord extends Omit<Chair, 'connected' | 'standIn' | 'coached' | 'who'> {
  /** SHA-256 of the token that holds this seat; null for bots and empty chairs. */
  readonly holder: string | null;
  /** The hash that held this seat until its person was removed from the game. */
  readonly removed: string | null;
  /** A hash of the range of addresses this person came from. */
  readonly whence: string | null;
}
