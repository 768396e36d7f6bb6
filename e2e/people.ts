import type { Page } from 'playwright-core';
import type { TableRequest } from '#protocol';
import { at } from './at.ts';
import type { House } from './house.ts';

export const NAMES = ['Ada', 'Bela', 'Cyr', 'Dora', 'Eno'];
/** Sand cannot run faster than ten times, so a timed round takes most of a minute. */
export const WHOLE_GAME = 540_000;

/** Makes a table as the start page does and gives its code. */
export async function makeTable(address: string, request: TableRequest): Promise<string> {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const { code } = (await answer.json()) as { readonly code: string };
  return code;
}

/** Comes to a table by its link and sits down under a name. */
export async function sitDown(page: Page, address: string, code: string, name: string): Promise<void> {
  await page.goto(`${address}/`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.keyboard.press('Tab');
  await page.goto(`${address}/t/${code}`);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: /^(I am ready|Start the game)$/ }).waitFor();
}

export const sayReady = (page: Page): Promise<void> => page.getByRole('button', { name: 'I am ready' }).click();

export const startGame = (page: Page): Promise<void> => page.getByRole('button', { name: 'Start the game' }).click();

const TOUCHED = {
  popover: `${at({ of: 'popover' })} button`,
  confirm: at({ of: 'confirm' }),
  more: at({ of: 'more' }),
  answer: at({ of: 'answer' }),
  offer: [
    `${at({ of: 'offer' })}:not([aria-disabled=true])`,
    at({ of: 'council' }, { of: 'conquer' }),
    at({ of: 'council' }, { of: 'discard' }),
  ].join(),
  councilFinish: at({ of: 'councilFinish' }),
  move: at({ of: 'move' }),
  takeBack: [at({ of: 'takeBack' }), at({ of: 'councilTakeBack' })].join(),
  act: at({ of: 'act' }),
  flip: `${at({ of: 'timer' })}:has(${at({ of: 'flip' })})`,
  claim: `${at({ of: 'claim' })}[data-open]`,
  card: `${at({ of: 'card' })}[data-open]`,
  refresh: `${at({ of: 'pickUp' })}[data-open], ${at({ of: 'refresh' })}`,
  worker: `${at({ of: 'crewPlace' })} button`,
  finish: at({ of: 'finish' }),
} as const;

/**
 * Plays this page's seat by touching what the screen offers, several times a second, until the end page is there.
 * It knows no rule: whatever glows or can be pressed is pressed, now this, now that, until this seat has said it is done.
 * It moves a worker only now and then, for that is always possible and brings no end nearer.
 */
export async function playByScreen(page: Page, seed: number): Promise<void> {
  await page.evaluate(
    ([start, at]) => {
      let state = start;
      const below = (many: number) => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return (state >>> 8) % many;
      };
      const seen = (selector: string) =>
        [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(
          (one) => !one.disabled && one.getClientRects().length > 0,
        );
      const touch = (selector: string) => {
        const found = seen(selector);
        found[below(found.length)]?.click();
        return found.length > 0;
      };
      const beat = () => {
        if (touch(at.popover)) return;
        if (touch(at.confirm) || touch(at.more)) return;
        if (touch(at.answer) || touch(at.offer)) return;
        if (touch(at.councilFinish)) return;
        if (touch(at.move)) return;
        if (seen(at.takeBack).length > 0) return;
        const dice = below(12);
        if (dice < 4 && touch(at.act)) return;
        if (dice < 5 && touch(at.flip)) return;
        if (dice < 6 && touch(at.claim)) return;
        if (dice < 7 && touch(at.card)) return;
        if (dice < 8 && touch(at.refresh)) return;
        if (dice === 11 && touch(at.worker)) return;
        touch(at.finish);
      };
      setInterval(beat, 200);
    },
    [seed, TOUCHED] as const,
  );
}

/** What the end page says of each place: name and points, first to last. */
export async function ranking(page: Page, patience: number): Promise<readonly string[]> {
  await page.locator(at({ of: 'ranking' })).waitFor({ timeout: patience });
  return page
    .locator(at({ of: 'standing' }))
    .evaluateAll((places) =>
      places.map((place) =>
        ['h3', ':scope > div b'].map((part) => place.querySelector(part)?.textContent?.trim()).join(': '),
      ),
    );
}

/** People who came by the link, sat down and began; the first is the host. */
export async function gather(
  house: House,
  code: string,
  count: number,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (const name of NAMES.slice(0, count)) {
    const page = await house.visit();
    page.setDefaultTimeout(WHOLE_GAME);
    await sitDown(page, house.address, code, name);
    await prepare(page);
    if (pages.length > 0) await sayReady(page);
    pages.push(page);
  }
  await startGame(pages[0] as Page);
  await Promise.all(pages.map((page) => page.locator(at({ of: 'board' })).waitFor()));
  return pages;
}

export const namesIn = (places: readonly string[] = []): readonly string[] =>
  places.map((place) => place.split(': ')[0] ?? '').toSorted();

export const leave = (pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));

/** A person who is quickly done: with three at the table every moment of an untimed round waits for them. */
export async function playQuickly(page: Page, seed: number): Promise<void> {
  await playByScreen(page, seed);
  await page.evaluate(
    (finish) => {
      setInterval(() => document.querySelector<HTMLElement>(finish)?.click(), 300);
    },
    at({ of: 'bar' }, { of: 'finish' }),
  );
}
