import { expect, test } from 'vitest';
import { gameClock } from './clock.ts';

function clockAt() {
  let own = 5000;
  const clock = gameClock(() => own);
  return { clock, pass: (time: number) => (own += time), own: () => own };
}

test('game time runs on between pings', () => {
  const { clock, pass } = clockAt();
  clock.set({ at: 1000, running: true });
  pass(250);
  expect(clock.now()).toBe(1250);
});

test('the quickest answers decide, and one slow answer changes nothing', () => {
  const { clock, pass, own } = clockAt();
  clock.set({ at: 0, running: true });
  for (const [there, back] of [
    [20, 20],
    [22, 18],
    [20, 22],
    [400, 20],
  ] as const) {
    const sent = own();
    pass(there);
    const at = own() - 5000 + 300;
    pass(back);
    clock.pong(sent, own(), { at, running: true });
  }
  expect(Math.abs(clock.now() - (own() - 5000 + 300))).toBeLessThanOrEqual(2);
});

test('PAU-1 while the table is paused game time stands still', () => {
  const { clock, pass } = clockAt();
  clock.set({ at: 700, running: true });
  pass(100);
  clock.set({ at: 800, running: false });
  pass(60_000);
  expect(clock.now()).toBe(800);
  clock.set({ at: 800, running: true });
  pass(5);
  expect(clock.now()).toBe(805);
});

test('an answer to a ping from before a pause no longer counts', () => {
  const { clock, pass, own } = clockAt();
  clock.set({ at: 0, running: true });
  const sent = own();
  pass(50);
  clock.set({ at: 50, running: true });
  clock.pong(sent, own(), { at: 9000, running: true });
  expect(clock.now()).toBe(50);
});
