import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classSelectors } from './classSelectors.ts';
import { at, filesUnder, isTest } from './project.mjs';

test('a class in a selector is found, and a file, a sentence or a key is none', () => {
  const found = (text: string) => classSelectors(text).map((one) => one.text);
  expect(found("page.locator('.mat .track')")).toEqual(['.mat .track']);
  expect(found("touch('button.open, [data-at]')")).toEqual(['button.open, [data-at]']);
  expect(found('closest(\'[data-at="x"].open\')')).toEqual(['[data-at="x"].open']);
  expect(found("open('./file.ts'); say('Well. done.'); recall('seats.ABC'); at('.x.json')")).toEqual([]);
  expect(found(['look(`.crew-', '{state}`)'].join('$'))).toEqual(['.crew-$']);
});

const searched = [
  ...filesUnder('src/client').filter((file) => !isTest(file)),
  ...filesUnder('src/lab/bench'),
  ...filesUnder('e2e'),
].filter((file) => /\.tsx?$/.test(file));

test('nothing is looked for by its class', () => {
  const found = searched.flatMap((file) =>
    classSelectors(readFileSync(at(file), 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  );
  expect(found).toEqual([]);
});
