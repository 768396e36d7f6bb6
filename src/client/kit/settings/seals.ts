import { recall, remember } from './settings.ts';

const KEY = 'seals';
/** As many as there are games in the history. */
const MOST = 500;

type Told = readonly [code: string, seal: string];

function told(): readonly Told[] {
  const found = recall(KEY);
  return Array.isArray(found) ? found.filter(isTold) : [];
}

const isTold = (value: unknown): value is Told =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

/** What this browser was told of the decks when a game began; null if it was not there. */
export const sealToldAt = (code: string): string | null => told().find(([table]) => table === code)?.[1] ?? null;

/** Whether this browser was told this seal at any table. */
export const wasTold = (seal: string): boolean => told().some(([, one]) => one === seal);

/** The first word counts: a seal that is told later under the same code changes nothing. */
export function keepSeal(code: string, seal: string): void {
  if (sealToldAt(code) === null) remember(KEY, [[code, seal], ...told()].slice(0, MOST));
}

export function forgetSeal(code: string): void {
  remember(
    KEY,
    told().filter(([table]) => table !== code),
  );
}
