/** `npm run words -- <what>`: a language by a file, without code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { WRITTEN } from '#words';
import { marked, markedMessage } from '#words/pseudo';
import { dispatch, Misuse, readFlags, say, type Tool } from '../cli/tool.ts';
import { bookData } from './books.ts';
import { check, type Finding } from './check.ts';
import { booksOf, type Entry, entries } from './entries.ts';
import { icuOf, phraseOf } from './icu.ts';
import { removeImported, writeImported } from './imported.ts';
import { poOf, readPo, type Translations } from './po.ts';

const two = (args: readonly string[], usage: string): readonly [language: string, file: string] => {
  const [language = '', file] = args;
  if (file === undefined || args.length > 2 || !/^[a-z]{2,3}$/.test(language)) throw new Misuse(`usage: ${usage}`);
  return [language, file];
};

const exportTool: Tool = {
  says: 'every phrase with its context into a gettext PO file for translators',
  usage: `npm run words -- export LANGUAGE FILE
  LANGUAGE is a code like pl. What FILE already says of phrases whose English has not changed is kept.`,
  async run(args) {
    const [language, file] = two(args, 'npm run words -- export LANGUAGE FILE');
    const known = readIfThere(file);
    const all = (await entries()).filter(({ says }) => says.en !== '');
    const own = WRITTEN.find((one) => one === language);
    const said = ({ path, says }: Entry): string => {
      if (own !== undefined) return says[own];
      const kept = known?.says.get(path);
      return kept?.english === says.en ? kept.said : '';
    };
    writeFileSync(file, poOf(language, all, said));
    say(
      `${all.length} phrases, ${all.filter((entry) => said(entry) === '').length} of them to translate, are in ${file}`,
    );
  },
};

function readIfThere(file: string): Translations | undefined {
  try {
    return readPo(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const checkTool: Tool = {
  says: 'what is missing, wrong or doubtful in a file of translations',
  usage: 'npm run words -- check FILE',
  async run([file, ...more]) {
    if (file === undefined || more.length > 0) throw new Misuse('usage: npm run words -- check FILE');
    report(check(await entries(), readPo(readFileSync(file, 'utf8'))));
  },
};

const importTool: Tool = {
  says: 'a checked file of translations becomes a language of the game',
  usage: `npm run words -- import LANGUAGE FILE [--unfinished]
  Writes src/words/imported and its name into src/words/speech/imported.ts; imports nothing while the file has faults. A doubt stops nothing.
  --unfinished   what is not translated, or no longer, is said in English`,
  async run(args) {
    const { values, positionals } = readFlags(args, { unfinished: { type: 'boolean', default: false } }, true);
    const [language, file] = two(positionals, 'npm run words -- import LANGUAGE FILE [--unfinished]');
    if (WRITTEN.some((one) => one === language)) throw new Misuse(`${language} is written in src/words/ui/${language}`);
    const text = readFileSync(file, 'utf8');
    const found = readPo(text);
    if (found.language !== language) throw new Misuse(`${file} is in "${found.language}", not in "${language}"`);
    const all = await entries();
    const read = values.unfinished ? completed(found, all) : found;
    if (!report(check(all, read, values.unfinished))) return;
    writeImported(
      language,
      text,
      bookData(await booksOf('en'), all, language, (path) => read.says.get(path)?.said ?? ''),
    );
    say(`${read.ownName} is one of the languages now: npm test says whether it holds`);
  },
};

/** The same file, with English where it says nothing, or speaks of what English used to say. */
function completed(file: Translations, all: readonly Entry[]): Translations {
  const says = all.map(({ path, says: { en } }) => {
    const kept = file.says.get(path);
    return [path, { english: en, said: kept?.english === en && kept.said !== '' ? kept.said : en }] as const;
  });
  return { ...file, says: new Map(says) };
}

const removeTool: Tool = {
  says: 'a language that came in by a file goes again',
  usage: 'npm run words -- remove LANGUAGE',
  run([language, ...more]) {
    if (language === undefined || more.length > 0) throw new Misuse('usage: npm run words -- remove LANGUAGE');
    removeImported(language);
  },
};

const pseudoTool: Tool = {
  says: 'English made longer, accented and marked, as a file of translations',
  usage: 'npm run words -- pseudo LANGUAGE FILE',
  async run(args) {
    const [language, file] = two(args, 'npm run words -- pseudo LANGUAGE FILE');
    const said = ({ gaps, says }: Entry): string => {
      if (gaps === null) return marked(says.en);
      const phrase = phraseOf(
        says.en,
        gaps.map(({ name }) => name),
      );
      return icuOf({ ...phrase, says: markedMessage(phrase.says) });
    };
    writeFileSync(file, poOf(language, await entries(), said));
  },
};

/** Says all that was found; whether there is no fault among it. */
function report(findings: readonly Finding[]): boolean {
  const faults = findings.filter(({ doubt }) => !doubt);
  for (const { path, says, doubt } of findings) say(`${doubt ? 'doubt' : 'fault'}: ${path} ${says}`);
  say(`${faults.length} faults, ${findings.length - faults.length} doubts`);
  if (faults.length > 0) process.exitCode = 1;
  return faults.length === 0;
}

await dispatch(
  'npm run words --',
  {
    export: async () => exportTool,
    check: async () => checkTool,
    import: async () => importTool,
    remove: async () => removeTool,
    pseudo: async () => pseudoTool,
  },
  process.argv.slice(2),
);
