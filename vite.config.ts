import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { offline } from './tools/offline.ts';
import { scopedName } from './tools/scopedName.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PUBLIC = here('src/client/pwa/public');

const part = (name: string, test: RegExp) => ({ name, test });
const languageOf = (id: string): string => /words[\\/]\w+[\\/](\w\w)\b/.exec(id)?.[1] ?? '';

/** The browser's half. No inline scripts or data: addresses, so that a strict content security policy can hold. */
export default defineConfig(({ command }) => ({
  root: 'src/client',
  // The folder in which the game is hosted is written into the page when it is served.
  base: './',
  publicDir: PUBLIC,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  plugins: [offline(PUBLIC)],
  css: { modules: { generateScopedName: command === 'build' ? scopedName : '[name]-[local]' } },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: 'esnext',
    manifest: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { main: here('src/client/index.html'), service: here('src/client/pwa/service.worker.ts') },
      output: {
        // What is needed together comes in one file: many small ones take turns on a slow line.
        codeSplitting: {
          groups: [
            { name: 'main', tags: ['$initial'], test: /[\\/](?!service\.worker)[^\\/]+$/ },
            part(
              'speech',
              /words[\\/]speech[\\/]|rolldown[\\/]runtime|client[\\/]kit[\\/](tools[\\/]notify|version)\.ts$/,
            ),
            part(
              'table',
              /client[\\/](table(?!.senses.sound.(?!follow))|net[\\/](link|store)|pages[\\/]play)[\\/]|protocol[\\/]guest[\\/]|client[\\/]art[\\/]portraits/,
            ),
            part('sound', /client[\\/](kit[\\/]sound|table[\\/]senses[\\/]sound)[\\/](?!follow)/),
            part('lobby', /client[\\/]pages[\\/]lobby[\\/]/),
            part('shelf', /client[\\/](net[\\/]shelf[\\/]|pages[\\/]solo[\\/](begin|quick)\.)/),
            part('solo', /client[\\/]pages[\\/]solo[\\/]/),
            part('chronicle', /client[\\/](kit[\\/]chronicle|net[\\/]teacher)[\\/](?!worker)/),
            part('replay', /client[\\/]pages[\\/](replay[\\/]|finale[\\/]endReached)/),
            part('finale', /client[\\/]pages[\\/]finale[\\/]/),
            part('history', /client[\\/]pages[\\/]history[\\/]/),
            part('after', /client[\\/]pages[\\/](analysis[\\/](?!plot|chart|courses|actions)|end[\\/](?!story)|share)/),
            part('charts', /client[\\/]pages[\\/](analysis|end)[\\/]/),
            part('dress', /client[\\/]art[\\/]matter[\\/]/),
            part('gallery', /client[\\/](pages[\\/]gallery[\\/]|art[\\/]sheet)|words[\\/]pseudo/),
            { name: (id) => `stories-${languageOf(id)}`, test: /words[\\/](chronicle|lessons)[\\/]\w\w\b/ },
          ],
        },
        entryFileNames: ({ name }) => (name === 'service' ? 'service.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
}));
