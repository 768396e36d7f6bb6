import { expect, test } from 'vitest';
import { at } from './at.ts';
import { faultsOf } from './axe.ts';
import { crowded } from './crowd.ts';
import { openHouse } from './house.ts';
import { cutOff } from './overflow.ts';

const house = openHouse({ reducedMotion: 'reduce' }, crowded());

test('ranking, players and statistics are found by keyboard, say the same in figures, and fit a phone', async () => {
  const page = await house.visit();
  await page.goto('/history');
  await page.getByRole('link', { name: 'Ranking' }).press('Enter');
  const ranking = page.locator(at({ of: 'players' }));
  await ranking.getByRole('heading', { name: 'Standard 30 players' }).waitFor();
  await ranking.getByRole('radio', { name: 'Standard' }).press('ArrowRight');
  await ranking.getByRole('heading', { name: 'Blitz' }).waitFor();
  await ranking.getByText('provisional').first().waitFor({ state: 'attached' });
  expect(await faultsOf(page)).toEqual([]);

  const best = ranking.getByRole('rowheader').first();
  const name = await best.innerText();
  await best.getByRole('link').press('Enter');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByRole('img', { name: 'Rating over time' }).waitFor();
  const replay = page.getByRole('region', { name: 'Best games' }).getByRole('link', { name: 'Replay' }).first();
  expect(await replay.getAttribute('href')).toMatch(/^\/replay\/G\d{7}$/);
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => cutOff(page, at({ of: 'players' }))).toEqual([]);

  await page.getByRole('link', { name: 'Statistics' }).press('Enter');
  const statistics = page.locator(at({ of: 'statistics' }));
  await statistics.getByRole('img', { name: 'Winners by points' }).waitFor();
  await statistics.getByRole('radio', { name: '3' }).check();
  const people = statistics.getByRole('row', { name: /^People/ }).first();
  expect(await people.innerText()).toMatch(/%/);
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => cutOff(page, at({ of: 'statistics' }))).toEqual([]);
  const csv = await page.request.get(`${house.address}/api/statistics.csv`);
  expect(await csv.text()).toMatch(/^who,players,what,which,count\r\n/);

  await page.goto('/players/No.body');
  await page.getByText('There is no player of this name.').waitFor();
});
