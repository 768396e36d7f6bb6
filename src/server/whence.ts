import { isIPv6 } from 'node:net';
import { hashOf } from './tokens.ts';

const GROUPS = 8;
const OF_NETWORK = 4;

/** The addresses one household or one machine has: a single one of IPv4, the first 64 bits of IPv6. */
export function rangeOf(address: string): string {
  const plain = address.toLowerCase().split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/.exec(plain)?.[1];
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain;
  const [head = '', tail] = plain.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0');
  const groups = [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.slice(0, OF_NETWORK).join(':')}::/64`;
}

/** Where somebody comes from, told apart at this table only; no address is ever kept. */
export const whenceOf = (address: string, code: string): string | null =>
  address === '' ? null : hashOf(`${code} ${rangeOf(address)}`).slice(0, 16);
