import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { at } from '../at.ts';
import { faultsOf } from '../faults.ts';
import { openHouse } from '../house.ts';

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [412, 915],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1120, 800],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;
/** Up to a tablet lying down a finger points. */
const isTouched = (width: number): boolean => width <= 1120;

const MOMENTS = {
  round: ['round for three', at({ of: 'area', area: 'green' })],
  council: ['rewards', at({ of: 'offers' }, { of: 'offer' })],
  end: ['the end', at({ of: 'ranking' })],
} as const;

/** PICTURES names a folder that keeps what was seen. */
const kept = process.env.PICTURES;
if (kept !== undefined) mkdirSync(kept, { recursive: true });

const house = openHouse();

test.each(SIZES)(
  'at %i×%i nothing is cut, too small or out of reach: round, council and end, one to five players',
  async (width, height) => {
    const page = await house.visit();
    await page.setViewportSize({ width, height });
    const found: string[] = [];
    for (const language of ['en', 'cs'])
      for (const players of [1, 3, 5])
        for (const [moment, [situation, sign]] of Object.entries(MOMENTS)) {
          const name = `${moment}-${players}-${width}x${height}-${language}`;
          await page.goto(
            `${house.address}/gallery?${new URLSearchParams({ situation, players: `${players}`, language })}`,
          );
          await page.locator(sign).first().waitFor();
          await page.evaluate(() => document.fonts.ready);
          found.push(...(await faultsOf(page, isTouched(width))).map((fault) => `${name}: ${fault}`));
          if (kept !== undefined) await page.screenshot({ path: join(kept, `${name}.png`), animations: 'disabled' });
        }
    await page.context().close();
    if (kept !== undefined) writeFileSync(join(kept, `${width}x${height}.txt`), found.join('\n'));
    expect(found).toEqual([]);
  },
);
