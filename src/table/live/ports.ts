import type { Decision, Sight } from '#bots';
import type { Millis } from '#engine';
import type { Ban, BotLevel, Fault, Person, PersonId, Report, ServerMessage, Witness } from '#protocol';
import type { TableRecord } from '../kept/record.ts';
import type { Store } from '../kept/store.ts';

/** All that a table knows of the world. Its host brings these. */
export interface Ports {
  readonly settings: Settings;
  readonly clock: Clock;
  /** Calls once after so long; what it gives calls that off. */
  readonly later: (wait: Millis, act: () => void) => () => void;
  readonly chance: Chance;
  /** One way only: what is kept of a token, or named in a log. */
  readonly hash: (text: string) => string;
  /** Where an address lies, told apart at this table only; null if nobody can say. */
  readonly whence: (address: string, code: string) => string | null;
  /** Who shows this pass; null if it is forged or too old, or the person has no name. */
  readonly personOf: (pass: string) => Person | null;
  /** Whose proven name this is; null for a name that is free. */
  readonly ownerOf: (name: string) => PersonId | null;
  /** Why a proven person may not play here, and until when; null if they may. */
  readonly banOf: (person: PersonId) => Ban | null;
  /** Why the operator has closed a table; null if it is open. */
  readonly shutAt: (code: string) => Ban | null;
  /** Takes a report to the operator; null where there is none. */
  readonly report: ((report: ReportDraft) => Fault | undefined) | null;
  /** Made once for everybody at a table; `text` is the message as JSON where that is known already. */
  readonly frame: (message: ServerMessage, text?: string) => Frame;
  readonly store: Pick<Store, 'append' | 'save' | 'keepResults' | 'forgetName'>;
  readonly bots: Thinkers;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** A table changed that may stand in a public list. */
  readonly list: (table: TableRecord) => void;
  /** The table is no longer in memory. */
  readonly forget: (code: string) => void;
  /** A new table for the same people; gives its code once it is kept. */
  readonly openAgain: (table: TableRecord) => Promise<string>;
}

/** A report as the table makes it: with addresses, which are never kept. */
export interface ReportDraft extends Omit<Report, 'people' | 'settled'> {
  readonly people: readonly (Omit<Witness, 'trace'> & { readonly address: string })[];
}

export interface Settings {
  readonly messagesPerSecond: number;
  /** How long a seat's token opens it after the game. */
  readonly tokensLast: Millis;
  /** Who comes in hears everything from the first move on, instead of how the game stands. */
  readonly wholeStory: boolean;
}

export interface Clock {
  /** Real milliseconds, never going back. */
  readonly now: () => Millis;
  /** What the calendar says, in milliseconds. */
  readonly today: () => Millis;
}

export interface Chance {
  /** What holds a seat: 128 bits that only its owner ever has. */
  readonly token: () => string;
  /** 256 bits for the decks of one game, as 64 hex digits. */
  readonly seed: () => string;
}

/** A message as it goes over the wire, or the message itself where there is no wire. */
export type Frame = Uint8Array | ServerMessage;

/** "Going away", "policy", "try again later". */
export type ClosingCode = 1001 | 1008 | 1013;

/** The way to one browser. */
export interface Line {
  readonly send: (frame: Frame) => void;
  readonly close: (code: ClosingCode, reason: string) => void;
  /** Ends it without a word: who is too far behind comes back and is sent the state instead. */
  readonly drop: () => void;
}

export interface Question extends Sight {
  readonly level: BotLevel;
}

/** Bots think where people need not wait for them. */
export interface Thinkers {
  /** Null if the bot could not decide. */
  readonly decide: (question: Question) => Promise<Decision | null>;
  /** Before this game time the bot only waits, so there is no need to ask it. */
  readonly soonest: (question: Question) => Millis;
}

export interface Logger {
  readonly error: (what: object, sentence: string) => void;
}

interface Counter {
  readonly inc: () => void;
}

export interface Metrics {
  /** What happened, what a rule forbade, and claims that held. */
  readonly commands: Counter;
  readonly refusals: Counter;
  readonly claims: Counter;
  /** Tables whose players know of more than the log holds. */
  readonly losses: Counter;
  readonly results: Counter;
  /** In seconds, from hearing a command to having told everybody. */
  readonly latency: { readonly observe: (seconds: number) => void };
}
