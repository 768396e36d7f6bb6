import { BlockList, isIP } from 'node:net';

type Family = 'ipv4' | 'ipv6';

/** Nobody bans a whole provider by a slip of the pen. */
const WIDEST: Readonly<Record<Family, number>> = { ipv4: 16, ipv6: 32 };
const NARROWEST: Readonly<Record<Family, number>> = { ipv4: 32, ipv6: 128 };

/** Addresses of IPv4 can come written as IPv6. */
const unmapped = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string): Family | undefined =>
  (({ 4: 'ipv4', 6: 'ipv6' }) as const)[isIP(address) as 4 | 6] ?? undefined;

/** Which addresses a range like 192.0.2.0/24 or 2001:db8::/48 holds; undefined where it is none, or too wide. */
export function readRange(text: string): ((address: string) => boolean) | undefined {
  const [address = '', length, ...rest] = unmapped(text.trim()).split('/');
  const family = familyOf(address);
  if (family === undefined || rest.length > 0) return undefined;
  const bits = length === undefined ? NARROWEST[family] : /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  if (!(bits >= WIDEST[family] && bits <= NARROWEST[family])) return undefined;
  const list = new BlockList();
  list.addSubnet(address, bits, family);
  return (one) => {
    const plain = unmapped(one);
    const own = familyOf(plain);
    return own !== undefined && list.check(plain, own);
  };
}
