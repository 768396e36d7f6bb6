import { namesKept, recall, remember } from './settings.ts';

const MOST = 5;

/** The tokens of the seats this browser holds at a table. The person who has a token plays that seat. */
export function seatTokens(code: string): readonly string[] {
  const found = recall(`seats.${code}`);
  return Array.isArray(found) ? found.filter((token): token is string => typeof token === 'string') : [];
}

export function keepSeat(code: string, token: string): void {
  const known = seatTokens(code).filter((one) => one !== token);
  remember(`seats.${code}`, [...known, token].slice(-MOST));
}

/** The only seat held here has a new token; older ones open nothing. */
export const keepOnlySeat = (code: string, token: string): void => remember(`seats.${code}`, [token]);

const SEATS = 'seats.';
const FINISHED = 'finished';
const MOST_FINISHED = 500;

/** Tables at which this browser holds a seat, as far as it knows of none that it is finished. */
export function heldTables(): readonly string[] {
  const done = new Set(finished());
  return namesKept()
    .filter((name) => name.startsWith(SEATS))
    .map((name) => name.slice(SEATS.length))
    .filter((code) => !done.has(code) && seatTokens(code).length > 0);
}

/** Nothing is left to play there: it is not asked about again. */
export const finish = (code: string): void => remember(FINISHED, [...finished(), code].slice(-MOST_FINISHED));

function finished(): readonly unknown[] {
  const found = recall(FINISHED);
  return Array.isArray(found) ? found : [];
}
