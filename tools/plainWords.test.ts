import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, filesUnder } from './project.mjs';

/** A sentence has a subject that can be pointed at: a player, a node, a socket. */
const VAGUE = /\b(whoever|whosoever|somebody)\b/i;

/** They name the words in order to keep them off the screen, as this file does. */
const ABOUT_WORDS = ['src/words/terms.ts', 'src/words/terms.test.ts', 'tools/plainWords.test.ts'];

const searched = ['src', 'tools', 'e2e', 'docs', 'examples']
  .flatMap(filesUnder)
  .filter((file) => /\.(ts|tsx|mjs|css|md|py)$/.test(file) && !ABOUT_WORDS.includes(file));

test('code, comments and docs name who they speak of', () => {
  const found = searched.flatMap((file) =>
    readFileSync(at(file), 'utf8')
      .split('\n')
      .flatMap((line, nth) => (VAGUE.test(line) ? [`${file}:${nth + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
