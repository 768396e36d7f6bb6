import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Books, DOORS } from './entries.ts';
import { readPo } from './po.ts';

const FOLDER = 'src/words/imported';

/** The file a language came in by lies beside what was made of it. */
const poFile = (language: string): string => `${FOLDER}/${language}/${language}.po`;

export function writeImported(language: string, po: string, books: Books): void {
  mkdirSync(`${FOLDER}/${language}`, { recursive: true });
  writeFileSync(poFile(language), po);
  for (const door of DOORS) {
    writeFileSync(`${FOLDER}/${language}/${door}.json`, `${JSON.stringify(books[door], null, 1)}\n`);
  }
  writeIndex(readdirSync(FOLDER).filter((name) => existsSync(poFile(name))));
}

function writeIndex(languages: readonly string[]): void {
  const file = `${FOLDER}/index.ts`;
  const names = languages.map(
    (code) => `${code}: ${JSON.stringify(readPo(readFileSync(poFile(code), 'utf8')).ownName)}`,
  );
  writeFileSync(
    file,
    `${NEEDS.map(([what, from]) => `import ${what} from '${from}';`).join('\n')}

/** The languages that came in by a file: each code with the language's own name. Written by \`npm run words -- import\`. */
export const IMPORTED = { ${names.join(', ')} } as const;

export const LOADERS = {
  words: { ${loaders(languages, (code) => `{ words: await readWords('${code}', import('./${code}/words.json')) }`)} },
  chronicle: { ${loaders(languages, (code) => `{ chronicle: await read<Chronicle>('${code}', import('./${code}/chronicle.json')) }`)} },
  lessons: { ${loaders(languages, (code) => `{ book: await read<LessonBook>('${code}', import('./${code}/lessons.json')) }`)} },
  rulebook: { ${loaders(languages, (code) => `{ rulebook: await read<Rulebook>('${code}', import('./${code}/rulebook.json')) }`)} },
} as const;
`,
  );
  spawnSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' });
}

const NEEDS = [
  ['type { Chronicle }', '../chronicle/chronicle.ts'],
  ['type { LessonBook }', '../lessons/book.ts'],
  ['type { Rulebook }', '../rulebook/book.ts'],
  ['{ read, readWords }', './read.ts'],
] as const;

const loaders = (languages: readonly string[], load: (code: string) => string): string =>
  languages.map((code) => `${code}: async () => (${load(code)})`).join(', ');
