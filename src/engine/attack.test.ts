import { expect, test } from 'vitest';
import { tableOptions } from '#testkit';
import { type Game, setup } from './index.ts';
import { setupSealed } from './sealed.ts';

const { seed: _, ...AGREED } = tableOptions({ seats: 3 });
/** How many seeds are tried. The spectator tried all of 2 ** 31 in a minute; a test need not wait for that. */
const WINDOW = 2 ** 13;
/** Somewhere in the middle of the 31 bits that a server drew once. */
const FROM = 1_234_567_890;

/** All that a spectator sees before the first move. */
const openCards = ({ display, rewards, achievement }: Game): string => [...display, ...rewards, achievement].join();

/** What the spectator did: lay a table for each seed until the open cards are those that lie there. */
function findSeeds(open: string): readonly number[] {
  const found: number[] = [];
  for (let seed = FROM; seed < FROM + WINDOW; seed += 1) {
    if (openCards(setup({ ...AGREED, seed }).game) === open) found.push(seed);
  }
  return found;
}

test('SET-3 SET-4 SET-5 the open cards give a number away by trying, and with it every card to come', () => {
  const { game, secret } = setup({ ...AGREED, seed: FROM + 5432 });
  const [seed = 0, ...others] = findSeeds(openCards(game));
  expect(others).toEqual([]);
  expect(setup({ ...AGREED, seed }).secret).toEqual(secret);
});

test('SET-3 SET-4 SET-5 the same search finds nothing that fits a table with a secret seed', () => {
  const seed = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
  expect(findSeeds(openCards(setupSealed(seed, AGREED).game))).toEqual([]);
});

test('SET-3 SET-4 SET-5 numbers written as secret seeds are other tables: the small seeds lead nowhere', () => {
  for (let nth = 0; nth < 200; nth += 1) {
    const { secret } = setupSealed((FROM + nth).toString(16).padStart(64, '0'), AGREED);
    expect(secret).not.toEqual(setup({ ...AGREED, seed: FROM + nth }).secret);
  }
});
