import type { FromWorker } from '../shelf/messages.ts';
import type { Shelf } from '../shelf/shelf.ts';

/** All that a table beside the page knows of the world. */
export interface Outside {
  readonly shelf: Shelf;
  readonly post: (message: FromWorker) => void;
  /** Real milliseconds, never going back. */
  readonly now: () => number;
  /** What the calendar says, in milliseconds. */
  readonly today: () => number;
  readonly newId: () => string;
  /** A whole number of up to 53 bits. */
  readonly newChance: () => number;
  /** 256 bits as 64 hex digits. */
  readonly newSeed: () => string;
}
