/** What is counted in style sheets: media queries, lengths in px, depths, classes, and whether a sheet is a module in a layer. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { at, filesUnder, isTest } from './project.mjs';

const LAYERS = ['reset', 'tokens', 'art', 'kit', 'table', 'pages', 'over'];
const COMMENT = /\/\*[\s\S]*?\*\//g;

export interface Sheet {
  readonly file: string;
  readonly text: string;
}

export const sheet = (file: string, text: string): Sheet => ({
  file,
  text: text.replaceAll(COMMENT, (words) => words.replaceAll(/[^\n]/g, '')),
});

export const sheets: readonly Sheet[] = filesUnder('src/client')
  .filter((file) => file.endsWith('.css'))
  .map((file) => sheet(file, readFileSync(at(file), 'utf8')));

const linesWith = ({ file, text }: Sheet, what: RegExp): readonly string[] =>
  text.split('\n').flatMap((line, index) => (what.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []));

export const mediaQueries = (one: Sheet): readonly string[] => linesWith(one, /@media\b/);
export const pixels = (one: Sheet): readonly string[] => linesWith(one, /\dpx\b/);
export const namelessDepths = (one: Sheet): readonly string[] => linesWith(one, /z-index:(?!\s*(?:var\(--z-|auto))/);
export const foreignClasses = (one: Sheet): readonly string[] => linesWith(one, /:global\(/);
export const lookingInside = (one: Sheet): readonly string[] => linesWith(one, /:has\(/);

export const isModule = ({ file }: Sheet): boolean => file.endsWith('.module.css');

/** A module is nothing but rules in one layer, which is the layer of its folder unless it lies over all. */
export function isInLayer({ file, text }: Sheet): boolean {
  const [, layer = '', rest] = /^\s*@layer (\w+) \{([\s\S]*)\}\s*$/.exec(text) ?? [];
  const own = file.split('/')[2] ?? '';
  return rest !== undefined && LAYERS.includes(layer) && (layer === own || layer === 'over');
}

const SELECTOR = /([^{};]+)\{/g;
/** What a module says of a class that is not its own. */
const GLOBAL = /:global\([^)]*\)/g;
const CLASS = /\.(-?[a-zA-Z_][\w-]*)/g;

/** The classes that stand in the selectors of a sheet. */
export function classesOf({ text }: Sheet): ReadonlySet<string> {
  const selectors = [...text.replaceAll(GLOBAL, '').matchAll(SELECTOR)]
    .map((found) => found[1] ?? '')
    .filter((part) => !/^\s*@/.test(part));
  return new Set(selectors.flatMap((selector) => [...selector.matchAll(CLASS)].map((found) => found[1] ?? '')));
}

/** The classes that stand in more than one plain sheet: those of modules belong to their module alone. */
export function sharedClasses(all: readonly Sheet[]): readonly string[] {
  const homes = new Map<string, number>();
  for (const one of all.filter((each) => !isModule(each)))
    for (const name of classesOf(one)) homes.set(name, (homes.get(name) ?? 0) + 1);
  return [...homes].filter(([, count]) => count > 1).map(([name]) => name);
}

const views = filesUnder('src/client')
  .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
  .map((file) => ({ file, text: readFileSync(at(file), 'utf8') }));
const IMPORTS = /^import .*$|^} from .*$/gm;
const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

const COMPOSED = /composes: ([\w\s]+) from "(\.[^"]+)"/g;

/** What other modules take from a module. */
const composed = (module: string): readonly string[] =>
  sheets.flatMap(({ file, text }) =>
    [...text.matchAll(COMPOSED)]
      .filter(([, , path = '']) => posix.join(posix.dirname(file), path) === module)
      .flatMap(([, names = '']) => names.trim().split(/\s+/)),
  );

/** What the views that import a module ask of it, and other modules. */
function asked(module: string): ReadonlySet<string> {
  return new Set([
    ...composed(module),
    ...views.flatMap(({ file, text }) =>
      [...text.matchAll(IMPORT)]
        .filter(([, , path = '']) => posix.join(posix.dirname(file), path) === module)
        .flatMap(([, name]) =>
          [...text.replaceAll(IMPORTS, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
            (found) => found[1] ?? '',
          ),
        ),
    ),
  ]);
}

/** Classes that a module has and no view asks for, and those that a view asks for and the module has not. */
export function mismatches(one: Sheet): readonly string[] {
  const [has, wants] = [classesOf(one), asked(one.file)];
  const unused = [...has].filter((name) => !wants.has(name)).map((name) => `${one.file}: .${name} is not used`);
  const missing = [...wants].filter((name) => !has.has(name)).map((name) => `${one.file}: there is no .${name}`);
  return [...unused, ...missing];
}
