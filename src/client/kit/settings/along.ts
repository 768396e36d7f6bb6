import { heldTables, keepSeat, seatTokens } from './seats.ts';

const HELD = /#seats=([\w.,-]+)/;
const SEAT = /^([A-Z0-9]{3,16})\.([\w-]{16,128})$/;

/** The way to the start page that brings the seats of this browser along. They stand in the fragment, which is sent to nobody. */
export function alongPath(): string {
  const seats = heldTables().flatMap((code) => seatTokens(code).map((token) => `${code}.${token}`));
  return `/#seats=${seats.join()}`;
}

/** Keeps the seats that a link brings; how many there were. */
export function takeAlong(link: string): number {
  const seats = (HELD.exec(link)?.[1] ?? '').split(',').flatMap((seat) => {
    const [, code, token] = SEAT.exec(seat) ?? [];
    return code === undefined || token === undefined ? [] : [{ code, token }];
  });
  for (const { code, token } of seats) keepSeat(code, token);
  return seats.length;
}
