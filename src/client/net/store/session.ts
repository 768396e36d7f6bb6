import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Command, Game, Millis, RefusalId, Seat } from '#engine';
import type {
  Ban,
  BotLevel,
  ChairChange,
  Fault,
  Parting,
  PersonId,
  Phrase,
  Placed,
  Reason,
  Removed,
  Said,
  Table,
  Terms,
} from '#protocol';
import type { FeedItem } from '#protocol/guest';

export type { FeedItem } from '#protocol/guest';

const CONNECTIONS = ['connecting', 'open', 'lost', 'closing', 'outdated'] as const;
export type Connection = (typeof CONNECTIONS)[number];

export type ChatLine = Placed<Said>;

/** Something to tell this person, once, kindly. */
export type Notice =
  | { readonly type: 'refused'; readonly id: number; readonly command: Command; readonly rule: RefusalId }
  | { readonly type: 'claimLost'; readonly id: number; readonly to: Seat; readonly command: Command }
  | { readonly type: 'claimWon'; readonly id: number; readonly over: readonly Seat[] }
  | { readonly type: 'letGo'; readonly id: number; readonly why: Parting; readonly removed?: Removed }
  | { readonly type: 'reported'; readonly id: number; readonly seat: Seat }
  | { readonly type: 'fault'; readonly id: number; readonly fault: Fault; readonly ban?: Ban };

/** A table as one browser lives it, over a socket or beside a worker. */
export interface Session {
  readonly connection: ReadonlySignal<Connection>;
  readonly table: ReadonlySignal<Table | null>;
  /** Seats held by this browser; `me` is the one that acts (several in hot-seat play, null for a spectator). */
  readonly held: ReadonlySignal<readonly Seat[]>;
  readonly me: Signal<Seat | null>;
  /** What the table has confirmed. */
  readonly confirmed: ReadonlySignal<Game | null>;
  /** The confirmed game with this browser's unconfirmed commands on top: what is drawn. */
  readonly shown: ReadonlySignal<Game | null>;
  /** Own commands still on their way. */
  readonly pending: ReadonlySignal<readonly { readonly seat: Seat; readonly nth: number; readonly command: Command }[]>;
  readonly feed: ReadonlySignal<readonly FeedItem[]>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly notice: Signal<Notice | null>;
  /** DIG-7: when a paused table goes on, in the browser's own time (performance.now()); null if it does not. */
  readonly resumesAt: ReadonlySignal<number | null>;
  /** Game time at this instant, the same on all screens. */
  readonly now: () => Millis;
  /** What a seat may do where not the rules say it: at a table that is set up by hand. */
  readonly offers?: (game: Game, seat: Seat) => readonly Command[];
  /** Asks for a seat, usually `me`; shown at once, settled when confirmed. A command that cannot be is explained by a notice. */
  readonly ask: (command: Command, seat?: Seat | null) => void;
  readonly sit: (name: string) => void;
  readonly change: (seat: Seat, chair: ChairChange) => void;
  readonly seatBot: (level: BotLevel) => void;
  readonly unseat: (seat: Seat) => void;
  /** Lets people sit down again whom the host has asked to leave. */
  readonly allow: (name: string) => void;
  /** Wants a person out of the running game, or no longer. */
  readonly remove: (seat: Seat, vote: boolean, reason?: Reason) => void;
  /** A bot is to play at once for a person who is away. */
  readonly standIn: (seat: Seat) => void;
  /** Plays on for a bot in the running game. */
  readonly takeOver: (seat: Seat, name: string) => void;
  /** A new key for a seat held here; other devices lose it. */
  readonly renew: (seat: Seat) => void;
  readonly settle: (terms: Partial<Terms>) => void;
  readonly start: () => void;
  readonly say: (text: string) => void;
  readonly sayPhrase: (phrase: Phrase) => void;
  readonly rematch: () => void;
  /** Tells the operator of a person at this table. */
  readonly report: (seat: Seat, reason: Reason, note: string) => void;
  /** Proven persons who may not sit down at this host's table. */
  readonly keepOut: (people: readonly PersonId[]) => void;
  readonly close: () => void;
}
