/** `npm run imports`: import directions, rings of files and of folders, full folders, and what the pure folders may not touch. */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Direction } from './directions.ts';
import {
  DIRECTIONS,
  FOR_TESTS,
  FULL_FOLDERS,
  LAYERS,
  MOST_FILES,
  RINGS_LEFT,
  WITHOUT_CLASSES,
  WITHOUT_LIMIT,
  WITHOUT_MACHINE,
} from './directions.ts';
import { answerHelp } from './help.mjs';
import { at, filesUnder } from './project.mjs';
import { findRing } from './rings.ts';
import { againstLayers, filesIn, ringsOfRooms } from './rooms.ts';
import type { Import } from './source.ts';
import { bare, importsOf, lineOf } from './source.ts';

answerHelp(`usage: npm run imports

Proves the import directions of tools/directions.ts at every depth; fails on one against them.`);

const MACHINE =
  /\b(?:Date|console|process|globalThis|performance|crypto|setTimeout|setInterval)\b|\bMath\s*\.\s*random\b/g;
const CLASS = /^\s*(?:export\s+)?(?:abstract\s+)?class\s+\w+/gm;
const SUPPRESSION = /@ts-(?:ignore|nocheck|expect-error)|biome-ignore/g;

const files = filesUnder('src').filter((file) => /\.tsx?$/.test(file));
const problems: string[] = [];
const edges = new Map<string, string[]>();
let imports = 0;

const folderOf = (file: string): string => file.split('/')[1] ?? '';
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
/** Tests and what they are written with may import what lies above them. */
const isForTests = (file: string): boolean => isTest(file) || /\/testing\.tsx?$/.test(file);
const isWorker = (file: string): boolean => /(?:\.worker\.ts|\/worker\/[^/]+)$/.test(file);
const packageOf = (from: string): string =>
  from.startsWith('node:') ? 'node:' : from.split('/', from.startsWith('@') ? 2 : 1).join('/');

function mayImportFolder(file: string, own: Direction, target: string, typesOnly: boolean): boolean {
  if (own.folders.includes(target)) return true;
  if (typesOnly && own.types?.includes(target)) return true;
  if (isWorker(file) && own.inWorker?.includes(target)) return true;
  return isTest(file) && FOR_TESTS.includes(target);
}

function judgeInside(file: string, from: string): string | undefined {
  const path = from.replace(/\?.*$/, '');
  const target = posix.join(posix.dirname(file), path);
  if (!target.startsWith('src/')) return undefined;
  if (folderOf(target) !== folderOf(file)) return `reaches into another folder: ${from}; import #${folderOf(target)}`;
  if (posix.extname(path) === '') return `needs the file's ending: ${from}`;
  edges.get(file)?.push(target);
  return undefined;
}

function judgeFolder(file: string, own: Direction, { from, typesOnly }: Import): string | undefined {
  const [target = '', part = 'index'] = from.slice(1).split('/');
  const door = `src/${target}/${part}`;
  edges.get(file)?.push(existsSync(at(`${door}.ts`)) ? `${door}.ts` : `${door}/index.ts`);
  if (DIRECTIONS[target] === undefined) return `imports ${from}, which is not a folder's name`;
  if (target === folderOf(file) && !isTest(file)) return `imports its own folder as ${from}; use a relative path`;
  if (target === folderOf(file) || mayImportFolder(file, own, target, typesOnly)) return undefined;
  const types = own.types?.includes(target) ? ' (types only: import type)' : '';
  return `${folderOf(file)} may not import ${from}${types}`;
}

function judgePackage(file: string, own: Direction, from: string): string | undefined {
  if (own.packages === 'any' || isForTests(file) || own.packages.includes(packageOf(from))) return undefined;
  return `${folderOf(file)} may not use the package ${packageOf(from)}`;
}

function judge(file: string, own: Direction, one: Import): string | undefined {
  if (one.from.startsWith('.')) return judgeInside(file, one.from);
  if (one.from.startsWith('#')) return judgeFolder(file, own, one);
  return judgePackage(file, own, one.from);
}

function findWords(file: string, text: string, pattern: RegExp, why: string): void {
  for (const found of text.matchAll(pattern)) {
    problems.push(`${file}:${lineOf(text, found.index + found[0].search(/\S/))} ${why}: ${found[0].trim()}`);
  }
}

const untested = (): ReadonlyMap<string, readonly string[]> =>
  new Map([...edges].filter(([file]) => !isForTests(file)));

function judgeRooms(): void {
  const rings = ringsOfRooms(untested());
  for (const [inside, ring] of rings) {
    if (!RINGS_LEFT.includes(inside)) problems.push(`a ring of folders in ${inside}: ${ring.join(' → ')}`);
  }
  for (const inside of RINGS_LEFT) {
    if (!rings.has(inside)) problems.push(`${inside} has no ring of folders any more: take it out of RINGS_LEFT`);
  }
  for (const [inside, layers] of Object.entries(LAYERS)) problems.push(...againstLayers(untested(), inside, layers));
  judgeFolderSizes();
}

function judgeFolderSizes(): void {
  const sizes = filesIn(files.filter((file) => !isTest(file)));
  for (const [folder, size] of sizes) {
    if (WITHOUT_LIMIT.some((free) => folder === free || folder.startsWith(`${free}/`))) continue;
    const most = FULL_FOLDERS[folder] ?? MOST_FILES;
    if (size > most) problems.push(`${folder} holds ${size} files; ${most} is the most`);
  }
  for (const folder of Object.keys(FULL_FOLDERS)) {
    if ((sizes.get(folder) ?? 0) <= MOST_FILES)
      problems.push(`${folder} is no longer too full: take it out of FULL_FOLDERS`);
  }
}

for (const file of files) {
  const text = readFileSync(at(file), 'utf8');
  const own = DIRECTIONS[folderOf(file)];
  edges.set(file, []);
  if (!own) {
    problems.push(`${file} lies in a folder that tools/directions.ts does not know`);
    continue;
  }
  for (const one of importsOf(text)) {
    imports += 1;
    const problem = judge(file, own, one);
    if (problem) problems.push(`${file} ${problem}`);
  }
  findWords(file, text, SUPPRESSION, 'a check is switched off');
  if (isTest(file)) continue;
  if (WITHOUT_MACHINE.includes(folderOf(file)))
    findWords(file, bare(text), MACHINE, 'no clock, chance or machine here');
  if (WITHOUT_CLASSES.includes(folderOf(file))) findWords(file, bare(text), CLASS, 'functions, not classes');
}

for (const [file, targets] of edges) {
  for (const target of targets) {
    if (/\.tsx?$/.test(target) && !existsSync(at(target)))
      problems.push(`${file} imports ${target}, which does not exist`);
  }
}
const ring = findRing(edges);
if (ring) problems.push(`a ring of imports: ${ring.join(' → ')}`);
judgeRooms();

for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${imports} imports, ${problems.length} against the directions`);
process.exitCode = problems.length === 0 ? 0 : 1;
