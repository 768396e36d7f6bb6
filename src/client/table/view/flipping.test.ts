import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../testing.tsx';
import { touchTimer } from './flipping.ts';
import type { View } from './view.ts';

beforeAll(() => openScreen(false));

/** The part of the board in sight after a touch on the green timer, which that seat flipped a moment ago. */
function shownAfterTouch(flippedBy: number | null): unknown {
  let page: unknown;
  const touch = (view: View): void => {
    if (flippedBy !== null) view.signets.value = { green: flippedBy };
    touchTimer(view, 'green', { getBoundingClientRect: () => ({}) } as Element);
    page = view.page.value;
  };
  draw('round for three', h('p', {}), { view: touch });
  return page;
}

test('a touch on a timer that runs shows its area, unless another player was just quicker: then nothing moves away', () => {
  expect(shownAfterTouch(null)).toBe('green');
  expect(shownAfterTouch(0)).toBe('green');
  expect(shownAfterTouch(1)).toBe('areas');
});
