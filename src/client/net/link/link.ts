import type { ClientMessage, ServerMessage } from '#protocol';

/** `open` means that messages pass; the table itself is known once it has said welcome. */
export type LinkState = 'connecting' | 'open' | 'lost';

export interface Ears<Heard = ServerMessage> {
  readonly changed: (state: LinkState) => void;
  readonly heard: (message: Heard) => void;
}

/** A way to a table: a socket, a worker, or a table in the page itself. What is sent while it is not open is lost. */
export interface Link<Said = ClientMessage> {
  readonly send: (message: Said) => void;
  readonly close: () => void;
}

export type OpenLink = (ears: Ears) => Link;
