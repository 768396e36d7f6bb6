import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from '../package.json';
import { at, filesUnder } from './project.mjs';

const read = (file: string): string => readFileSync(at(file), 'utf8');
const files = [...filesUnder('deploy'), 'Containerfile', 'compose.yaml', 'compose.cluster.yaml'];
/** What the compose files take from the environment themselves. */
const OWN = ['PENDULUM_IMAGE', 'PENDULUM_PORT'];

test('samples for operators set only what the server reads', () => {
  const known = new Set([...(read('src/server/machine/config.ts').match(/PENDULUM_\w+/g) ?? []), ...OWN]);
  const set = files.flatMap((file) => read(file).match(/PENDULUM_\w+/g) ?? []);
  expect(set.filter((name) => !known.has(name))).toEqual([]);
});

test('samples, image and changelog name the version of package.json', () => {
  const named = [...files, 'docs/OPERATIONS.md', 'README.md'].flatMap(
    (file) => read(file).match(/pendulum[-:](\d+\.\d+\.\d+)/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(3);
  for (const name of named) expect(name.slice('pendulum-'.length)).toBe(version);
  expect(read('CHANGELOG.md')).toContain(`## ${version}\n`);
});

test('samples that name files name files that are there', () => {
  const named = files.flatMap((file) => read(file).match(/\bdeploy\/[\w.]+\w/g) ?? []);
  for (const name of named) expect(filesUnder('deploy')).toContain(name);
});
