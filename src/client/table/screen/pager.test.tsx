import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, STILL_SAND, said } from '../testing.tsx';
import { BoardPager } from './pager.tsx';

beforeAll(() => openScreen());

test('the board has four pages, and a dot with a name for each', () => {
  const { buttons, at, html } = draw('round for three', <BoardPager sand={STILL_SAND} />);
  expect(buttons.slice(0, 4)).toEqual(['Purple', 'Green', 'Black', 'Provinces']);
  expect(at.filter((one) => one.startsWith('page-'))).toEqual([
    'page-purple',
    'page-green',
    'page-black',
    'page-provinces',
  ]);
  expect(html).toContain(`aria-label="${said().table.boardParts}"`);
});

test('a page with a place for the worker in hand says so', () => {
  const { buttons } = draw('round for three', <BoardPager sand={STILL_SAND} />, {
    view: (view) => {
      view.picked.value = { what: 'worker', worker: 0 };
    },
  });
  expect(buttons[0]).toContain(said().table.needs.place);
});
