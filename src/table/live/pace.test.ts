import { expect, test } from 'vitest';
import type { ClientMessage } from '#protocol';
import { openPaces } from './pace.ts';

type Heard = Exclude<ClientMessage, { type: 'hello' | 'ping' }>;
const ask = (seat: number): Heard => ({ type: 'ask', seat, nth: 1, command: { type: 'pause' } });
const say = (seat: number): Heard => ({ type: 'say', seat, text: 'hello' });

/** How many of so many at once, and again in each of so many seconds. */
function accepted(
  paces: ReturnType<typeof openPaces>,
  held: readonly number[],
  message: Heard,
  seconds: number,
): number {
  let count = 0;
  for (let second = 0; second <= seconds; second += 1)
    for (let nth = 0; nth < 1000; nth += 1) if (paces.mayDo(held, message, second * 1000)) count += 1;
  return count;
}

test('one seat by however many sockets: 20 commands a second, and 15 lines in ten seconds', () => {
  expect(accepted(openPaces(20), [0], ask(0), 10)).toBe(40 + 200);
  expect(accepted(openPaces(20), [0], say(0), 10)).toBe(5 + 10);
});

test('each seat has its own, and a socket that holds several speaks for the one it names', () => {
  const paces = openPaces(20);
  expect(accepted(paces, [0, 1], ask(0), 0)).toBe(40);
  expect(paces.mayDo([0, 1], ask(1), 0)).toBe(true);
  expect(paces.mayDo([0, 1], ask(4), 0)).toBe(false);
  expect(paces.mayDo([0, 1], { type: 'start' }, 0)).toBe(false);
});

test('a seat that rests has what a new one has, and one that has just acted no more than before', () => {
  const paces = openPaces(20);
  expect(accepted(paces, [0], ask(0), 0)).toBe(40);
  paces.rest(1000);
  expect(accepted(paces, [0], ask(0), 0)).toBe(0);
  paces.rest(60_000);
  expect(paces.mayDo([0], ask(0), 60_000)).toBe(true);
});

test('a socket that only looks, or holds no seat, has the limit of the socket alone', () => {
  const paces = openPaces(1);
  expect(accepted(paces, [0], { type: 'catchUp', since: null }, 0)).toBe(1000);
  expect(accepted(paces, [], { type: 'sit', name: 'Ada' }, 0)).toBe(1000);
});
