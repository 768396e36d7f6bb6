import type { ClientMessage, ServerMessage } from '#protocol';
import type { SoloPlan } from './plan.ts';

/** To the worker: what any table hears, and what only a table beside the page needs to know. */
export type ToWorker =
  | ClientMessage
  /** The first message. Without a plan the game is on the shelf. */
  | { readonly type: 'begin'; readonly id: string; readonly plan: SoloPlan | null }
  /** The page is hidden: the sand stops. */
  | { readonly type: 'away' };

export const NOTES = ['missing', 'unreadable', 'taken', 'unsaved'] as const;
/**
 * `missing`: no such game; `unreadable`: it is of another time; `taken`: it went on in another tab; `unsaved`: the
 * browser keeps nothing more, the game goes on while the page is open.
 */
export type Note = (typeof NOTES)[number];

export type FromWorker = ServerMessage | { readonly type: 'note'; readonly note: Note };
