import type { Seat } from '#engine';
import type { PersonId } from './person.ts';

/** Why others want a person out of a game, or report them. */
export const REASONS = ['rude', 'stalling', 'unfair', 'name', 'other'] as const;
export type Reason = (typeof REASONS)[number];

/** What a person is told who may not play here, or at this table. */
export interface Ban {
  /** Null for good. */
  readonly until: number | null;
  readonly why: string;
}

/** Whom a ban is about: a proven person, a range of addresses, the house a report came of, or one table. */
export type BanTarget =
  | { readonly person: PersonId }
  /** An address of IPv4 or IPv6, with or without the length of its prefix. */
  | { readonly range: string }
  /** What a report knows of an address. */
  | { readonly trace: string }
  | { readonly table: string };

export interface BanRecord extends Ban {
  readonly on: BanTarget;
  /** Under what name the operator knows them. */
  readonly name: string;
  readonly since: number;
}

/** A person at a table of which something was reported. */
export interface Witness {
  readonly name: string;
  readonly person: PersonId | null;
  readonly isBot: boolean;
  /** A hash of where they came from, which only this server can make; null if nobody knows. */
  readonly trace: string | null;
}

export interface Report {
  readonly at: number;
  readonly code: string;
  readonly stage: string;
  readonly reason: Reason;
  readonly note: string;
  readonly by: Seat;
  readonly about: Seat;
  readonly people: readonly Witness[];
  /** The last of what was said; phrases by their names, in brackets. */
  readonly lines: readonly { readonly seat: Seat; readonly text: string }[];
  /** What the operator made of it. */
  readonly settled: string | null;
}

export const DEEDS = ['banned', 'unbanned', 'shut', 'settled'] as const;

/** What the operator has done. */
export interface Deed {
  readonly at: number;
  readonly what: (typeof DEEDS)[number];
  readonly about: string;
  readonly word: string;
}

type Kept<T> = T & { readonly id: string };

/** GET /api/operator */
export interface OperatorView {
  readonly reports: readonly Kept<Report>[];
  readonly bans: readonly Kept<BanRecord>[];
  readonly deeds: readonly Kept<Deed>[];
  readonly tables: readonly { readonly code: string; readonly stage: string; readonly names: readonly string[] }[];
}

/** POST /api/operator/bans */
export interface BanRequest {
  readonly on: BanTarget;
  readonly name: string;
  readonly why: string;
  /** Null for good. */
  readonly hours: number | null;
}
