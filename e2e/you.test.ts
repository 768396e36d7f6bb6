import { json } from 'node:stream/consumers';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Stored } from '#protocol';
import { faultsOf } from './axe.ts';
import { openHouse } from './house.ts';
import { cutOff } from './overflow.ts';

const house = openHouse({ locale: 'en-GB' });
const PHONE = { width: 390, height: 844 };

/** Passkeys without a finger: they answer at once. */
async function authenticator(page: Page): Promise<{ readonly cdp: CDPSession; readonly id: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id };
}

/** Passkeys belong to a name, never to a number. */
const you = (): string => `${house.address.replace('127.0.0.1', 'localhost')}/you`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A thief types the name of another, and tells the browser that it is proven: there is no rated game to be had by it. */
async function refusedAs(name: string): Promise<void> {
  const thief = await house.visit();
  await thief.addInitScript((typed) => {
    for (const key of ['name', 'proven']) localStorage.setItem(`pendulum.${key}`, JSON.stringify(typed));
  }, name);
  await thief.goto(you().replace('/you', '/quick'));
  await thief.getByRole('radio', { name: 'Rated game' }).check();
  await button(thief, 'Find me a table').click();
  await thief.getByText('This name belongs to another player.').waitFor();
  expect(await faultsOf(thief)).toEqual([]);
  const pass = `${'a'.repeat(43)}.9999999999999.${'a'.repeat(43)}`;
  const forged = await thief.request.post(you().replace('/you', '/api/daily/2026-11-17'), {
    headers: { authorization: `Pass ${pass}` },
    data: { asked: [] },
  });
  expect(forged.status()).toBe(403);
  await thief.context().close();
}

test('a name is taken, goes along by passkey and by twelve words, is nobody else’s, and all that is stored is seen and deleted', async () => {
  const first = await house.visit();
  const own = await authenticator(first);
  await first.goto(you());
  await first.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await first.keyboard.press('Enter');
  await first.getByText('You are Ada Lovelace.').waitFor();
  await button(first, 'Add a passkey').click();
  await first.getByText('The passkey is stored.').waitFor();
  await button(first, 'Show the twelve words').click();
  const words = await first.getByRole('list', { name: 'Your twelve words' }).getByRole('listitem').allTextContents();
  expect(words).toHaveLength(12);
  expect(await faultsOf(first)).toEqual([]);

  const phone = await house.visit();
  await phone.setViewportSize(PHONE);
  const { cdp, id } = await authenticator(phone);
  const { credentials } = await own.cdp.send('WebAuthn.getCredentials', { authenticatorId: own.id });
  for (const credential of credentials) await cdp.send('WebAuthn.addCredential', { authenticatorId: id, credential });
  await phone.goto(you());
  await button(phone, 'Use a passkey').click();
  await phone.getByText('You are Ada Lovelace.').waitFor();
  expect(await faultsOf(phone)).toEqual([]);
  await expect.poll(() => cutOff(phone)).toEqual([]);

  const third = await house.visit();
  await third.goto(you());
  await third.getByLabel('Type the twelve words').fill(words.join(' '));
  await button(third, 'Restore').click();
  await third.getByText('You are Ada Lovelace.').waitFor();

  await refusedAs('Ada Lovelace');

  await third.getByText('0 daily challenges handed in').waitFor();
  await third.getByText('Show all of it').press('Enter');
  await third.getByText('"name": "Ada Lovelace"').waitFor();
  const coming = third.waitForEvent('download');
  await button(third, 'Download').click();
  const about = (await json(await (await coming).createReadStream())) as Stored;
  expect([about.name, about.keys.length, about.passkeys.length]).toEqual(['Ada Lovelace', 2, 1]);
  await button(third, 'Delete everything').click();
  await button(third, 'Really delete? There is no way back.').click();
  await third.getByText('You are a guest.').waitFor();
  await first.reload();
  await first.getByText('You are a guest.').waitFor();
});
