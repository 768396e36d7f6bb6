import { type Fault, LIMITS } from '#protocol';

export interface Refusal {
  readonly fault: Fault;
  /** A sentence for the author of the program that asked. */
  readonly hint?: string;
}

/** A request was refused: why, and what to do about it. */
export const no = (fault: Fault, hint?: string): Refusal => (hint === undefined ? { fault } : { fault, hint });

export const WAIT = 'Wait as many seconds as Retry-After says.';

/** The fault for a status with which the server's own parts refused. */
export function refusalOf(status: number): Refusal {
  if (status === 413) return no('badMessage', `Send at most ${LIMITS.messageBytes} bytes.`);
  if (status === 415) return no('badMessage', 'Send JSON with content-type: application/json.');
  if (status === 429) return no('tooMany', WAIT);
  if (status < 500) return no('badMessage', 'Send what docs/PROTOCOL.md describes for this request.');
  return no('closed', 'Something went wrong here. Try again in a moment.');
}
