import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { keepAlive } from './keepAlive.ts';

const TURN = 30_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function socket(answers: boolean) {
  const one = Object.assign(new EventEmitter(), { pings: [] as number[], ended: false });
  const ping = (): void => {
    one.pings.push(Date.now());
    if (answers) one.emit('pong');
  };
  const terminate = (): void => {
    one.ended = true;
    one.emit('close');
  };
  return Object.assign(one, { ping, terminate });
}

function watch(alive: ReturnType<typeof keepAlive>, one: ReturnType<typeof socket>): void {
  const watched = one as unknown as WebSocket;
  alive.watch(watched);
  one.on('close', () => alive.lose(watched));
}

test('a socket that answers stays, one that is silent for a whole turn goes', () => {
  const alive = keepAlive();
  const [awake, asleep] = [socket(true), socket(false)];
  for (const one of [awake, asleep]) watch(alive, one);
  vi.advanceTimersByTime(TURN);
  expect([awake.pings.length, asleep.pings.length, asleep.ended]).toEqual([1, 1, false]);
  vi.advanceTimersByTime(TURN);
  expect([awake.ended, asleep.ended]).toEqual([false, true]);
  vi.advanceTimersByTime(TURN);
  expect([awake.pings.length, asleep.pings.length]).toEqual([3, 1]);
  alive.stop();
});

test('a socket that closed between two pings is not asked again', () => {
  const alive = keepAlive();
  const one = socket(false);
  watch(alive, one);
  vi.advanceTimersByTime(TURN);
  one.emit('close');
  vi.advanceTimersByTime(2 * TURN);
  expect([one.pings.length, one.ended]).toEqual([1, false]);
  alive.stop();
});

test('a crowd is asked little by little', () => {
  const alive = keepAlive();
  const crowd = Array.from({ length: 1200 }, () => socket(true));
  for (const one of crowd) watch(alive, one);
  vi.advanceTimersByTime(TURN);
  const at = new Map<number, number>();
  for (const time of crowd.flatMap(({ pings }) => pings)) at.set(time, (at.get(time) ?? 0) + 1);
  expect(Math.max(...at.values())).toBe(10);
  expect([...at.values()].reduce((sum, count) => sum + count)).toBe(crowd.length);
  alive.stop();
});
