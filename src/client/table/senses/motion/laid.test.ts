import { expect, test } from 'vitest';
import { laid, placeAround } from './laid.ts';

const rect = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

const CARD = { width: 100, height: 150 };
const SCREEN = { width: 1000, height: 600 };

test('a card is read around the middle of its place, and never leaves the screen', () => {
  expect(placeAround(rect(400, 200, 200, 100), CARD, SCREEN)).toMatchObject({ left: 450, top: 175 });
  expect(placeAround(rect(960, 580, 40, 20), CARD, SCREEN)).toMatchObject({ left: 892, top: 442 });
  expect(placeAround(rect(0, 0, 40, 20), CARD, SCREEN)).toMatchObject({ left: 8, top: 20 });
});

test('a second card lies beside the first', () => {
  expect(placeAround(rect(400, 200, 200, 100), CARD, SCREEN, 1)).toMatchObject({ left: 345, top: 175 });
  expect(placeAround(rect(0, 200, 200, 100), CARD, SCREEN, 1)).toMatchObject({ left: 155, top: 175 });
});

test('it is taken up where it lay, held still, and laid down small', () => {
  const frames = laid(rect(0, 0, 50, 75), rect(100, 100, 100, 150), rect(400, 100, 100, 150), 1000, false);
  const [from, held, still, down] = frames.map(({ transform }) => transform);
  expect(from).toBe('translate(-125px, -137.5px) scale(0.5)');
  expect([held, still]).toEqual(['none', 'none']);
  expect(down).toBe('translate(300px, 0px) scale(1)');
  expect(frames.at(-1)?.opacity).toBe(0);
});

test('a card that was hidden is not seen before its time', () => {
  const [first, held] = laid(rect(0, 0, 200, 75), rect(0, 0, 100, 150), rect(0, 0, 200, 75), 1000, true);
  expect([first?.opacity, held?.opacity]).toEqual([0, 1]);
});
