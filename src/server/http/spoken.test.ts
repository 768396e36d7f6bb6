import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, loadCatalogue } from '#words';
import { spokenManifest, spokenPage } from './spoken.ts';

const PAGE = readFileSync('src/client/index.html', 'utf8');
const MANIFEST = readFileSync('src/client/pwa/public/manifest.webmanifest', 'utf8');

test.each(LANGUAGES)('a page and the manifest speak %s before any script does', async (language) => {
  const { start, solo } = await loadCatalogue(language);
  const page = await spokenPage(PAGE, `${language},en;q=0.5`);
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<title>${start.title}</title>`);
  expect(page).toContain(`<meta name="description" content="${start.sentence}" />`);
  expect(await spokenManifest(MANIFEST, language)).toMatchObject({
    lang: language,
    name: start.title,
    short_name: start.title,
    description: start.sentence,
    start_url: '.',
    shortcuts: [{ name: solo.title, url: 'solo' }],
  });
});

test('in a language that is not spoken here they are English', async () => {
  expect(await spokenPage(PAGE, 'fi')).toBe(await spokenPage(PAGE, 'en'));
  expect(await spokenPage('<!doctype html>', 'de')).toBe('<!doctype html>');
});

test('a page has the words of its language fetched along with the script', async () => {
  const page = await spokenPage(PAGE, 'de', (language) => [`assets/${language}-1.js`, 'assets/speech-2.js']);
  expect(page).toMatch(
    /<link rel="modulepreload" crossorigin href=".\/assets\/de-1.js">\s+<link [^>]+speech-2.js">\s+<\/head>/,
  );
});

test('the files themselves say in English what the server says', async () => {
  expect(await spokenPage(PAGE, '')).toBe(PAGE);
  expect(await spokenManifest(MANIFEST, '')).toEqual(JSON.parse(MANIFEST));
});
