import { type Frame, type Line, MOST_UNSENT } from '#table';
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
  readonly write: (frame: Uint8Array) => unknown;
}

const OPEN = 1;

/** A message to a whole table is framed once and written to each socket's connection underneath. */
export function lineOf(socket: WebSocketLike, wire: WireLike): Line {
  return {
    send(frame) {
      if (socket.readyState !== OPEN || wire.destroyed) return;
      wire.write(bytesOf(frame));
      if (wire.writableLength > MOST_UNSENT) socket.terminate();
    },
    close: (code, reason) => socket.close(code, reason),
    drop: () => socket.terminate(),
  };
}

/** Of what was framed already, or of a message to one alone. */
export const bytesOf = (frame: Frame): Uint8Array =>
  frame instanceof Uint8Array ? frame : frameOf(JSON.stringify(frame));
