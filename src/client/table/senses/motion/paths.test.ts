import { expect, test } from 'vitest';
import { arc, carried, halted, isFar, turned } from './paths.ts';

test('a glass is turned by half a circle in all, highest in the middle, and stands where it belongs at the end', () => {
  const frames = turned({ x: 0, y: 120 }, 90);
  expect(frames.map(({ transform }) => transform)).toEqual([
    'translate(0px, 120px)',
    'translate(0px, 54.6px) scale(1.06) rotate(90deg)',
    'translate(0px, 54.6px) scale(1.06) rotate(-90deg)',
    'none',
  ]);
  expect(frames.map(({ filter }) => filter)[1]).toContain('15px');
});

test('a worker is lifted, carried above the table, and set down on it', () => {
  const [from, up, down, to] = carried({ x: 200, y: 0 });
  expect([from?.transform, to?.transform]).toEqual(['translate(200px, 0px) scale(1)', 'none']);
  expect([up, down].map((frame) => frame?.transform)).toEqual([
    'translate(184px, -11px) scale(1.08)',
    'translate(16px, -11px) scale(1.08)',
  ]);
});

test('goods begin where they are made and end in the purse', () => {
  const frames = arc({ x: -100, y: 40 });
  expect(frames[0]?.transform).toContain('translate(-100px, 40px)');
  expect(frames.at(-2)?.transform).toBe('none');
});

test('what stands where it stood does not travel', () => {
  expect(isFar({ x: 0.5, y: -0.5 })).toBe(false);
  expect(isFar({ x: 0, y: 3 })).toBe(true);
});

test('a token halts at the edge of the parchment, on its way', () => {
  const [from, edge, still, there] = halted({ x: -80, y: 0 }, 0.5).map(({ transform }) => transform);
  expect([from, edge, still, there]).toEqual(['translate(-80px, 0px)', edge, edge, 'none']);
  expect(edge).toBe('translate(-40px, 0px)');
});
