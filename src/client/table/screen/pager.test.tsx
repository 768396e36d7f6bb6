import type { Signal } from '@preact/signals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draw, openScreen, STILL_SAND, said } from '../testing.tsx';
import { type Layout, useLayout } from '../view/layout.ts';
import type { View } from '../view/view.ts';
import { BoardPager } from './pager.tsx';

/** On a wide screen all lies side by side. Other tests are drawn on the same screen afterwards. */
let layout: Signal<Layout>;
let before: Layout;
beforeAll(async () => {
  await openScreen();
  layout = useLayout() as Signal<Layout>;
  before = layout.value;
  layout.value = 'phone';
});
afterAll(() => {
  layout.value = before;
});

test('the board has the three areas at once, one of them alone, and provinces: a dot with a name for each', () => {
  const { buttons, at, html } = draw('round for three', <BoardPager sand={STILL_SAND} />);
  expect(buttons.slice(0, 5)).toEqual(['All', 'Purple', 'Green', 'Black', 'Provinces']);
  expect(at.filter((one) => one.startsWith('page-'))).toEqual(['page-areas', 'page-provinces']);
  expect(at.filter((one) => one.startsWith('area-'))).toEqual(['area-purple', 'area-green', 'area-black']);
  expect(html).toContain(`aria-label="${said().table.boardParts}"`);
});

test('a page with a place for the worker in hand says so', () => {
  const { buttons } = draw('round for three', <BoardPager sand={STILL_SAND} />, {
    view: (view) => {
      view.picked.value = { what: 'worker', worker: 0 };
    },
  });
  expect(buttons[1]).toContain(said().table.needs.place);
});

test('the live row is where the sand stands and, for a worker in hand, where it may go', () => {
  const live = (view?: (view: View) => void) =>
    draw('round for three', <BoardPager sand={STILL_SAND} />, view === undefined ? {} : { view }).html.match(
      /data-live="(true|false)"(?=[^>]*data-lit="true")|data-lit="true"[^>]*data-live="(true|false)"/g,
    );
  const inHand = live((view) => {
    view.picked.value = { what: 'worker', worker: 0 };
  });
  expect(live()?.every((row) => row.includes('data-live="true"'))).toBe(true);
  expect(inHand?.some((row) => row.includes('data-live="false"'))).toBe(true);
});
