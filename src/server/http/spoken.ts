import { loadCatalogue, pickLanguage } from '#words';
import { escaped } from './preview.ts';

/** The words of the first language, of those a browser asks for, that is spoken here. */
const wordsFor = (languages: string) => loadCatalogue(pickLanguage(languages.split(',')));

/** What a page says before its script speaks: to search engines, and in the browser's own lists. */
export async function spokenPage(page: string, languages: string): Promise<string> {
  const { language, start } = await wordsFor(languages);
  return page
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<title>[^<]*/, () => `<title>${escaped(start.title)}`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, tag: string) => tag + escaped(start.sentence));
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
