import { newChance, newId, newSeed } from '../shelf/dice.ts';
import type { FromWorker, ToWorker } from '../shelf/messages.ts';
import { shelf } from '../shelf/shelf.ts';
import type { OwnTable } from './host.ts';
import { openMoment } from './moment.ts';
import type { Outside } from './outside.ts';
import { openTable } from './table.ts';

const post = (message: FromWorker): void => postMessage(message);
const now = (): number => performance.now();
const today = (): number => Date.now();
const outside: Outside = { shelf, post, now, today, newId, newChance, newSeed };

let table: Promise<OwnTable> | undefined;

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'begin') table ??= open(data);
  if (data.type === 'show') table ??= Promise.resolve(openMoment(outside, data.moment));
  (await table)?.hear(data);
});

async function open({ id, plan, origin }: Extract<ToWorker, { type: 'begin' }>): Promise<OwnTable> {
  await takeOver(id, async () => {
    (await table)?.close();
    post({ type: 'note', note: 'taken' });
  });
  return openTable(outside, id, plan, origin);
}

/** The newest page has the game; the page that had it before is told so. */
function takeOver(id: string, lost: () => void): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return Promise.resolve();
  return new Promise((have) => {
    const forEver = new Promise(() => undefined);
    const held = locks.request(`pendulum solo ${id}`, { steal: true }, () => {
      have();
      return forEver;
    });
    held.catch(lost);
  });
}
