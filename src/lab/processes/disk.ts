import { open } from 'node:fs/promises';
import { join } from 'node:path';

const PAGE = new Uint8Array(4096);
const PAGES = 1000;
const REST = 5;

/** How long the bare disk takes to keep one page, asked again and again while `during` goes on: no server beats it. */
export async function syncWaits(folder: string, during: Promise<unknown>): Promise<readonly number[]> {
  const file = await open(join(folder, 'bare'), 'w');
  const waits: number[] = [];
  let over = false;
  const ended = during.finally(() => {
    over = true;
  });
  for (let nth = 0; !over; nth += 1) {
    const began = performance.now();
    await file.write(PAGE, 0, PAGE.length, (nth % PAGES) * PAGE.length);
    await file.datasync();
    waits.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, REST));
  }
  await file.close();
  await ended;
  return waits;
}
