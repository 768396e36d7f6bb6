import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Caller, call, createTable } from '#server';
import { at } from './at.ts';
import { faultsOf } from './axe.ts';
import { otherDoors } from './doors.ts';
import { UNTIMED } from './games.ts';
import { openHouse } from './house.ts';

const PATIENCE = 120_000;
const OPERATOR = 'the-token-of-the-operator';
const house = openHouse({}, { PENDULUM_OPERATOR_TOKEN: OPERATOR });
const door = otherDoors(house);

/** Four people at a public table; of those who come by a page the lines are given up again. */
async function begin(): Promise<{ code: string; host: Caller; dora: Caller; tokens: readonly string[] }> {
  const code = await createTable(house.address, { public: true, timing: UNTIMED });
  const callers: Caller[] = [];
  for (const name of ['Ada', 'Bela', 'Cyr', 'Dora']) {
    const caller = await call(house.address, code);
    caller.send({ type: 'sit', name });
    const { seat } = await caller.next('seated');
    caller.send({ type: 'change', seat, chair: { ready: true } });
    await caller.next('table', ({ table }) => table.chairs[seat]?.ready === true);
    callers.push(caller);
  }
  const [host, bela, cyr, dora] = callers as [Caller, Caller, Caller, Caller];
  host.send({ type: 'start' });
  await host.next('welcome', ({ playing }) => playing !== null);
  const tokens = callers.map((caller) => caller.tokens[0] ?? '');
  for (const one of [bela, cyr]) one.hangUp();
  return { code, host, dora, tokens };
}

const say = async (page: Page, text: string): Promise<void> => {
  await page.locator(at({ of: 'say' })).fill(text);
  await page.locator(at({ of: 'say' })).press('Enter');
};

/** By keyboard. */
async function press(page: Page, name: string, role: 'button' | 'checkbox' = 'button'): Promise<void> {
  const found = page.getByRole(role, { name }).last();
  await found.focus();
  await found.press(role === 'button' ? 'Enter' : 'Space');
}

test(
  'a rude guest is hidden, muted, reported, voted out and told why, seen by the operator, banned and refused',
  async () => {
    const { code, host, dora, tokens } = await begin();
    const elsewhere = await door(2);
    const [bela, cyr] = [await house.visit(), await house.visit()];
    await bela.goto(`/t/${code}#seat=${tokens[1]}`);
    await cyr.goto(`${elsewhere}/t/${code}#seat=${tokens[2]}`);
    await cyr.locator(at({ of: 'board' })).waitFor();
    await say(cyr, 'Hurry up, asshole');

    const log = bela.locator(at({ of: 'log' }));
    await log.getByText('Hurry up').waitFor();
    expect(await log.innerText()).not.toContain('asshole');
    await bela.getByRole('button', { name: 'Hidden word. Show it' }).click();
    await expect.poll(() => log.innerText()).toContain('asshole');

    await bela.locator(at({ of: 'rival', seat: 2 })).focus();
    await bela.keyboard.press('Enter');
    await press(bela, 'Mute, block or report Cyr');
    await press(bela, 'Mute', 'checkbox');
    await log.getByText('Hurry up').waitFor({ state: 'detached' });
    expect(await faultsOf(bela, {}, 'dialog')).toEqual([]);
    await press(bela, 'Send the report');
    await bela.getByText('Your report about Cyr has reached the operator').waitFor();

    await press(bela, 'Vote to remove Cyr');
    await bela.getByRole('radio', { name: 'Rude words' }).check();
    await press(bela, 'Vote to remove Cyr');
    dora.send({ type: 'remove', seat: 2, vote: true, reason: 'rude' });
    await cyr.getByText('The other players have voted you out of this game').waitFor();
    await cyr.getByText('Reason given: Rude words.').first().waitFor();

    await bela.goto('/operator');
    await bela.getByLabel('Token').fill(OPERATOR);
    await press(bela, 'Enter');
    await bela.getByText('Cyr: Hurry up, asshole').waitFor();
    expect(await faultsOf(bela)).toEqual([]);
    await press(bela, 'Ban this address: a day');
    await cyr.getByRole('heading', { name: 'No entry' }).waitFor();
    await cyr.getByText('Reason: Rude words.').waitFor();
    await bela.getByText('Lift the ban: Cyr').waitFor();
    await cyr.reload();
    await cyr.getByRole('heading', { name: 'No entry' }).waitFor();
    expect((await fetch(`${elsewhere}/api/tables`)).status).toBe(403);
    expect((await fetch(`${house.address}/api/tables`)).status).toBe(200);

    for (const page of [bela, cyr]) await page.context().close();
    for (const line of [host, dora]) line.hangUp();
  },
  PATIENCE,
);
