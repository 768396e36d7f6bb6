import { expect, test } from 'vitest';
import { DEPTH, halfAt, heapAt, upperAt, weigh } from './shape.ts';

const SHARES = Array.from({ length: 101 }, (_, percent) => percent / 100);
const [, ALL] = weigh(upperAt(0), heapAt(0));

test('the glass is narrow at its neck and wide at its floors', () => {
  expect(halfAt(0)).toBeCloseTo(2, 1);
  expect(halfAt(DEPTH)).toBeCloseTo(17, 1);
});

test('the heap grows and the level sinks, always', () => {
  for (const [nth, share] of SHARES.slice(1).entries()) {
    const before = SHARES[nth] ?? 0;
    expect(heapAt(share).peak).toBeGreaterThanOrEqual(heapAt(before).peak);
    expect(upperAt(share).rim - upperAt(share).dip).toBeGreaterThanOrEqual(
      upperAt(before).rim - upperAt(before).dip - 0.2,
    );
  }
});

test('what has left the upper bulb lies in the lower one', () => {
  for (const share of SHARES) {
    const [above, below] = weigh(upperAt(share), heapAt(share));
    expect((above + below) / ALL).toBeCloseTo(1, 1);
  }
});

test('no heap reaches the neck, and no funnel the floor', () => {
  expect(heapAt(0).peak).toBeGreaterThan(4);
  expect(upperAt(1)).toMatchObject({ dip: 0 });
  expect(upperAt(1).rim).toBeLessThan(DEPTH);
});
