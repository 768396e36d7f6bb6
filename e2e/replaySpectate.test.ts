import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from '#server';
import { at } from './at.ts';
import { beginGame, sitIn, UNTIMED } from './games.ts';
import { openHouse } from './house.ts';

const PATIENCE = 300_000;

const HASTE = 5;
const house = openHouse({ reducedMotion: 'reduce' }, { PENDULUM_MESSAGES_PER_SECOND: '100000' }, HASTE);

async function visit(path: string): Promise<Page> {
  const page = await house.visit();
  await page.goto(`${house.address}${path}`);
  return page;
}

/** Workers that stand on the board of three whatever happens; how many others do depends on the play. */
const NEUTRAL = 4;

const STANDING = [at({ of: 'board' }, { of: 'worker' }), at({ of: 'board' }, { of: 'glass' })].join();

/** What the board shows: where every piece stands, what everybody holds, the order, the round. */
const facts = (page: Page) =>
  page.evaluate((standing) => {
    const text = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent?.trim());
    const where = (piece: Element | null): string =>
      piece === null ? '' : `${(piece as HTMLElement).dataset.at ?? ''} ${where(piece.parentElement)}`.trim();
    const pieces = [...document.querySelectorAll(standing)].map((piece) => where(piece).replaceAll(/ +/g, ' '));
    return {
      round: text('[data-at=bar] h1'),
      pieces: pieces.toSorted(),
      purse: text('[data-at=purse] li'),
      rivals: text('[data-at=rivals] [data-about*=good]'),
      privilege: text('[data-at=privileges] li b'),
      crew: text('[data-at=crew] small'),
      tracks: text('[data-at=rivals] [data-about*=track]'),
      provinces: text('article[data-about*=province] h3'),
    };
  }, STANDING);

async function differences(one: Page, other: Page): Promise<readonly string[]> {
  const [first, second] = [Object.entries(await facts(one)), Object.entries(await facts(other))];
  return first.flatMap(([fact, value], nth) => {
    const there = second[nth]?.[1];
    return JSON.stringify(value) === JSON.stringify(there) ? [] : [`${fact}: ${value} | ${there}`];
  });
}

test(
  'a person who comes in the middle of a game sees what the players see, then and later, and chances if the host allows it',
  async () => {
    const terms = { timing: UNTIMED, standInAfter: 0, chances: true };
    const game = await beginGame(house.address, terms, ['Ada', 'Bela', 'Cyr'], [], 0);
    const ada = await visit(`/t/${game.code}#seat=${game.tokens[0]}`);
    await ada.locator(at({ of: 'board' })).waitFor();
    /** Programs play for a while and get up: nothing moves until they are back. */
    const playOn = async (moves: number) => {
      const players = game.tokens.map((token, seat) => sitIn(house.address, game.code, token, seat + moves, 40));
      await expect.poll(() => Math.max(...players.map(({ seq }) => seq()))).toBeGreaterThan(moves);
      for (const player of players) player.hangUp();
    };
    await playOn(30);
    const watcher = await visit(`/t/${game.code}`);
    await watcher.locator(at({ of: 'board' })).waitFor();
    expect(await watcher.locator(at({ of: 'mat' })).count()).toBe(0);
    await watcher.getByLabel('Whose mat is in front').selectOption({ label: 'Ada' });
    await watcher.locator(at({ of: 'mat' })).waitFor();
    expect((await facts(ada)).pieces.length).toBeGreaterThan(NEUTRAL);
    await expect.poll(() => differences(ada, watcher)).toEqual([]);
    expect(
      await watcher
        .locator([at({ of: 'move' }), at({ of: 'act' }), at({ of: 'say' }), at({ of: 'finish' })].join())
        .count(),
    ).toBe(0);
    await watcher.getByRole('button', { name: 'Chances to win' }).click();
    await watcher.getByRole('img', { name: /^Chances to win: Ada \d+%, Bela \d+% and Cyr \d+%$/ }).waitFor();
    await playOn(60);
    await expect.poll(() => differences(ada, watcher)).toEqual([]);
    game.leave();
    await ada.context().close();
    await watcher.context().close();
  },
  PATIENCE,
);

test(
  'spectators follow the players to the next table',
  async () => {
    const terms = { timing: UNTIMED, speed: 10, lastWord: 1000 };
    const game = await beginGame(house.address, terms, ['Ada', 'Bela'], [0, 1], 5);
    // In the last round, so that not every move of the game has to be drawn.
    await expect.poll(() => game.players[0]?.game()?.round).toBe(4);
    const watcher = await visit(`/t/${game.code}`);
    await watcher.locator(at({ of: 'ranking' })).waitFor();
    game.host.send({ type: 'rematch' });
    await watcher.getByRole('button', { name: 'To the new table' }).click();
    await watcher.getByText('You are watching').waitFor();
    expect(await watcher.getByRole('button', { name: 'Chances to win' }).count()).toBe(0);
    const code = new URL(watcher.url()).pathname.split('/').at(-1) ?? '';
    expect(code).not.toBe(game.code);
    const ada = await call(house.address, code, { tokens: [game.tokens[0] ?? ''] });
    expect((await ada.next('welcome')).held).toEqual([{ seat: 0, nth: 0 }]);
    ada.hangUp();
    game.leave();
    await watcher.context().close();
  },
  PATIENCE,
);

test(
  'the host may hold spectators back: they hear the same, later, and do not know the end before it comes to them',
  async () => {
    const delay = 10_000 * HASTE;
    const terms = { timing: UNTIMED, speed: 10, lastWord: 1000, spectatorDelay: delay };
    const game = await beginGame(house.address, terms, ['Ada', 'Bela'], [0, 1], 5);
    const watcher = await call(house.address, game.code);
    const { playing, held } = await watcher.next('welcome');
    expect(held).toEqual([]);
    expect(playing?.seq).toBeLessThanOrEqual(game.players[0]?.seq() ?? 0);
    await game.over;
    expect(watcher.heard.some((message) => message.type === 'table' && message.table.stage === 'over')).toBe(false);
    const late = await call(house.address, game.code);
    const welcome = await late.next('welcome');
    expect(welcome.table.stage).toBe('playing');
    expect(welcome.playing?.game.phase).not.toBe('over');
    await watcher.next('table', ({ table }) => table.stage === 'over');
    const seqs = watcher.heard.flatMap((message) => (message.type === 'happened' ? [message.seq] : []));
    expect(seqs.at(-1)).toBe(game.players[0]?.seq());
    await late.next('table', ({ table }) => table.stage === 'over');
    for (const caller of [watcher, late]) caller.hangUp();
    game.leave();
  },
  PATIENCE,
);
