import { expect, test } from 'vitest';
import { at } from './at.ts';
import { beginGame, UNTIMED } from './games.ts';
import { openHouse } from './house.ts';

const PATIENCE = 120_000;
const house = openHouse();

test(
  'the link of a seat leaves nothing in the address, and a host removes a person by keyboard',
  async () => {
    const game = await beginGame(house.address, { timing: UNTIMED }, ['Ada', 'Bela', 'Cyr'], []);
    const asked: string[] = [];
    const ada = await house.visit();
    ada.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
    const bela = await house.visit();
    for (const [page, token] of [
      [ada, game.tokens[0]],
      [bela, game.tokens[1]],
    ] as const) {
      await page.goto(`${house.address}/t/${game.code}#seat=${token}`);
      await page.locator(at({ of: 'board' })).waitFor();
      expect(page.url()).toBe(`${house.address}/t/${game.code}`);
    }
    expect(asked.filter((address) => address.includes(game.tokens[0] ?? ''))).toEqual([]);

    await ada.locator(at({ of: 'rival', seat: 1 })).focus();
    await ada.keyboard.press('Enter');
    await ada.getByRole('button', { name: 'Remove Bela' }).focus();
    await ada.keyboard.press('Enter');
    await ada.getByRole('dialog', { name: 'Remove Bela' }).getByRole('button', { name: 'Remove Bela' }).focus();
    await ada.keyboard.press('Enter');
    await ada.getByText('The host has removed Bela. A bot plays on.').waitFor();
    await bela.getByText('The host has removed you from this game').waitFor();
    await bela.reload();
    await bela.locator(at({ of: 'board' })).waitFor();
    expect(await bela.locator(at({ of: 'seats' })).innerText()).not.toContain('You');
    for (const page of [ada, bela]) await page.context().close();
    game.leave();
  },
  PATIENCE,
);

test(
  'two of three others remove a person from a table that stands still',
  async () => {
    const game = await beginGame(house.address, { timing: UNTIMED }, ['Ada', 'Bela', 'Cyr', 'Dora'], []);
    const [cyr, dora] = [await house.visit(), await house.visit()];
    await cyr.goto(`/t/${game.code}#seat=${game.tokens[2]}`);
    await dora.goto(`/t/${game.code}#seat=${game.tokens[3]}`);
    await dora.getByRole('button', { name: 'Pause' }).first().click();
    await cyr.getByText('Remove a player').click();
    await cyr.getByRole('button', { name: 'Vote to remove Ada' }).click();
    await cyr.getByRole('dialog', { name: 'Vote to remove Ada' }).getByRole('button', { name: /^Vote/ }).click();
    await dora.getByText('1 of 2 want to remove Ada').waitFor();
    await dora
      .locator(at({ of: 'removal' }))
      .getByRole('button', { name: 'Vote to remove Ada' })
      .click();
    await dora.getByRole('dialog', { name: 'Vote to remove Ada' }).getByRole('button', { name: /^Vote/ }).click();
    await dora.locator(at({ of: 'removal' })).waitFor({ state: 'detached' });
    await game.host.next('letGo', ({ why }) => why === 'removed');
    for (const page of [cyr, dora]) await page.context().close();
    game.leave();
  },
  PATIENCE,
);
