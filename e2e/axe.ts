import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { at } from '../tools/project.mjs';
import { drawn } from './drawn.ts';

const AXE = readFileSync(at('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

type Axe = { readonly run: (where: Document | string, options: RunOptions) => Promise<AxeResults> };

export const COLOURS: RunOptions = { runOnly: ['color-contrast'] };

/** What axe finds wrong with a page, or one part of it, as it is now: rule and places. */
export async function faultsOf(page: Page, options: RunOptions = {}, part = ''): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  await page.evaluate(drawn);
  await page.evaluate(atRest);
  const { violations } = await page.evaluate(
    ([chosen, where]) =>
      (globalThis as unknown as { axe: Axe }).axe.run(where === '' ? document : where, {
        ...chosen,
        iframes: false,
        resultTypes: ['violations'],
      }),
    [options, part] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}: ${node.failureSummary}`));
}

/** Nothing fades in or out any more; what was broken off is over too. */
export const atRest = (): Promise<unknown> =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished),
  );

interface Room {
  readonly theme: 'dark' | 'light';
  readonly contrast: 'no-preference' | 'more';
}

export async function enter(page: Page, { theme, contrast }: Room): Promise<void> {
  await page.emulateMedia({ contrast });
  await page.evaluate((room) => {
    document.documentElement.dataset.theme = room;
  }, theme);
}

const ROOMS: readonly Room[] = [
  { theme: 'dark', contrast: 'no-preference' },
  { theme: 'light', contrast: 'no-preference' },
  { theme: 'light', contrast: 'more' },
  { theme: 'dark', contrast: 'more' },
];

/** Everything in the usual room, and the real colours in every other: light, dark, and with more contrast. */
export async function faultsInAllRooms(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [nth, room] of ROOMS.entries()) {
    await enter(page, room);
    const { theme, contrast } = room;
    const faults = await faultsOf(page, nth === 0 ? {} : COLOURS);
    found.push(...faults.map((fault) => `${theme}, contrast ${contrast}: ${fault}`));
  }
  await page.emulateMedia({ contrast: 'no-preference' });
  return found;
}

interface AxNode {
  readonly ignored: boolean;
  readonly backendDOMNodeId?: number;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
}

const TOUCHABLE = new Set(['button', 'link', 'textbox', 'checkbox', 'radio', 'tab', 'combobox', 'slider', 'switch']);

/** What the browser itself tells a screen reader: everything that can be touched and has no name. */
export async function namelessOn(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { readonly nodes: readonly AxNode[] };
  const nameless = nodes.filter(
    ({ ignored, role, name }) => !ignored && TOUCHABLE.has(role?.value ?? '') && (name?.value ?? '').trim() === '',
  );
  const found: string[] = [];
  for (const { backendDOMNodeId } of nameless) {
    if (backendDOMNodeId === undefined) continue;
    const { outerHTML } = await devtools.send('DOM.getOuterHTML', { backendNodeId: backendDOMNodeId });
    found.push(outerHTML.slice(0, 160));
  }
  await devtools.detach();
  return found;
}
