import { expect, test } from 'vitest';
import { diceOf } from '#bots';
import { openLane, type Road } from './lane.ts';
import { FAIR, type Weather } from './weather.ts';

/** A road whose time passes only when the test says so. */
function roadIn(weather: Partial<Weather>, chances: readonly number[] = []) {
  const timers: { readonly at: number; readonly then: () => void }[] = [];
  const left = [...chances];
  const count = { doubled: 0, late: 0 };
  let [now, isHeld, waited] = [0, false, 0];
  const road: Road = {
    weather: () => ({ ...FAIR, ...weather }),
    isHeld: () => isHeld,
    waits: () => {
      waited += 1;
    },
    chance: () => left.shift() ?? 0.99,
    now: () => now,
    after: (millis, then) => timers.push({ at: now + millis, then }),
    count,
  };
  const passTo = (at: number): void => {
    for (let due = soonest(); due !== undefined && due.at <= at; due = soonest()) {
      timers.splice(timers.indexOf(due), 1);
      now = Math.max(now, due.at);
      due.then();
    }
    now = at;
  };
  const soonest = () => timers.toSorted((one, other) => one.at - other.at)[0];
  return { road, count, passTo, hold: (held: boolean) => (isHeld = held), waited: () => waited, now: () => now };
}

const bytes = (text: string): Buffer => Buffer.from(text);
const message = (text: string): Buffer => Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)]);

/** What arrives, with the time it does. */
function arrivals(given: ReturnType<typeof roadIn>, way: 'up' | 'down' = 'up') {
  const seen: string[] = [];
  const lane = openLane(given.road, way, (piece) => seen.push(`${piece}@${given.now()}`));
  return { lane, seen };
}

test('a good lane passes everything at once', () => {
  const { lane, seen } = arrivals(roadIn({}));
  lane.send(bytes('a'));
  lane.send(bytes('b'));
  expect(seen).toEqual(['a@0', 'b@0']);
});

test('a slow lane is late by its latency, a throttled one by its bytes, each way by its own', () => {
  const slow = roadIn({ latency: 75, up: 1000, down: 100 });
  const [up, down] = [arrivals(slow), arrivals(slow, 'down')];
  for (const { lane } of [up, down]) for (const text of ['aaaaaaaaaa', 'b']) lane.send(bytes(text));
  up.lane.end(() => up.seen.push(`end@${slow.now()}`));
  slow.passTo(1000);
  expect(up.seen).toEqual(['aaaaaaaaaa@85', 'b@86', 'end@86']);
  expect(down.seen).toEqual(['aaaaaaaaaa@175', 'b@185']);
});

test('a lost piece comes again, and what follows waits for it', () => {
  const lossy = roadIn({ latency: 10, loss: 0.5 }, [0.4, 0.6]);
  const { lane, seen } = arrivals(lossy);
  lane.send(bytes('lost'));
  lossy.passTo(5);
  lane.send(bytes('next'));
  lossy.passTo(2000);
  expect(seen).toEqual(['lost@910', 'next@910']);
});

test('a held lane keeps everything, says that something waits, and passes it in order', () => {
  const held = roadIn({ latency: 10 });
  const { lane, seen } = arrivals(held);
  lane.send(bytes('under way'));
  held.hold(true);
  held.passTo(50);
  lane.send(bytes('later'));
  held.passTo(100);
  expect([seen, held.waited() > 0]).toEqual([[], true]);
  held.hold(false);
  lane.pass();
  expect(seen).toEqual(['under way@100', 'later@100']);
});

test('messages come twice and mixed up, other pieces never', () => {
  const bad = roadIn({ doubles: 0.5, strays: 0.5 }, [0.1, 0.4, 0.9, 0.9, 0.1, 0.9]);
  const seen: string[] = [];
  const lane = openLane(bad.road, 'down', (piece) => seen.push(`${piece.subarray(2)}@${bad.now()}`));
  lane.send(message('stray'));
  lane.send(message('twice'));
  lane.send(bytes('--plain'));
  bad.passTo(1000);
  expect(seen).toEqual(['twice@0', 'twice@0', 'plain@0', 'stray@100']);
  expect(bad.count).toEqual({ doubled: 1, late: 1 });
});

test('the same seed has the same fate', () => {
  const fate = (seed: number): readonly string[] => {
    const dice = diceOf(seed);
    const bad = roadIn(
      { latency: 10, loss: 0.3 },
      Array.from({ length: 200 }, () => dice.next(1000) / 1000),
    );
    const { lane, seen } = arrivals(bad);
    for (let at = 0; at < 50; at += 1) {
      bad.passTo(at * 1000);
      lane.send(bytes(`${at}`));
    }
    bad.passTo(60_000);
    return seen;
  };
  expect(fate(7)).toEqual(fate(7));
  expect(fate(7)).not.toEqual(fate(8));
});
