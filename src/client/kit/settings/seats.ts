import { recall, remember } from './settings.ts';

const MOST = 5;

/** The tokens of the seats this browser holds at a table. Whoever has a token plays that seat. */
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
