import { expect, test } from 'vitest';
import { steady } from './steady.ts';

const worker = (index: number) => ({ to: 'worker', worker: index }) as const;
const [first, second, third] = [worker(0), worker(1), worker(2)];

test('an answer that comes while a question is open is added behind the others', () => {
  expect(steady([first, third], [first, second, third])).toEqual([
    { answer: first, nth: 0 },
    { answer: third, nth: 2 },
    { answer: second, nth: 1 },
  ]);
});

test('an answer that goes leaves its place, and the others keep theirs', () => {
  expect(steady([first, second, third], [second, third])).toEqual([
    { answer: first, nth: null },
    { answer: second, nth: 0 },
    { answer: third, nth: 1 },
  ]);
});
