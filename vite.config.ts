import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { offline } from './tools/offline.ts';
import { scopedName } from './tools/scopedName.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PUBLIC = here('src/client/pwa/public');

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
        // What the first page needs comes in one file, and what every table needs in another: twenty small ones take turns
        // on a slow line.
        codeSplitting: {
          groups: [
            { name: 'main', tags: ['$initial'], test: /[\\/](?!service\.worker)[^\\/]+$/ },
            { name: 'speech', test: /words[\\/]speech[\\/](speech|\w\w)\.ts$|rolldown[\\/]runtime/ },
            {
              name: 'table',
              test: /client[\\/](table[\\/](?!coach)|net[\\/]store[\\/])|protocol[\\/]guest[\\/]|words[\\/]sentences[\\/](events|story)\.ts$/,
            },
            { name: 'replay', test: /client[\\/](pages[\\/]replay|kit[\\/]chronicle)[\\/]/ },
          ],
        },
        entryFileNames: ({ name }) => (name === 'service' ? 'service.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
}));
