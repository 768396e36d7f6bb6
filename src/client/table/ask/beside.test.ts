import { expect, test } from 'vitest';
import { beside } from './beside.ts';

const ROOM = { width: 1000, height: 800 };
const SHEET = { width: 200, height: 100 };
const box = (left: number, top: number, width = 50, height = 50) => ({ left, top, width, height });

test('a sheet lies above its piece, in the middle of it', () => {
  expect(beside(box(400, 400), SHEET, ROOM, [])).toEqual({ left: 325, top: 292 });
});

test('without room above it lies below, and it never leaves the screen', () => {
  expect(beside(box(400, 20), SHEET, ROOM, [])).toEqual({ left: 325, top: 78 });
  expect(beside(box(980, 400), SHEET, ROOM, [])).toEqual({ left: 792, top: 292 });
});

test('it does not lie over running sand where it can lie elsewhere', () => {
  const above = box(400, 300);
  const below = box(400, 470);
  expect(beside(box(400, 400), SHEET, ROOM, [above])).toEqual({ left: 325, top: 458 });
  expect(beside(box(400, 400), SHEET, ROOM, [above, below])).toEqual({ left: 458, top: 375 });
});

test('where sand is all around it lies over some of it, never over its piece', () => {
  const around = [box(400, 300), box(400, 470), box(500, 400), box(300, 400)];
  expect(beside(box(400, 400), SHEET, ROOM, around)).toEqual({ left: 325, top: 292 });
});
