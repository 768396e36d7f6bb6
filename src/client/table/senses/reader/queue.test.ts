import { expect, test } from 'vitest';
import { isUrgent, type Line, put, type Queue, take, timeToHear, type Weight } from './queue.ts';

const line = (text: string, weight: Weight = 2, at = 0): Line => ({ text, weight, at });
const filled = (...lines: readonly Line[]): Queue => lines.reduce<Queue>(put, []);

test('short lines are said in one breath, what matters most first', () => {
  const queue = filled(line('Anna flipped black.', 1), line('Choose one.', 3), line('You gained 2 gold.'));
  expect(take(queue, 0)).toEqual({ say: 'Choose one. You gained 2 gold. Anna flipped black.', rest: [] });
});

test('what does not fit into a breath waits', () => {
  const long = 'x'.repeat(150);
  const { say, rest } = take(filled(line(long), line('y'.repeat(50))), 0);
  expect(say).toBe(long);
  expect(rest).toHaveLength(1);
});

test('what must be heard does not wait, and nothing takes longer than six seconds to hear', () => {
  expect(isUrgent([line('Anna flipped black.', 1), line('Choose one.', 3)])).toBe(true);
  expect(isUrgent([line('Anna flipped black.', 1), line('You gained 2 gold.')])).toBe(false);
  const many = filled(...['a', 'b', 'c', 'd', 'e', 'f'].map((sign) => line(sign.repeat(40))));
  expect(timeToHear(take(many, 0).say)).toBeLessThan(6000);
});

test('the same thing is said once', () => {
  expect(filled(line('Again.'), line('Again.'))).toHaveLength(1);
});

test('of too many lines the least important and oldest are left out', () => {
  const queue = filled(line('keep', 3), ...[1, 2, 3, 4, 5, 6, 7].map((nth) => line(`small ${nth}`, 1)));
  expect(queue.map(({ text }) => text)).toEqual(['keep', 'small 3', 'small 4', 'small 5', 'small 6', 'small 7']);
});

test('old news is not told, unless it must be heard', () => {
  const queue = filled(line('gone', 1), line('late', 2), line('must', 3));
  expect(take(queue, 8000).say).toBe('must late');
  expect(take(queue, 20_000).say).toBe('must');
});

test('a longer line leaves more time', () => {
  expect(timeToHear('A long line.')).toBeGreaterThan(timeToHear('Short.'));
});
