import { type ClosingCode, type Frame, type Line, MOST_UNSENT } from '#table';
import { frameOf } from './frame.ts';

/** What `ws` gives, as far as it is used here. */
export interface WebSocketLike {
  readonly readyState: number;
  readonly close: (code: number, reason?: string) => void;
  readonly terminate: () => void;
}

/** The connection underneath, as far as it is used here. */
export interface WireLike {
  /** False once it is ending or gone. */
  readonly writable: boolean;
  readonly writableLength: number;
  readonly write: (frame: Uint8Array) => unknown;
}

const OPEN = 1;

/** A message to a whole table is framed once and written to each socket's connection underneath. */
export const lineOf = (socket: WebSocketLike, wire: WireLike): Line => new SocketLine(socket, wire);

/** A class, for there are thousands of them and most are idle: functions of its own would take five times as much. */
class SocketLine implements Line {
  readonly #socket: WebSocketLike;
  readonly #wire: WireLike;

  constructor(socket: WebSocketLike, wire: WireLike) {
    this.#socket = socket;
    this.#wire = wire;
  }

  send(frame: Frame): void {
    if (this.#socket.readyState !== OPEN || !this.#wire.writable) return;
    this.#wire.write(bytesOf(frame));
    if (this.#wire.writableLength > MOST_UNSENT) this.#socket.terminate();
  }

  close(code: ClosingCode, reason: string): void {
    this.#socket.close(code, reason);
  }

  drop(): void {
    this.#socket.terminate();
  }
}

/** Of what was framed already, or of a message to one alone. */
export const bytesOf = (frame: Frame): Uint8Array =>
  frame instanceof Uint8Array ? frame : frameOf(JSON.stringify(frame));
