import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { Painted } from './painter.ts';
import { GROUND } from './picture.ts';

const folder = String(workerData);
const ground = `data:image/png;base64,${readFileSync(join(folder, 'ground.png'), 'base64')}`;
const options: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    defaultFontFamily: 'Pendulum Text',
    fontFiles: ['grenze-600', 'pendulum-text-400', 'pendulum-text-700'].map((name) => join(folder, `${name}.ttf`)),
  },
};

parentPort?.on('message', ({ id, picture }: { readonly id: number; readonly picture: string }) => {
  parentPort?.postMessage({ id, png: paint(picture) } satisfies Painted);
});

function paint(picture: string): Uint8Array | null {
  try {
    return new Resvg(picture.replace(`href="${GROUND}"`, `href="${ground}"`), options).render().asPng();
  } catch (error) {
    console.error('a picture failed', error);
    return null;
  }
}
