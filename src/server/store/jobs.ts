import type { Stage } from '#protocol';
import type { Result, StoreFault, TableRecord } from '#table/kept';
import type { LedgerJob } from './ledger/rows.ts';

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
  | { readonly do: 'rate'; readonly results: readonly Result[] }
  | { readonly do: 'results'; readonly code: string }
  | { readonly do: 'prove' }
  | { readonly do: 'ofPerson'; readonly person: string }
  | LedgerJob
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

/** Jobs on their way to another thread: entries as one long text, which is copied far quicker than many small objects. */
export interface Packed {
  readonly text: string;
  /** For each append the lengths of its code and entries, for any other job -1. */
  readonly numbers: readonly number[];
  readonly others: readonly Job[];
}

const OTHER = -1;

export function pack(jobs: readonly Job[]): Packed {
  const numbers: number[] = [];
  const others: Job[] = [];
  let text = '';
  for (const job of jobs) {
    if (job.do !== 'append') {
      numbers.push(OTHER);
      others.push(job);
      continue;
    }
    numbers.push(job.code.length, job.known, job.entries.length);
    text += job.code;
    for (const entry of job.entries) {
      numbers.push(entry.length);
      text += entry;
    }
  }
  return { text, numbers, others };
}

export function unpack({ text, numbers, others }: Packed): readonly Job[] {
  const jobs: Job[] = [];
  let other = 0;
  let at = 0;
  let read = 0;
  const next = (): number => {
    read += 1;
    return numbers[read - 1] ?? 0;
  };
  const cut = (length: number): string => {
    at += length;
    return text.slice(at - length, at);
  };
  while (read < numbers.length) {
    const length = next();
    if (length === OTHER) {
      const job = others[other];
      other += 1;
      if (job !== undefined) jobs.push(job);
      continue;
    }
    const known = next();
    const count = next();
    const code = cut(length);
    const entries: string[] = [];
    for (let nth = 0; nth < count; nth += 1) entries.push(cut(next()));
    jobs.push({ do: 'append', code, known, entries });
  }
  return jobs;
}
