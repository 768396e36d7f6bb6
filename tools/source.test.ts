import { expect, test } from 'vitest';
import { bare, importsOf, titlesOf } from './source.ts';

test('imports are found in every form, and types are told from values', () => {
  const text = [
    "import type { Game } from '#engine';",
    "import { decide, type Ruling } from '#engine';",
    "import './board.css';",
    'import {',
    '  area,',
    "} from './area.ts';",
    "export * from './game.ts';",
    "export type { Seat } from './seat.ts';",
    "const late = import('./late.ts');",
    "new Worker(new URL('./solo.worker.ts', import.meta.url));",
  ].join('\n');
  expect(importsOf(text).map((one) => `${one.typesOnly ? 'type ' : ''}${one.from}`)).toEqual([
    'type #engine',
    '#engine',
    './board.css',
    './area.ts',
    './game.ts',
    'type ./seat.ts',
    './late.ts',
    './solo.worker.ts',
  ]);
});

test('words in comments and strings do not count', () => {
  expect(bare("a /* Date */ 'Date' // Date\nDate").trim()).toMatch(/^a\s+Date$/);
});

test('titles begin with ids, several at once, after a table too, and never in a comment or a describe', () => {
  const id = (n: number): string => ['TIM', n].join('-');
  const text = [
    `test('${id(3)} any player may flip', () => {`,
    `test.each(rows)('${id(4)}, ${id(5)} the sand of %s', (row) => {`,
    `  test(\n    "${id(6)} a long title",`,
    `// test('${id(7)} gone',`,
    `describe('${id(8)} a heading', () => {`,
    `expect(x).refusedBy('${id(9)}');`,
  ].join('\n');
  expect(titlesOf(text).map((title) => title.ids)).toEqual([[id(3)], [id(4), id(5)], [id(6)]]);
});
