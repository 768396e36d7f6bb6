import { expect, test } from 'vitest';
import { boardFor } from '#content';
import { actionCost, brings, type Command } from '#engine';
import { table } from '#testkit';
import { commandText, loadCatalogue } from '#words';

const { game } = table();
const { actions } = boardFor(game.players.length);
const indexOf = (area: string, does: string): number =>
  actions.findIndex((action) => action.area === area && action.effect.do === does);

async function label(act: Omit<Extract<Command, { type: 'act' }>, 'type' | 'worker'>): Promise<string> {
  const words = await loadCatalogue('en');
  return commandText(words, game, 0, { type: 'act', worker: 0, ...act }, { actionCost, brings });
}

test('STR-4 the label of an action names the cost that is paid with its cards', async () => {
  const action = indexOf('green', 'produce');
  expect(await label({ action, with: [] })).toMatch(/military, costs 2 gold$/);
  expect(await label({ action, with: ['royalWarrant'] })).toMatch(/military, free, with “Royal Warrant”$/);
  expect(await label({ action, with: ['patience'] })).toMatch(/military, costs 4 gold, with “Patience”$/);
});

test('EFF-15 the label of two actions names both and what they cost together', async () => {
  const conquer = indexOf('black', 'conquer');
  const said = await label({ action: conquer, also: conquer + 1, with: ['onslaught'] });
  expect(said).toMatch(/conquer province and 1 resource of any kind, costs 4 military, with “Onslaught”$/);
});
