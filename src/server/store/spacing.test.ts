import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { MACHINE, type Machine } from '../machine/machine.ts';
import { standingsFrom } from '../reckoning/questions.ts';
import { type Packed, unpack } from './jobs.ts';
import { type KeeperThread, storeOver } from './sqliteStore.ts';

/** A thread that answers half a millisecond after it was asked, in a time that is driven by hand. */
function slowly() {
  let time = 0;
  let planned: { readonly at: number; readonly act: () => void }[] = [];
  const commits: { readonly at: number; readonly size: number }[] = [];
  const later = (wait: number, act: () => void) => {
    const plan = { at: time + wait, act };
    planned.push(plan);
    return () => {
      planned = planned.filter((one) => one !== plan);
    };
  };
  const machine: Machine = { ...MACHINE, now: () => time, later, soon: (act) => void later(0, act) };
  const thread: KeeperThread = Object.assign(new EventEmitter(), {
    postMessage(packed: Packed) {
      commits.push({ at: time, size: unpack(packed).length });
      later(0.5, () => (thread as unknown as EventEmitter).emit('message', 'done'));
    },
  });
  const store = storeOver(
    thread,
    machine,
    standingsFrom(() => Promise.resolve(new Uint8Array())),
  );
  const until = (end: number): void => {
    for (;;) {
      const [next] = planned.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (next === undefined) break;
      planned = planned.filter((one) => one !== next);
      time = next.at;
      next.act();
    }
    time = end;
  };
  let known = 0;
  return {
    commits,
    /** Asks at each of those times. */
    ask(...times: readonly number[]): void {
      for (const at of times) {
        until(at);
        store.append('A', known, ['x']);
        known += 1;
      }
    },
    until,
  };
}

test('a lone entry is written at once', () => {
  const { ask, until, commits } = slowly();
  ask(0, 100);
  until(200);
  expect(commits).toEqual([
    { at: 0, size: 1 },
    { at: 100, size: 1 },
  ]);
});

test('what comes in when three milliseconds have passed takes along what waits', () => {
  const { ask, until, commits } = slowly();
  ask(0, 1, 2, 3.25, 4, 6.5);
  until(20);
  expect(commits).toEqual([
    { at: 0, size: 1 },
    { at: 3.25, size: 3 },
    { at: 6.5, size: 2 },
  ]);
});

test('what nothing follows goes by itself after four', () => {
  const { ask, until, commits } = slowly();
  ask(0, 0.25, 1);
  until(20);
  expect(commits).toEqual([
    { at: 0, size: 1 },
    { at: 4, size: 2 },
  ]);
});
