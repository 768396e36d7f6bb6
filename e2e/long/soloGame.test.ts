import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from '../at.ts';
import { beginOffline } from '../offline.ts';
import { playQuickly } from '../people.ts';

const PATIENCE = 400_000;

test(
  'a whole game alone with the network switched off, to its ranking and back to the solo page',
  async () => {
    const { context, close } = await beginOffline();
    const page = context.pages()[0] as Page;
    await playQuickly(page, 3);
    await page.getByRole('heading', { name: 'Ranking' }).waitFor({ timeout: PATIENCE });
    expect(await page.locator(at({ of: 'standing' })).count()).toBe(2);
    await page.getByRole('link', { name: 'Back to solo games' }).click();
    await page.getByRole('heading', { name: 'The Regency' }).waitFor();
    expect(await page.getByRole('link', { name: /^Continue/ }).count()).toBe(0);
    await close();
  },
  PATIENCE,
);
