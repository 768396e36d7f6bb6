import { normalizeIP } from '@fastify/rate-limit';
import { hashOf } from './tokens.ts';

/** The addresses one household or one machine has: a single one of IPv4, the first 64 bits of IPv6. */
export const rangeOf = (address: string): string => normalizeIP(address, 64);

/** Where a guest comes from, told apart at this table only; no address is ever kept. */
export const whenceOf = (address: string, code: string): string | null =>
  address === '' ? null : hashOf(`${code} ${rangeOf(address)}`).slice(0, 16);
