import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, loadCatalogue, pickLanguage } from '#words';
import { escaped } from './preview/preview.ts';

/** The words of the first language, of those a browser asks for, that is spoken here. */
const wordsFor = (languages: string) => loadCatalogue(pickLanguage(languages.split(',')));

/** Which built files hold the words of a language. */
type FilesOf = (language: Language) => readonly string[];

/** As the build lists them; without its list a browser finds them by itself, one journey later. */
export async function builtWords(folder: string): Promise<FilesOf> {
  const list = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  const built = JSON.parse(list) as Partial<Record<string, { readonly file: string; readonly imports?: string[] }>>;
  return (language) => {
    const words = built[`../words/ui/${language}/index.ts`];
    return [words, ...(words?.imports ?? []).map((name) => built[name])].flatMap((part) => part?.file ?? []);
  };
}

/** What a page says before its script speaks: to search engines, in the browser's own lists, and which words to fetch along. */
export async function spokenPage(page: string, languages: string, filesOf: FilesOf = () => []): Promise<string> {
  const { language, start } = await wordsFor(languages);
  const words = filesOf(language).map((file) => `  <link rel="modulepreload" crossorigin href="./${file}">\n  `);
  return page
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<title>[^<]*/, () => `<title>${escaped(start.title)}`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, tag: string) => tag + escaped(start.sentence))
    .replace('</head>', `${words.join('')}</head>`);
}

interface Manifest {
  readonly shortcuts: readonly object[];
}

/** The names under which a device keeps the game once it is installed. */
export async function spokenManifest(manifest: string, languages: string): Promise<Manifest> {
  const { language, start, solo } = await wordsFor(languages);
  const plain = JSON.parse(manifest) as Manifest;
  return {
    ...plain,
    ...{ lang: language, name: start.title, short_name: start.title, description: start.sentence },
    shortcuts: plain.shortcuts.map((shortcut) => ({ ...shortcut, name: solo.title })),
  };
}
