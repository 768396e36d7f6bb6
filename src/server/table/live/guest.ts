import type { Seat } from '#engine';
import type { Fault, ServerMessage } from '#protocol';
import { frameOf } from './frame.ts';

/** What `ws` gives, as far as it is used here. */
export interface WebSocketLike {
  readonly readyState: number;
  readonly close: (code: number, reason?: string) => void;
  readonly terminate: () => void;
}

/** The connection underneath, as far as it is used here. */
export interface WireLike {
  readonly destroyed: boolean;
  readonly writableLength: number;
  readonly write: (frame: Buffer) => unknown;
}

/** Somebody's browser at a table, with the seats it holds. */
export interface Guest {
  readonly socket: WebSocketLike;
  /** Underneath; a message to a whole table is framed once and written to each. */
  readonly wire: WireLike;
  seats: readonly Seat[];
  /** Of all tokens this browser has shown or been given here. */
  hashes: readonly string[];
  readonly address: string;
  /** False until the welcome has left: whoever knows nothing yet is told nothing else. */
  welcomed: boolean;
  /** Bytes for this guest alone that wait until the disk is done. */
  kept: number;
}

const OPEN = 1;
/** Whoever is this far behind is dropped, comes back and is sent the state instead. */
const MOST_UNSENT = 1 << 20;

export const newGuest = (socket: WebSocketLike, wire: WireLike, address = ''): Guest => ({
  socket,
  wire,
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

export function sendFrame(guest: Guest, frame: Buffer): void {
  const { socket, wire } = guest;
  if (socket.readyState !== OPEN || wire.destroyed) return;
  wire.write(frame);
  if (wire.writableLength > MOST_UNSENT) socket.terminate();
}

/** Something waits for the disk; false if it is too much already, as for whoever asks again and again meanwhile. */
export function isKeptFor(guest: Guest, frame: Buffer): boolean {
  guest.kept += frame.length;
  if (guest.kept > MOST_UNSENT) guest.socket.terminate();
  return guest.kept <= MOST_UNSENT;
}

export const send = (guest: Guest, message: ServerMessage): void => sendFrame(guest, frameOf(JSON.stringify(message)));

export const sendFault = (guest: Guest, fault: Fault): void => send(guest, { type: 'fault', fault });

/** 1008 is "policy", 1001 "going away", 1013 "try again later". */
export const showOut = (guest: Guest, code: 1001 | 1008 | 1011 | 1013, reason: string): void =>
  guest.socket.close(code, reason);
