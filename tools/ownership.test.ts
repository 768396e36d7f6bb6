import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, filesUnder, isTest } from './project.mjs';
import { bare, lineOf } from './source.ts';

/** Where data comes in from outside, nothing but the code that reads it can say what it is. */
const FROM_OUTSIDE = [
  'src/client/pwa/service.worker.ts',
  'src/lab/bench/browser/trace.ts',
  'src/server/reckoning/results.ts',
  'src/server/store/journal.ts',
];

/** The one place where fields become writable, and the one where a copy becomes its maker's own. */
const OWN = 'src/engine/game/own.ts';
const COPY = 'src/engine/game/copy.ts';

const CHANGES = 'push|pop|shift|unshift|splice|sort|reverse|fill|set|add|delete|clear';
const RULES: readonly { readonly what: RegExp; readonly unless: readonly string[] }[] = [
  { what: /-readonly\b/g, unless: [OWN] },
  { what: /\bas (?:Own\w*|Writable\b)/g, unless: [COPY] },
  { what: /\bas unknown as\b/g, unless: FROM_OUTSIDE },
  { what: new RegExp(`\\bas [\\w<>, |'[\\]]+\\)\\.(?:${CHANGES})\\(`, 'g'), unless: [] },
  { what: /\bas [\w<>, |'[\]]+\)(?:\.\w+|\[[^\]]*\]) [-+]?= /g, unless: [] },
];

const castsIn = (file: string, text: string): readonly string[] =>
  RULES.filter(({ unless }) => !unless.includes(file)).flatMap(({ what }) =>
    [...bare(text).matchAll(what)].map((found) => `${file}:${lineOf(text, found.index)} ${found[0]}`),
  );

test.each([
  ['const own = game as unknown as Draft;', 1],
  ['type Draft<T> = { -readonly [K in keyof T]: T[K] };', 1],
  ['(list as number[]).push(1);', 1],
  ['(game as Own).round = 2;', 2],
  ['(names as readonly string[]).includes(name);', 0],
  ['const own = copy(game); own.round = 2;', 0],
])('what %s drops is found', (text, count) => {
  expect(castsIn('src/x.ts', text)).toHaveLength(count);
});

test('no cast drops readonly: what may be changed in place has a type of its own', () => {
  const files = filesUnder('src').filter(
    (file) => /\.tsx?$/.test(file) && !isTest(file) && !/\/testing\.tsx$/.test(file),
  );
  expect(files.flatMap((file) => castsIn(file, readFileSync(at(file), 'utf8')))).toEqual([]);
});
