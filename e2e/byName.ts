import type { Locator, Page } from 'playwright-core';

/** Everything here finds its way by role and name alone, as a screen reader does. */
export const button = (page: Page, name: RegExp | string): Locator => page.getByRole('button', { name }).first();

export async function openAsText(page: Page): Promise<void> {
  await button(page, 'The table as text (T)').focus();
  await button(page, 'The table as text (T)').press('Enter');
  await page.getByRole('heading', { name: 'The table as text' }).waitFor();
}

/** In the table as text: the first deed that is more than talk, else "done". */
async function oneDeed(page: Page, deeds: readonly RegExp[]): Promise<void> {
  const region = page.getByRole('region', { name: 'What can I do?' });
  for (const deed of deeds) {
    const found = region.getByRole('button', { name: deed }).first();
    if ((await found.count()) === 0) continue;
    await found.click({ timeout: 2000 }).catch(() => undefined);
    return;
  }
  await region
    .getByRole('button', { name: /^I am done$/ })
    .click({ timeout: 500 })
    .catch(() => undefined);
}

const ANSWERS = [/^\d .*(military|culture|gold)/, /^(Conquer|Lay it|Gain) /] as const;
const ACTS = [/^Act with/, /^Flip the purple timer/] as const;
const MOVES = [/^Move your/] as const;

/** A round as a person plays it who wants to see its end: answer, act, and move now and then. */
export async function playUntil(page: Page, isOver: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; !(await isOver()); turn += 1) {
    await oneDeed(page, [...ANSWERS, ...ACTS, ...(turn % 3 === 0 ? MOVES : [])]);
  }
}

const SOON = 100_000;

export async function press(page: Page, name: RegExp): Promise<void> {
  await button(page, name)
    .press('Enter', { timeout: SOON })
    .catch(async () => {
      throw new Error(`no button ${name} in\n${await page.getByRole('main').ariaSnapshot()}`);
    });
}

export const teacher = (page: Page) => page.getByRole('complementary', { name: 'Your teacher' });
