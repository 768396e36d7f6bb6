import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';

/** The client's desk and our meter, each as one script for a page: what is measured is what is shipped. */
const SCRIPTS = { booth: 'src/client/kit/sound/booth.ts', meter: 'src/lab/bench/sound/meter.ts' } as const;

async function script(globalName: string, entry: string): Promise<string> {
  const built = await build({
    entryPoints: [resolve(entry)],
    bundle: true,
    format: 'iife',
    globalName,
    target: 'esnext',
    write: false,
    logLevel: 'error',
  });
  return built.outputFiles[0]?.text ?? '';
}

/** Makes `booth` and `meter` known to a page. */
export async function openBooth(page: Page): Promise<void> {
  await page.goto('about:blank');
  for (const [name, entry] of Object.entries(SCRIPTS)) await page.addScriptTag({ content: await script(name, entry) });
}

export interface Measured {
  /** dBFS, between the samples too. */
  readonly peak: number;
  /** LUFS of the loudest 400 ms. */
  readonly moment: number;
  /** LUFS of the whole. */
  readonly whole: number;
  /** The mean of all samples: should be nothing. */
  readonly offset: number;
  /** The largest of the first and last samples: what is not nothing would click. */
  readonly edge: number;
  /** Hertz around which its power lies. */
  readonly centre: number;
}

/** Renders in the page; `what` is an expression over `booth`. */
export const rendered = (page: Page, what: string): Promise<void> =>
  page.evaluate(`booth.${what}.then(() => undefined)`);

/** Renders and measures in the page. */
export const measured = (page: Page, what: string): Promise<Measured> =>
  page.evaluate(`booth.${what}.then(meter.measure)`);

/** All sounds, and how loud their loudest moment is meant to be. */
export const aims = (page: Page): Promise<readonly { readonly name: string; readonly aim: number }[]> =>
  page.evaluate('booth.aims');
