import type { Stage } from '#protocol';
import type { Result, StoreFault, TableRecord } from '#table/kept';

/** What the thread with the database is asked to do. */
export type Job =
  | { readonly do: 'append'; readonly code: string; readonly known: number; readonly entries: readonly string[] }
  | { readonly do: 'read'; readonly code: string }
  | { readonly do: 'readSome'; readonly code: string; readonly from: number }
  | { readonly do: 'save'; readonly table: TableRecord }
  | { readonly do: 'load'; readonly code: string }
  | { readonly do: 'recall'; readonly code: string }
  | { readonly do: 'list'; readonly stages: readonly Stage[] }
  | { readonly do: 'archive'; readonly untouchedSince: number }
  | { readonly do: 'keepResults'; readonly results: readonly Result[] }
  | { readonly do: 'results'; readonly code: string }
  | { readonly do: 'prove' }
  | { readonly do: 'forgetName'; readonly code: string; readonly seat: number };

export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: StoreFault; readonly message: string };

export const failed = (fault: StoreFault, message: string): Outcome => ({ ok: false, fault, message });
export const succeeded = (value?: unknown): Outcome => ({ ok: true, value });

/** To a whole batch. Mostly there is nothing to say but that it is done. */
export type Answer = 'done' | readonly Outcome[];

export const answerOf = (outcomes: readonly Outcome[]): Answer =>
  outcomes.every((outcome) => outcome.ok && outcome.value === undefined) ? 'done' : outcomes;
