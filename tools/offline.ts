import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SERVICE = 'service.js';
/** Only messengers look at these. */
const PREVIEW = /^preview(\.png$|[\\/])/;
/** Rendered sheets are kept when they are first shown: without them the game is played with flat pieces. */
const SHEET = /\.webp$/;
const isKept = (file: string): boolean =>
  file !== SERVICE && !file.endsWith('.map') && !file.startsWith('.vite/') && !SHEET.test(file);

/** Tells the service worker which files this build has, under a name that is theirs alone. */
export const offline = (publicFolder: string): Plugin => ({
  name: 'pendulum-offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const service = bundle[SERVICE];
      if (service?.type !== 'chunk') throw new Error(`the build has no ${SERVICE}`);
      const hash = createHash('sha256').update(service.code);
      const built = Object.keys(bundle).filter(isKept).toSorted();
      for (const file of built) {
        const made = bundle[file];
        hash.update(file).update(made?.type === 'asset' ? made.source : (made?.code ?? ''));
      }
      const given = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(publicFolder.length + 1))
        .filter((file) => !PREVIEW.test(file))
        .toSorted();
      for (const file of given) hash.update(file).update(readFileSync(join(publicFolder, file)));
      const files = [...built, ...given].map((file) => file.replaceAll('\\', '/'));
      const known = { BUILD: hash.digest('hex').slice(0, 16), FILES: files };
      service.code = `const { BUILD, FILES } = ${JSON.stringify(known)};\n${service.code}`;
    },
  },
});
