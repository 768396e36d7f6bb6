import { expect, test } from 'vitest';
import type { Clock } from '#protocol';
import { type GuestClock, measure, STOPPED, setClock, timeBy } from './clock.ts';

/** A clock in a test's hands: own time goes when told to. */
function clockAt() {
  let own = 5000;
  let clock: GuestClock = STOPPED;
  return {
    own: () => own,
    pass: (time: number) => (own += time),
    set: (told: Clock) => (clock = setClock(clock, told, own)),
    pong: (sent: number, told: Clock) => (clock = measure(clock, sent, told, own)),
    now: () => timeBy(clock, own),
    trip: () => clock.trip,
  };
}

test('game time runs on between pings', () => {
  const clock = clockAt();
  clock.set({ at: 1000, running: true });
  clock.pass(250);
  expect(clock.now()).toBe(1250);
});

test('the quickest answers decide, and one slow answer changes nothing', () => {
  const clock = clockAt();
  clock.set({ at: 0, running: true });
  for (const [there, back] of [
    [20, 20],
    [22, 18],
    [20, 22],
    [400, 20],
  ] as const) {
    const sent = clock.own();
    clock.pass(there);
    const at = clock.own() - 5000 + 300;
    clock.pass(back);
    clock.pong(sent, { at, running: true });
  }
  expect(Math.abs(clock.now() - (clock.own() - 5000 + 300))).toBeLessThanOrEqual(2);
  expect(clock.trip()).toBe(40);
});

test('PAU-1 while the table is paused game time stands still', () => {
  const clock = clockAt();
  clock.set({ at: 700, running: true });
  clock.pass(100);
  clock.set({ at: 800, running: false });
  clock.pass(60_000);
  expect(clock.now()).toBe(800);
  clock.set({ at: 800, running: true });
  clock.pass(5);
  expect(clock.now()).toBe(805);
});

test('an answer to a ping from before a pause no longer counts', () => {
  const clock = clockAt();
  clock.set({ at: 0, running: true });
  const sent = clock.own();
  clock.pass(50);
  clock.set({ at: 50, running: true });
  clock.pong(sent, { at: 9000, running: true });
  expect(clock.now()).toBe(50);
});
