import type { Game, Millis, Options, Seat } from '#engine';
import type { ClientMessage, Happened, Origin, ServerMessage } from '#protocol';
import type { SoloPlan } from './plan.ts';

/** A game at some moment, for lessons and to look at. It goes on from there and is kept nowhere. */
export interface Moment {
  readonly options: Options;
  readonly game: Game;
  readonly at: Millis;
  /** What led there; empty where the moment was arranged. */
  readonly past: readonly Happened[];
  /** The other seats are this browser's. */
  readonly bots: readonly Seat[];
}

/** To the worker: what any table hears, and what only a table beside the page needs to know. */
export type ToWorker =
  | ClientMessage
  /** The first message. Without a plan the game is on the shelf. */
  | {
      readonly type: 'begin';
      readonly id: string;
      readonly plan: SoloPlan | null;
      /** The game begins where another one stood. */
      readonly origin: Origin | null;
    }
  /** The first message instead, for what is not kept. */
  | { readonly type: 'show'; readonly moment: Moment }
  /** The page is hidden: the sand stops. */
  | { readonly type: 'away' };

const NOTES = ['missing', 'unreadable', 'taken', 'unsaved'] as const;
/**
 * `missing`: no such game; `unreadable`: it is of another time; `taken`: it went on in another tab; `unsaved`: the
 * browser keeps nothing more, the game goes on while the page is open.
 */
export type Note = (typeof NOTES)[number];

export type FromWorker = ServerMessage | { readonly type: 'note'; readonly note: Note };
