import { expect, test } from 'vitest';
import { isUrgent, type Line, put, type Queue, take, timeToHear, type Weight } from './queue.ts';

const line = (text: string, weight: Weight = 2, at = 0, about = text): Line => ({ text, weight, at, about });
const filled = (...lines: readonly Line[]): Queue => lines.reduce<Queue>(put, []);

test('short lines are said in one breath, what matters most first, then what is newest', () => {
  const queue = filled(line('old'), line('Anna flipped black.', 1), line('Choose one.', 3), line('You gained 2 gold.'));
  expect(take(queue, 0)).toEqual({
    say: 'Choose one. You gained 2 gold. old Anna flipped black.',
    urgent: true,
    rest: [],
  });
});

test('what does not fit into a breath waits, in its order', () => {
  const long = 'x'.repeat(150);
  const { say, rest } = take(filled(line('y'.repeat(50)), line('z'.repeat(50)), line(long)), 0);
  expect(say).toBe(long);
  expect(rest.map(({ text }) => text[0])).toEqual(['y', 'z']);
});

test('what must be heard does not wait, and nothing takes longer than six seconds to hear', () => {
  expect(isUrgent([line('Anna flipped black.', 1), line('Choose one.', 3)])).toBe(true);
  expect(isUrgent([line('Anna flipped black.', 1), line('', 3)])).toBe(false);
  const many = filled(...['a', 'b', 'c', 'd', 'e', 'f'].map((sign) => line(sign.repeat(40))));
  expect(timeToHear(take(many, 0).say, 1)).toBeLessThan(6000);
});

test('a newer line about the same thing takes the place of the older', () => {
  const queue = filled(line('Sand is out.', 2, 0, 'green'), line('Anna flipped green.', 2, 1, 'green'));
  expect(take(queue, 1).say).toBe('Anna flipped green.');
});

test('what has passed is not said any more, however much it mattered', () => {
  expect(filled(line('Choose one.', 3, 0, 'question'), line('', 3, 1, 'question'))).toEqual([]);
});

test('of too many lines the least important and oldest are left out', () => {
  const queue = filled(line('keep', 3), ...[1, 2, 3, 4, 5, 6, 7].map((nth) => line(`small ${nth}`, 1)));
  expect(queue.map(({ text }) => text)).toEqual(['keep', 'small 3', 'small 4', 'small 5', 'small 6', 'small 7']);
});

test('nothing is said that is older than five seconds, unless it must be heard', () => {
  const queue = filled(line('gone', 1), line('late', 2), line('must', 3));
  expect(take(queue, 2500).say).toBe('must late');
  expect(take(queue, 5000).say).toBe('must');
});

test('a longer line leaves more time, a faster voice less', () => {
  expect(timeToHear('A long line.', 1)).toBeGreaterThan(timeToHear('Short.', 1));
  expect(timeToHear('A long line.', 2)).toBe(timeToHear('A long line.', 1) / 2);
});
