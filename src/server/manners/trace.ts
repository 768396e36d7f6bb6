import { createHmac } from 'node:crypto';
import { rangeOf } from '../machine/whence.ts';

/** What a report keeps of an address: the same house gives the same, and nobody without the secret can find the address. */
export const traceOf = (secret: string, address: string): string | null =>
  address === '' ? null : createHmac('sha256', secret).update(rangeOf(address)).digest('hex').slice(0, 24);
