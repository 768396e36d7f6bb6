import type { BanRecord, Deed, HandedIn, PersonId, PuzzleOfDay, Report } from '#protocol';

/** What the ledger keeps. Each feature adds its kinds here. */
export interface Kinds {
  /** What only servers know, by its purpose. */
  readonly secrets: { readonly secret: string };
  /** By the id of a person. */
  readonly people: PersonRecord;
  /** By `foldName`: whose a name is. */
  readonly names: NameRecord;
  /** By a public key: whose it is. */
  readonly keys: { readonly person: PersonId };
  /** By the id of a passkey: whose it is. */
  readonly passkeys: { readonly person: PersonId };
  /** By the time that was signed and a hash of the signature, which has opened something. */
  readonly signatures: { readonly at: number };
  /** By time, newest first, as the next two. */
  readonly reports: Report;
  readonly bans: BanRecord;
  /** What the operator did. */
  readonly deeds: Deed;
  /** By date and person: what a day's game came to. */
  readonly daily: DailyRecord;
  /** By the id of a person: the dates that were handed in. */
  readonly days: readonly string[];
  /** By date: the best game of that day. */
  readonly dailyBest: HandedIn & { readonly person: PersonId; readonly score: DailyRecord };
  /** By date. */
  readonly puzzles: PuzzleOfDay;
}

export type Kind = keyof Kinds;

/** A day's game as the server found it, and when it was handed in. */
export interface DailyRecord {
  readonly place: number;
  readonly points: number;
  readonly won: boolean;
  readonly at: number;
}

export interface PersonRecord {
  /** Null until a name is taken. */
  readonly name: string | null;
  /** Counts the devices that were removed: passes from before open nothing. */
  readonly epoch: number;
  /** As they are kept: the present one, and those that were given up. */
  readonly names: readonly string[];
  readonly since: number;
  readonly keys: readonly KeyRecord[];
  readonly passkeys: readonly PasskeyRecord[];
}

/** A device whose key is this person's. */
export interface KeyRecord {
  readonly key: string;
  /** What the person calls the device. */
  readonly label: string;
  readonly since: number;
}

export interface PasskeyRecord {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly label: string;
  readonly since: number;
}

export interface NameRecord {
  readonly person: PersonId;
  /** A name that was given up is free for others from then on; null while it is borne. */
  readonly freeFrom: number | null;
}
