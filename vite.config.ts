import { defineConfig } from 'vite';

/** The browser's half. No inline scripts or data: addresses, so that a strict content security policy can hold. */
export default defineConfig({
  root: 'src/client',
  base: '/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: 'esnext',
    manifest: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
