import type { Seat } from '#engine';
import type { Ban, Fault } from '#protocol';
import type { Frame, Line } from './ports.ts';

/** A browser at a table, with the seats it holds. */
export interface Guest {
  readonly line: Line;
  seats: readonly Seat[];
  /** Of all tokens this browser has shown or been given here. */
  hashes: readonly string[];
  readonly address: string;
  /** False until the welcome has left: before it a guest is told nothing else. */
  welcomed: boolean;
  /** Bytes for this guest alone that wait until the disk is done. */
  kept: number;
}

/** A guest that is this far behind is dropped. */
export const MOST_UNSENT = 1 << 20;

export const newGuest = (line: Line, address = ''): Guest => ({
  line,
  seats: [],
  hashes: [],
  address,
  welcomed: false,
  kept: 0,
});

/** A socket that shows ever new tokens is not remembered by all of them. */
const MOST_HASHES = 20;

export function remember(guest: Guest, hashes: readonly string[]): void {
  guest.hashes = [...new Set([...guest.hashes, ...hashes])].slice(-MOST_HASHES);
}

/** Where nothing is framed nothing piles up. */
export const sizeOf = (frame: Frame): number => (frame instanceof Uint8Array ? frame.length : 0);

/** Counts what waits for the disk; false if it is too much already, as for a guest that asks again and again meanwhile. */
export function isKeptFor(guest: Guest, frame: Frame): boolean {
  guest.kept += sizeOf(frame);
  if (guest.kept > MOST_UNSENT) guest.line.drop();
  return guest.kept <= MOST_UNSENT;
}

export const sendFault = ({ line }: Guest, fault: Fault, ban?: Ban): void =>
  line.send({ type: 'fault', fault, ...(ban && { ban }) });
