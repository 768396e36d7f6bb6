import { once } from 'node:events';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { type Result, type Standings, type Store, StoreError } from '#table/kept';
import { MACHINE, type Machine } from '../machine/machine.ts';
import { openClerk, startThread } from '../machine/thread.ts';
import { type Question, standingsFrom } from '../reckoning/questions.ts';
import type { DatabaseOptions } from './database.ts';
import { type Answer, type Job, type Outcome, type Packed, pack } from './jobs.ts';
import { ledgerOver, type OwnLedger } from './ledger/ledger.ts';

interface Waiting {
  readonly job: Job;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: StoreError) => void;
}

/** A store with a database of its own. */
export interface OwnStore extends Store {
  readonly ledger: OwnLedger;
  /** The results with what they make of ratings, as they would be kept now. */
  readonly rate: (results: readonly Result[]) => Promise<readonly Result[]>;
}

/** The embedded store. Whatever is asked while a commit runs goes into the next one. */
export async function openSqliteStore(options: DatabaseOptions): Promise<OwnStore> {
  const thread = startThread('store', options);
  await opened(thread);
  const reader = openClerk<Question, Uint8Array>('reckoning', join(options.folder, 'pendulum.db'));
  const store = storeOver(thread, MACHINE, standingsFrom(reader.ask));
  return {
    ...store,
    async close() {
      await store.close();
      await reader.close();
      const exit = once(thread, 'exit');
      thread.postMessage('close');
      await exit;
    },
  };
}

/** What has the database: a thread, or what stands for one. */
export interface KeeperThread {
  postMessage(packed: Packed): void;
  on(event: 'message', hear: (answer: Answer) => void): unknown;
  on(event: 'error', hear: (error: Error) => void): unknown;
  on(event: 'exit', hear: () => void): unknown;
}

/** The near side of the store. Closing it waits until all that was asked is answered. */
export function storeOver(thread: KeeperThread, machine: Machine, standings: Standings): OwnStore {
  const jobs = batches(thread, machine);
  const ask = <T>(job: Job): Promise<T> =>
    new Promise((resolve, reject) => jobs.add({ job, resolve: resolve as (value: unknown) => void, reject }));
  return {
    append: (code, known, entries) => ask({ do: 'append', code, known, entries }),
    read: (code) => ask({ do: 'read', code }),
    readSome: (code, from) => ask({ do: 'readSome', code, from }),
    save: (table) => ask({ do: 'save', table }),
    load: (code) => ask({ do: 'load', code }),
    recall: (code) => ask({ do: 'recall', code }),
    list: (stages) => ask({ do: 'list', stages }),
    archive: (untouchedSince) => ask({ do: 'archive', untouchedSince }),
    keepResults: (results) => ask({ do: 'keepResults', results }),
    results: (code) => ask({ do: 'results', code }),
    rate: (results) => ask({ do: 'rate', results }),
    standings,
    ledger: ledgerOver(ask),
    forgetName: (code, seat) => ask({ do: 'forgetName', code, seat }),
    ofPerson: (person) => ask({ do: 'ofPerson', person }),
    prove: () => ask({ do: 'prove' }),
    lag: jobs.lag,
    close: jobs.drained,
  };
}

async function opened(thread: Worker): Promise<void> {
  const [answer] = (await once(thread, 'message')) as ['open' | Outcome];
  if (answer !== 'open' && !answer.ok) throw new StoreError(answer.fault, answer.message);
}

/**
 * Commits keep this distance when there is much to write; a lone one goes at once. What comes in after the distance takes
 * along what waits, for then nothing waits long. Where nothing more comes, what waits goes by itself.
 */
const LEAST_SPACING = 3;
const MOST_SPACING = 4;

function batches(thread: KeeperThread, { now, later, soon }: Machine) {
  let waiting: Waiting[] = [];
  let running: readonly Waiting[] = [];
  /** The next commit begins when all has been heard that came in together. */
  let isComing = false;
  /** Calls off the commit that begins by itself. */
  let callOff: (() => void) | null = null;
  let sentAt = Number.NEGATIVE_INFINITY;
  let dead: StoreError | undefined;
  let whenDrained: (() => void)[] = [];

  const send = (): void => {
    isComing = false;
    callOff?.();
    callOff = null;
    if (running.length > 0) return;
    if (waiting.length === 0) {
      for (const tell of whenDrained) tell();
      whenDrained = [];
      return;
    }
    running = waiting;
    waiting = [];
    sentAt = now();
    thread.postMessage(pack(running.map(({ job }) => job)));
  };
  const schedule = (): void => {
    if (isComing || running.length > 0) return;
    const passed = now() - sentAt;
    if (passed >= LEAST_SPACING) {
      isComing = true;
      soon(send);
    } else callOff ??= later(MOST_SPACING - passed, send);
  };
  const fail = (error: Error): void => {
    dead = new StoreError('broken', `the store stopped: ${error.message}`);
    for (const { reject } of [...running, ...waiting]) reject(dead);
    running = [];
    waiting = [];
    send();
  };

  thread.on('message', (answer: Answer) => {
    const done = running;
    running = [];
    done.forEach(({ resolve, reject }, index) => {
      const outcome = answer === 'done' ? undefined : answer[index];
      if (outcome === undefined) resolve(undefined);
      else if (outcome.ok) resolve(outcome.value);
      else reject(new StoreError(outcome.fault, outcome.message));
    });
    if (waiting.length > 0) schedule();
    else send();
  });
  thread.on('error', fail);
  thread.on('exit', () => fail(new Error('its thread ended')));

  return {
    add(one: Waiting): void {
      if (dead !== undefined) return one.reject(dead);
      waiting.push(one);
      schedule();
    },
    lag: (): number => running.length + waiting.length,
    drained: (): Promise<void> =>
      new Promise((resolve) => {
        whenDrained.push(resolve);
        send();
      }),
  };
}
