import type { Seat } from '#engine';
import type { Pace, PersonId, Stage } from '#protocol';
import type { Ledger } from './ledger.ts';
import type { TableRecord } from './record.ts';

/**
 * What happened at each table, in order. One writer per table: it says how many entries it knows of, and a writer that is
 * behind is fenced off.
 */
export interface Log {
  /** Resolves when all entries are durable, or rejects with a `StoreError` and has kept none of them. */
  readonly append: (code: string, known: number, entries: readonly string[]) => Promise<void>;
  /** All entries. Rejects with `damaged` if one is not what was written: each is kept with a hash of all before it. */
  readonly read: (code: string) => Promise<readonly string[]>;
  /** A part of them from that place on, as much as is handled at once, and whether there is more. */
  readonly readSome: (code: string, from: number) => Promise<Part>;
}

export interface Part {
  readonly entries: readonly string[];
  readonly more: boolean;
}

/** What is known of the tables besides their games. */
export interface Registry {
  /** A table that was put away and is touched again is no longer put away. */
  readonly save: (table: TableRecord) => Promise<void>;
  readonly load: (code: string) => Promise<TableRecord | undefined>;
  /** As `load`, and tables that were put away as well. */
  readonly recall: (code: string) => Promise<TableRecord | undefined>;
  /** Everything not archived, newest first. */
  readonly list: (stages: readonly Stage[]) => Promise<readonly TableRecord[]>;
  /** Puts tables away that nobody touched since; gives their codes. */
  readonly archive: (untouchedSince: number) => Promise<readonly string[]>;
  readonly keepResults: (results: readonly Result[]) => Promise<void>;
  readonly results: (code: string) => Promise<readonly Result[]>;
  readonly standings: Standings;
  /** Where a person sits or sat, and what came of it. */
  readonly ofPerson: (person: PersonId) => Promise<OfPerson>;
  /** Takes the name from a seat and its result; in a lobby the seat is free again. */
  readonly forgetName: (code: string, seat: number) => Promise<void>;
}

export interface OfPerson {
  readonly seats: readonly { readonly code: string; readonly seat: number }[];
  readonly results: readonly Result[];
}

/** Ratings and statistics as text, as far as those who watch have seen the games; read where nobody has to wait for it. */
export interface Standings {
  /** By all games of that pace, for the server's own use; null before the first. */
  readonly strength: (person: PersonId, pace: Pace) => Promise<number | null>;
  readonly ranking: (pace: Pace, person: PersonId | null) => Promise<Uint8Array>;
  readonly player: (person: PersonId) => Promise<Uint8Array>;
  readonly statistics: (as: 'json' | 'csv') => Promise<Uint8Array>;
  /** Games of public tables whose end was seen between these times. */
  readonly publicGames: (from: number, until: number) => Promise<readonly PublicGame[]>;
}

export interface PublicGame {
  readonly code: string;
  /** Those of people who played to the end. */
  readonly seats: readonly Seat[];
}

export interface Result {
  readonly code: string;
  readonly seat: number;
  readonly name: string;
  readonly character: string;
  /** The level of a bot, or `program` for one over the wire. */
  readonly bot: string | null;
  readonly place: number;
  readonly points: number;
  readonly endedAt: number;
  /** Whose result it is, if they had proven their name. */
  readonly person: PersonId | null;
  readonly pace: Pace;
  /** A bot ended the game for this person. */
  readonly standIn: boolean;
  readonly won: boolean;
  /** All four tracks are on the parchment (END-2). */
  readonly complete: boolean;
  /** Game time from the first move to the end; null if it began where another one stood, or was not kept. */
  readonly seconds: number | null;
  /** The council reward this seat took first. */
  readonly firstReward: string | null;
  readonly rated: boolean;
  /** When those who watch have seen the end. */
  readonly seenAt: number;
  /** What the game made of this person's rating; null where it does not count. */
  readonly rating: RatingStep | null;
}

export interface RatingStep {
  readonly before: number;
  readonly after: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** What an older version kept of a result, with all that was not known then. */
export const wholeResult = (result: Result): Result => ({
  ...result,
  person: result.person ?? null,
  pace: result.pace ?? 'usual',
  standIn: result.standIn ?? false,
  won: result.won ?? false,
  complete: result.complete ?? false,
  seconds: result.seconds ?? null,
  firstReward: result.firstReward ?? null,
  rated: result.rated ?? false,
  seenAt: result.seenAt ?? result.endedAt,
  rating: result.rating ?? null,
});

export interface Store extends Log, Registry {
  readonly ledger: Ledger;
  /** Entries handed over and not yet durable. */
  readonly lag: () => number;
  /** Writes something of no meaning and has it synced: resolves if whatever is handed over now would be kept. */
  readonly prove: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const STORE_FAULTS = ['fenced', 'full', 'unwritable', 'damaged', 'inUse', 'broken'] as const;
/** `fenced`: another writer was there first. The rest is said by the disk. */
export type StoreFault = (typeof STORE_FAULTS)[number];

export class StoreError extends Error {
  readonly fault: StoreFault;
  constructor(fault: StoreFault, message: string) {
    super(message);
    this.name = 'StoreError';
    this.fault = fault;
  }
}
