import type { Fault, Report } from '#protocol';
import { type Bucket, newBucket, type ReportDraft, takeOne } from '#table';
import type { Ledger } from '#table/kept';
import type { Machine } from '../machine/machine.ts';
import { newestFirst } from './keys.ts';
import { traceOf } from './trace.ts';

/** So many reports one person may make at once, and then one in so long. */
const AT_ONCE = 5;
const PER_SECOND = 1 / 600;
/** Beyond this many, those unheard of for longest are forgotten. */
const MOST_REPORTERS = 10_000;

interface Options {
  readonly ledger: Ledger;
  readonly machine: Machine;
  /** What traces are made with. */
  readonly secret: string;
  readonly failed: (error: unknown) => void;
}

/** Takes reports from tables and keeps them. No address is kept, only what this server can make of it again. */
export function openReports({ ledger, machine, secret, failed }: Options) {
  const reporters = new Map<string, Bucket>();
  const mayReport = (reporter: string): boolean => {
    const bucket = reporters.get(reporter) ?? newBucket(AT_ONCE, PER_SECOND, machine.now());
    reporters.delete(reporter);
    reporters.set(reporter, bucket);
    const [oldest] = reporters.keys();
    if (reporters.size > MOST_REPORTERS && oldest !== undefined) reporters.delete(oldest);
    return takeOne(bucket, machine.now());
  };
  return (draft: ReportDraft): Fault | undefined => {
    const people = draft.people.map(({ address, ...one }) => ({ ...one, trace: traceOf(secret, address) }));
    const reporter = people[draft.by];
    if (!mayReport(reporter?.person ?? reporter?.trace ?? `${draft.code} ${draft.by}`)) return 'tooMany';
    const report: Report = { ...draft, people, settled: null };
    ledger.put('reports', newestFirst(draft.at, machine), report, 0).catch(failed);
    return undefined;
  };
}
