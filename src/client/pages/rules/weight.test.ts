import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[\w$\s,*{}]+?\bfrom\s*)?['"]([^'"\n]+)['"]/gm;
const root = new URL('../../../../', import.meta.url);
const doors = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).imports as Record<string, string>;

function fileOf(from: string, importer: string): string | undefined {
  const door = doors[from];
  if (door !== undefined) return door.replace('./', '');
  if (!from.startsWith('.')) return undefined;
  return posix.join(posix.dirname(importer), from.replace(/\?.*$/, ''));
}

/** Whatever a browser must fetch before it can run a file: its imports, and theirs; not what is imported on demand. */
function loadedWith(entry: string): ReadonlySet<string> {
  const loaded = new Set([entry]);
  for (const file of loaded) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, from = ''] of readFileSync(new URL(file, root), 'utf8').matchAll(IMPORT)) {
      const target = fileOf(from, file);
      if (target !== undefined && existsSync(new URL(target, root))) loaded.add(target);
    }
  }
  return loaded;
}

test('the rules weigh nothing on the first load', () => {
  const loaded = [...loadedWith('src/client/app/main.tsx')];
  expect(loaded).toContain('src/client/app/app.tsx');
  expect(loaded.filter((file) => /src\/client\/(pages\/rules|kit\/rulebook)\//.test(file))).toEqual([]);
  expect(loaded.filter((file) => file.startsWith('src/words/rulebook'))).toEqual([]);
});

test('a link to a rule brings neither the page nor a book with it', () => {
  const loaded = [...loadedWith('src/client/kit/rulebook/link.tsx')];
  expect(loaded).toContain('src/client/kit/rulebook/sheet.tsx');
  expect(loaded).not.toContain('src/client/pages/rules/page.tsx');
  expect(loaded.filter((file) => /src\/words\/rulebook\/(en|de|nl|cs)\//.test(file))).toEqual([]);
});

test('a book of the rules is loaded with the page, on demand', () => {
  const loaded = [...loadedWith('src/client/pages/rules/page.tsx')];
  expect(loaded.filter((file) => /src\/words\/rulebook\/(en|de|nl|cs)\//.test(file))).toEqual([]);
});
