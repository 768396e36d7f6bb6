import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ADVISORIES, isAffected, isBefore, SEARCHED } from './advisories.ts';
import { at } from './project.mjs';

type Packages = Readonly<Record<string, { readonly version?: string }>>;
const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')) as { packages: Packages };
/** A package may be there in several versions, inside of others. */
const versionsOf = (name: string): readonly string[] =>
  Object.entries(packages).flatMap(([path, { version }]) =>
    path.endsWith(`node_modules/${name}`) && version !== undefined ? [version] : [],
  );
const hits = ADVISORIES.filter((advisory) => versionsOf(advisory.package).some((one) => isAffected(advisory, one)));

test('no package of the lock file has a known fault, unless it is said why it does no harm here', () => {
  expect(hits.filter(({ answer }) => answer === undefined)).toEqual([]);
});

test('an answer is there only as long as it is needed', () => {
  expect(ADVISORIES.filter((one) => one.answer !== undefined && !hits.includes(one))).toEqual([]);
});

test('each advisory is named once, of a package that we use', () => {
  expect(new Set(ADVISORIES.map(({ id }) => id)).size).toBe(ADVISORIES.length);
  expect(ADVISORIES.filter((one) => versionsOf(one.package).length === 0)).toEqual([]);
  expect(SEARCHED).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('a range begins with its first version and ends before the one that is mended', () => {
  expect([isBefore('9.9.9', '10.0.0'), isBefore('1.2.3', '1.2.3'), isBefore('1.2.10', '1.2.9')]).toEqual([
    true,
    false,
    false,
  ]);
  const [advisory] = ADVISORIES.filter(({ id }) => id === 'GHSA-58qx-3vcg-4xpx');
  const affected = ['7.5.9', '8.0.0', '8.20.0', '8.20.1'].map((version) => advisory && isAffected(advisory, version));
  expect(affected).toEqual([false, true, true, false]);
});
