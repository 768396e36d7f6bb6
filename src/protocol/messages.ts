import type { Asked, Command, Event, Game, Millis, Opening, RefusalId, Seat } from '#engine';
import type { Ban, Reason } from './people/manners.ts';
import type { PersonId } from './people/person.ts';
import type { QuickNews } from './people/quick.ts';
import type { ChairChange, Parting, Removed, Table } from './people/table.ts';
import type { BotLevel, Terms } from './people/terms.ts';

/** Raised whenever a message changes its meaning. A client of another version is told to reload. */
export const PROTOCOL_VERSION = 1;

export const PHRASES = ['hello', 'wellPlayed', 'hurry', 'oneMoment', 'thanks', 'sorry', 'noWay', 'goodGame'] as const;
export type Phrase = (typeof PHRASES)[number];

/** What a message may hold at most; ranges in milliseconds, both ends included. A wait of 0 is none. */
export const LIMITS = {
  seats: 5,
  name: 24,
  chat: 200,
  label: 60,
  note: 300,
  keptOut: 50,
  messageBytes: 4096,
  speed: [0.1, 10],
  privilegeWindow: [0, 5000],
  waitLimit: [0, 3_600_000],
  lastWord: [1000, 600_000],
  standInAfter: [0, 86_400_000],
  spectatorDelay: [0, 600_000],
  pauses: [0, 20],
} as const;

/** Who watches a rated game sees it at least so much later. */
export const RATED_DELAY: Millis = 60_000;

/**
 * How far another game had come when this one is begun from it: its opening and what was asked until then. What came of
 * it is judged again, so nobody can invent a past.
 */
export interface Origin {
  readonly opening: Opening;
  readonly asked: readonly Asked[];
  readonly at: Millis;
  /** Where that game can be seen: a table's code or, in this browser, the name it is kept under; null for a file. */
  readonly of: string | null;
}

/** Kept with a game that was begun from another one. */
export interface Begun {
  /** The last entry of what the two share: the table pauses itself. */
  readonly seq: number;
  readonly of: string | null;
}

/** A request for a table that begins from another game: a usual game up to its end takes less than a third of it. */
export const MOST_REQUEST_BYTES = 256 << 10;

/** POST /api/tables */
export interface TableRequest {
  readonly terms?: Partial<Terms>;
  /** The game begins where another one stood, with its seats, terms and sand. */
  readonly origin?: Origin;
}

/** What the log keeps and what everybody hears: one accepted command and what came of it. */
export interface Happened {
  readonly type: 'happened';
  readonly seq: number;
  readonly seat: Seat;
  /** The asker's own count; 0 if no person asked: the table itself, a bot or a stand-in. */
  readonly nth: number;
  readonly at: Millis;
  readonly command: Command;
  readonly events: readonly Event[];
}

/**
 * PRV-4: everything after `to` is taken back; what happened instead follows, and what no longer stands is named.
 * The rewind itself has a `seq`, after which the game is as it was after `to`; what happened instead counts on from there.
 */
export interface Rewound {
  readonly type: 'rewound';
  readonly seq: number;
  readonly to: number;
  readonly by: Seat;
  readonly happened: readonly Happened[];
  readonly lost: readonly { readonly seat: Seat; readonly nth: number; readonly command: Command }[];
}

export type Entry = Happened | Rewound;

/** Game time, and whether it runs. */
export interface Clock {
  readonly at: Millis;
  readonly running: boolean;
}

/** The state after `seq`, for a client that has none or too old a one. */
export interface Playing {
  readonly seq: number;
  readonly game: Game;
}

export interface HeldSeat {
  readonly seat: Seat;
  /** The highest `nth` heard from this seat; the next ask counts on from here. */
  readonly nth: number;
}

export type ClientMessage =
  | {
      readonly type: 'hello';
      readonly version: number;
      readonly tokens: readonly string[];
      /** The last `seq` known, to be sent only what is missing; null for everything. */
      readonly since: number | null;
    }
  | { readonly type: 'ask'; readonly seat: Seat; readonly nth: number; readonly command: Command }
  | { readonly type: 'catchUp'; readonly since: number | null }
  | { readonly type: 'ping'; readonly sent: number }
  /** A program says so. With a pass the chair has the proven name, whatever `name` says. */
  | { readonly type: 'sit'; readonly name: string; readonly program?: boolean; readonly pass?: string }
  | { readonly type: 'change'; readonly seat: Seat; readonly chair: ChairChange }
  | { readonly type: 'seatBot'; readonly level: BotLevel }
  | { readonly type: 'unseat'; readonly seat: Seat }
  | { readonly type: 'allow'; readonly name: string }
  /** Wants a person out of the running game, or no longer. */
  | { readonly type: 'remove'; readonly seat: Seat; readonly vote: boolean; readonly reason?: Reason }
  /** A bot is to play at once for a person who is away. */
  | { readonly type: 'standIn'; readonly seat: Seat }
  /** A person plays on for a bot in the running game. */
  | {
      readonly type: 'takeOver';
      readonly seat: Seat;
      readonly name: string;
      readonly pass?: string;
      /** Proven persons whom this one does not want to meet; it holds both ways. */
      readonly blocked?: readonly PersonId[];
    }
  | { readonly type: 'renew'; readonly seat: Seat }
  | { readonly type: 'settle'; readonly terms: Partial<Terms> }
  | { readonly type: 'start' }
  | { readonly type: 'say'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'sayPhrase'; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly type: 'rematch' }
  /** Tells the operator of a person at this table. */
  | { readonly type: 'report'; readonly seat: Seat; readonly reason: Reason; readonly note?: string }
  /** Proven persons whom a player does not want at this table. */
  | { readonly type: 'keepOut'; readonly people: readonly PersonId[] };

export const FAULTS = [
  'badMessage',
  'badVersion',
  'noSuchTable',
  'notYourSeat',
  'notHost',
  'tableFull',
  'seatTaken',
  'alreadyStarted',
  'notReady',
  'tooFast',
  'tooMany',
  'muted',
  'logFull',
  'barred',
  'notHere',
  'enoughChairs',
  'banned',
  'shut',
  'nobodyReads',
  'peopleOnly',
  'nameTaken',
  'needsName',
  'badName',
  'badProof',
  'closed',
] as const;
/** Something other than a rule stood against a message. */
export type Fault = (typeof FAULTS)[number];

/** What is said at a table, or told of one who sat there. */
export type Said =
  | { readonly type: 'said'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'saidPhrase'; readonly seat: Seat; readonly phrase: Phrase }
  /** A person is out of the running game; a bot plays on. */
  | ({ readonly type: 'removed'; readonly seat: Seat } & Removed)
  /** A person plays on for a bot of that name. */
  | { readonly type: 'tookOver'; readonly seat: Seat; readonly name: string; readonly of: string };

/** With its place among the entries: the `seq` of the last one before it. */
export type Placed<S> = S & { readonly after: number };

/** GET /api/tables/CODE/past: a game from its first move on. */
export interface Past {
  readonly game: Game;
  readonly entries: readonly Entry[];
}

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly version: number;
      readonly table: Table;
      readonly held: readonly HeldSeat[];
      readonly clock: Clock;
      /** The seal over the decks, from the start of the game on; null before, and where the decks are not sealed. */
      readonly seal: string | null;
      readonly playing: Playing | null;
      /** What is missing since the `seq` the client named, when that is shorter than the state. */
      readonly missed: readonly Entry[];
      /** What was said before, the latest of it. */
      readonly said?: readonly Placed<Said>[];
    }
  | Happened
  | Rewound
  | { readonly type: 'refused'; readonly seat: Seat; readonly nth: number; readonly refused: RefusalId }
  /** An ask heard before or answered without an entry; a client that knows `seq` knows all that came of it. */
  | { readonly type: 'settled'; readonly seat: Seat; readonly nth: number; readonly seq: number }
  | { readonly type: 'pong'; readonly sent: number; readonly clock: Clock }
  | { readonly type: 'table'; readonly table: Table }
  | { readonly type: 'seated'; readonly seat: Seat; readonly token: string }
  /** This browser holds that seat no more. */
  | { readonly type: 'letGo'; readonly seat: Seat; readonly why: Parting; readonly removed?: Removed }
  | Placed<Said>
  /** DIG-7: the table goes on after this count; null if a person stopped the count. */
  | { readonly type: 'resuming'; readonly inMs: Millis | null }
  | { readonly type: 'closing'; readonly backInMs: Millis }
  /** The operator has been told of that seat. */
  | { readonly type: 'reported'; readonly seat: Seat }
  | { readonly type: 'fault'; readonly fault: Fault; readonly ban?: Ban };

/** From /api/quick/socket. */
export type QuickServerMessage = QuickNews | { readonly type: 'fault'; readonly fault: Fault; readonly ban?: Ban };
