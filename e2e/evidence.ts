import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { at } from '../tools/project.mjs';

export const REPORTS = at('reports', 'e2e');

/** A busy machine may need so long for anything. */
const PATIENCE = 100_000;

/** What is open now and can tell why a test failed. */
const contexts = new Set<BrowserContext>();
const logs = new Set<() => string>();

/** From now on all that is done in it is written down, without pictures, which is nearly free. */
export async function watchContext(context: BrowserContext): Promise<BrowserContext> {
  contexts.add(context);
  context.once('close', () => contexts.delete(context));
  context.setDefaultTimeout(PATIENCE);
  await context.tracing.start();
  return context;
}

export const closeContexts = async (): Promise<void> =>
  void (await Promise.all([...contexts].map((context) => context.close())));

/** A server whose log is wanted, until it is forgotten. */
export function watchLog(log: () => string): () => void {
  logs.add(log);
  return () => logs.delete(log);
}

const fileName = (title: string): string => title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);

/** Leaves pictures, traces and logs of all that is open; gives the folder. */
export async function leaveEvidence(title: string): Promise<string> {
  const folder = join(REPORTS, fileName(title));
  mkdirSync(folder, { recursive: true });
  for (const [nth, log] of [...logs].entries()) writeFileSync(join(folder, `server-${nth + 1}.log`), log());
  await Promise.allSettled(
    [...contexts].map((context, nth) => keepContext(context, join(folder, `browser-${nth + 1}`))),
  );
  return folder;
}

async function keepContext(context: BrowserContext, path: string): Promise<void> {
  for (const [nth, page] of context.pages().entries()) {
    await page.screenshot({ path: `${path}-page-${nth + 1}.png`, timeout: 10_000 }).catch(() => undefined);
    const html = await Promise.race([page.content(), page.waitForTimeout(10_000)]).catch(() => undefined);
    if (html !== undefined) writeFileSync(`${path}-page-${nth + 1}.html`, html);
  }
  await context.tracing.stop({ path: `${path}-trace.zip` });
  await context.tracing.start();
}
