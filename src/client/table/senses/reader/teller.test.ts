import { expect, test } from 'vitest';
import { type Said, timeToHear, type Weight } from './queue.ts';
import { createTeller, FIRST_WAIT } from './teller.ts';

const said = (text: string, weight: Weight, about = text): Said => ({ text, weight, about });

/** A teller whose time is driven by hand, and what it said when. */
function listener(rate = 1) {
  let time = 0;
  let timers: readonly { readonly at: number; readonly then: () => void }[] = [];
  const heard: (readonly [number, string])[] = [];
  const after = (wait: number, then: () => void) => {
    const timer = { at: time + wait, then };
    timers = [...timers, timer];
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  };
  const teller = createTeller({
    now: () => time,
    after,
    voice: () => (text, _urgent, done) => {
      heard.push([time, text]);
      return after(timeToHear(text, rate), done);
    },
  });
  const pass = (wait: number) => {
    const until = time + wait;
    for (;;) {
      const [next] = timers.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at);
      if (next === undefined) break;
      time = next.at;
      timers = timers.filter((one) => one !== next);
      next.then();
    }
    time = until;
  };
  return { ...teller, heard, pass };
}

test('a question is said at once, into the middle of a long story', () => {
  const { hear, pass, heard } = listener();
  hear([said('x'.repeat(300), 2)]);
  pass(1000);
  hear([said('Choose one.', 3, 'question')]);
  pass(FIRST_WAIT);
  expect(heard.at(-1)).toEqual([1000 + FIRST_WAIT, 'Choose one.']);
});

test('a question that was answered while something else was said is not asked any more', () => {
  const { hear, pass, heard } = listener();
  hear([said('Choose one.', 3, 'question')]);
  hear([said('', 3, 'question'), said('You gained 2 gold.', 2)]);
  pass(60_000);
  expect(heard.map(([, text]) => text)).toEqual(['You gained 2 gold.']);
});

test('in the busiest minute nothing is said later than five seconds after it happened', () => {
  const { hear, pass, heard } = listener();
  for (let beat = 0; beat < 120; beat += 1) {
    hear([said(`${beat * 500} ${'x'.repeat(60)}`, 2)]);
    pass(500);
  }
  pass(60_000);
  const late = heard.flatMap(([at, text]) => (text.match(/\b\d+ /g) ?? []).map((when) => at - Number(when)));
  expect(late.length).toBeGreaterThan(10);
  expect(Math.max(...late)).toBeLessThanOrEqual(5000);
});

test('a faster voice says more of the same minute', () => {
  const words = (rate: number) => {
    const { hear, pass, heard } = listener(rate);
    for (let beat = 0; beat < 60; beat += 1) {
      hear([said(`${beat} ${'x'.repeat(70)}`, 2)]);
      pass(1000);
    }
    return heard.length;
  };
  expect(words(3)).toBeGreaterThan(words(1));
});

test('who leaves hears no more', () => {
  const { hear, pass, heard, stop } = listener();
  hear([said('Choose one.', 3)]);
  stop();
  pass(60_000);
  expect(heard).toEqual([]);
});
