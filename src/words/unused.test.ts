import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCatalogue } from '#words';
import { loadChronicle } from '#words/chronicle';

const LANGUAGE = /(^|\/)(en|de|nl|cs)(\/|\.ts$)/;

/** The files of some folders under `src`, without tests and without what a language says. */
const codeOf = (...folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) => filesOf(new URL(`../${folder}/`, import.meta.url)));

const filesOf = (folder: URL): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !LANGUAGE.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));

const found = (code: string, ...patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap((pattern) => [...code.matchAll(pattern)]).flatMap(([, names = '']) => names.match(/[\w-]+/g) ?? []);

/** Phrases are asked for by name, or by the id of what they name. Ids are quoted, or keys of a table of the box. */
const ASKED = [/\.(\w+)/g, /\{([^{}]*)\}[^={}]*=/g];
const IDS = [/'([\w-]+)'/g, /^ {2}([\w]+):/gm];

/** Tables of phrases that are asked by an id of the client's own, each as a whole. */
const BY_ID = [
  'coach',
  'finale.begins',
  'finale.empty',
  'finale.lost',
  'finale.won',
  'guide',
  'guard.modes',
  'guard.reasons',
  'history.addFaults',
  'keyboard.deeds',
  'keyboard.visits',
  'notify',
  'practice.gradeHints',
  'practice.grades',
  'reader.details',
  'reader.groups',
  'reasons.plain',
  'replay.failed',
  'settings.filters',
  'settings.themes',
  'settings.volumes',
  'solo.notes',
  'solo.regency.steps',
  'voices',
];

const ids = new Set(found(codeOf('content', 'engine', 'protocol', 'analysis').join('\n'), ...IDS));
const files = codeOf('words', 'client', 'server').map((code) => new Set(found(code, ...ASKED, ...IDS)));

/** In the file that asks for a phrase stands its section, too. */
const isAsked = ([section = '', ...names]: readonly string[]): boolean => {
  const name = names.at(-1) ?? section;
  return ids.has(name) || files.some((known) => known.has(section) && known.has(name));
};

function pathsIn(value: unknown, path: readonly string[]): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || BY_ID.includes(path.join('.')))
    return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]))];
}

test('every phrase is asked for somewhere', async () => {
  const sections = { ...(await loadCatalogue('en')), ...(await loadChronicle('en')) };
  const paths = Object.entries(sections).flatMap(([section, words]) => pathsIn(words, [section]));
  expect(paths.filter((path) => !isAsked(path)).map((path) => path.join('.'))).toEqual([]);
});
