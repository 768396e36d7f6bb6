import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Books, DOORS } from './entries.ts';
import { readPo } from './po.ts';

const FOLDER = 'src/words/imported';
const NAMES = 'src/words/speech/imported.ts';

/** The file a language came in by lies beside what was made of it. */
const poFile = (language: string): string => `${FOLDER}/${language}/${language}.po`;

export function writeImported(language: string, po: string, books: Books): void {
  mkdirSync(`${FOLDER}/${language}`, { recursive: true });
  writeFileSync(poFile(language), po);
  for (const door of DOORS) {
    writeFileSync(`${FOLDER}/${language}/${door}.json`, `${JSON.stringify(books[door], null, 1)}\n`);
  }
  writeIndex();
}

export function removeImported(language: string): void {
  rmSync(`${FOLDER}/${language}`, { recursive: true, force: true });
  writeIndex();
}

function writeIndex(): void {
  const languages = readdirSync(FOLDER).filter((name) => existsSync(poFile(name)));
  const index = `${FOLDER}/index.ts`;
  writeFileSync(NAMES, namesText(languages));
  writeFileSync(index, indexText(languages));
  spawnSync('npx', ['biome', 'format', '--write', NAMES, index], { stdio: 'ignore' });
}

const BY = 'Written by `npm run words -- import`.';

function namesText(languages: readonly string[]): string {
  const name = (code: string): string => JSON.stringify(readPo(readFileSync(poFile(code), 'utf8')).ownName);
  const names = languages.map((code) => `${code}: ${name(code)}`).join(', ');
  return `/** The languages that came in by a file: each code with the language's own name. ${BY} */
export const IMPORTED = { ${names} } as const;
`;
}

const indexText = (
  languages: readonly string[],
): string => `${languages.length === 0 ? '' : NEEDS.map(([what, from]) => `import ${what} from '${from}';\n`).join('')}
/** How to load the languages that came in by a file. ${BY} */
export const importedWords = { ${loaders(languages, (code) => `{ words: await readWords('${code}', import('./${code}/words.json')) }`)} } as const;
export const importedChronicles = { ${loaders(languages, (code) => `{ chronicle: await read<Chronicle>('${code}', import('./${code}/chronicle.json')) }`)} } as const;
export const importedLessons = { ${loaders(languages, (code) => `{ book: await read<LessonBook>('${code}', import('./${code}/lessons.json')) }`)} } as const;
export const importedRulebooks = { ${loaders(languages, (code) => `{ rulebook: await read<Rulebook>('${code}', import('./${code}/rulebook.json')) }`)} } as const;
`;

const NEEDS = [
  ['type { Chronicle }', '../chronicle/chronicle.ts'],
  ['type { LessonBook }', '../lessons/book.ts'],
  ['type { Rulebook }', '../rulebook/book.ts'],
  ['{ read, readWords }', './read.ts'],
] as const;

const loaders = (languages: readonly string[], load: (code: string) => string): string =>
  languages.map((code) => `${code}: async () => (${load(code)})`).join(', ');
