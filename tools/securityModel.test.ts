import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from './project.mjs';

const MODEL = readFileSync(at('docs', 'SECURITY-MODEL.md'), 'utf8');
const NAMED = [...MODEL.matchAll(/`([\w./]+\.test\.ts)`: "([^"]+)"/g)];

test('every test that the threat model names is there', () => {
  const missing = NAMED.filter(([, file = '', title]) => !readFileSync(at(file), 'utf8').includes(`${title}'`));
  expect(missing.map(([named]) => named)).toEqual([]);
});

test('every attack of the threat model has a test', () => {
  const [attacks = ''] = MODEL.split('## How far');
  const answers = attacks.split('\n').filter((line) => /^\| (?!wants|tries|---)/.test(line));
  expect(answers.filter((line) => !/\.test\.ts`: "/.test(line))).toEqual([]);
});
