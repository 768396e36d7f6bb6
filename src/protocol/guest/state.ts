import type { Command, RefusalId, Seat } from '#engine';
import type { FeedItem, Following } from '../follower.ts';
import type { ClientMessage, Entry, Placed, Said, ServerMessage } from '../messages.ts';
import type { Table } from '../people/table.ts';
import { type GuestClock, STOPPED } from './clock.ts';
import type { Pending } from './pending.ts';

/** All that one client knows of a table. It changes only by what the client hears, asks and says. */
export interface Guest {
  /** The newest tokens, as many as a hello takes. */
  readonly tokens: readonly string[];
  readonly table: Table | null;
  /** The seats held here, each with the number of its last ask. */
  readonly counts: ReadonlyMap<Seat, number>;
  /** The table has answered the last hello. */
  readonly isWelcome: boolean;
  readonly following: Following | null;
  /** The highest `seq` heard of since the last hello: on a bad line news can overtake the welcome they belong to. */
  readonly newest: number;
  readonly asksForMissing: boolean;
  readonly pending: readonly Pending[];
  readonly clock: GuestClock;
  /** DIG-7: when a paused table goes on, in the guest's own time; null if it does not. */
  readonly resumesAt: number | null;
}

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** What happened to a guest, for the screen or the program that uses it. */
export type Told =
  /** `wentBack`: the table stands earlier than what was known, so what was shown since never was. */
  | {
      readonly type: 'welcomed';
      readonly wentBack: boolean;
      /** From here on everything is heard; null where nothing is missing in between. */
      readonly from: number | null;
      /** All that was said before; null where the table does not tell. */
      readonly said: readonly Placed<Said>[] | null;
    }
  | { readonly type: 'sealed'; readonly seal: string }
  /** This client speaks another version: no use in trying again. */
  | { readonly type: 'outdated' }
  | { readonly type: 'took'; readonly entry: Entry; readonly items: readonly FeedItem[] }
  /** An own ask has come to its end; `refused` names the rule that forbids it, if one does. */
  | { readonly type: 'answered'; readonly asked: Pending; readonly refused: RefusalId | null }
  | { readonly type: 'claimLost'; readonly to: Seat; readonly command: Command }
  | { readonly type: 'claimWon'; readonly over: readonly Seat[] }
  | Of<'seated' | 'letGo' | 'said' | 'saidPhrase' | 'removed' | 'tookOver' | 'reported' | 'closing' | 'fault'>;

/** The guest afterwards, what it says to the table, and what its user is told. */
export interface Reaction {
  readonly guest: Guest;
  readonly say: readonly ClientMessage[];
  readonly told: readonly Told[];
}

export const newGuest = (tokens: readonly string[] = []): Guest => ({
  tokens,
  table: null,
  counts: new Map(),
  isWelcome: false,
  following: null,
  newest: 0,
  asksForMissing: false,
  pending: [],
  clock: STOPPED,
  resumesAt: null,
});

export const quietly = (guest: Guest): Reaction => ({ guest, say: [], told: [] });

export const telling = (guest: Guest, ...told: readonly Told[]): Reaction => ({ guest, say: [], told });

/** One reaction after the other. */
export function andThen({ guest, say, told }: Reaction, next: (guest: Guest) => Reaction): Reaction {
  const more = next(guest);
  return { guest: more.guest, say: [...say, ...more.say], told: [...told, ...more.told] };
}

export const withCount = (counts: Guest['counts'], seat: Seat, nth: number): Guest['counts'] =>
  new Map([...counts, [seat, nth]]);
