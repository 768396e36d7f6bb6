import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, filesUnder, isTest } from './project.mjs';

const FROM_THE_ROOT = /(?:href|src)=(?:"|\{[`'])\/|(?:fetch|register)\([`']\/|location\.origin\}\//;

test('no address in the client begins at the root of the site: `at` of client/kit/base.ts names the folder', () => {
  const files = filesUnder('src/client').filter((file) => /\.tsx?$/.test(file) && !isTest(file));
  expect(files.filter((file) => FROM_THE_ROOT.test(readFileSync(at(file), 'utf8')))).toEqual([]);
});
