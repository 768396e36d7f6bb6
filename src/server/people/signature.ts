import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { Ledger } from '#table/kept';
import { hashOf } from '../machine/tokens.ts';

/** A public Ed25519 key as 43 signs of base64url. */
const KEY = /^[\w-]{43}$/;
const SIGNATURE = /^[\w-]{86}$/;

/** Whether the holder of this key has signed exactly this text. */
export function isSignedBy(key: string, text: string, signature: string): boolean {
  const known = SIGNATURE.test(signature) ? keyFrom(key) : null;
  return known !== null && verify(null, Buffer.from(text), known, Buffer.from(signature, 'base64url'));
}

function keyFrom(key: string): KeyObject | null {
  if (!KEY.test(key) || isWeak(key)) return null;
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
  } catch {
    return null;
  }
}

/** Keys of small order: signatures by them can be made by everybody. */
const WEAK: ReadonlySet<string> = new Set([
  '0100000000000000000000000000000000000000000000000000000000000000',
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0000000000000000000000000000000000000000000000000000000000000080',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  '0100000000000000000000000000000000000000000000000000000000000080',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
]);

/** Also keys that are not written the one way base64url writes them: one key is one person. */
function isWeak(key: string): boolean {
  const bytes = Buffer.from(key, 'base64url');
  return bytes.toString('base64url') !== key || WEAK.has(bytes.toString('hex'));
}

/** Clocks of browsers differ by this much at most. */
export const CLOCKS_DIFFER = 300_000;

/** So many that can count no more are dropped whenever another one is heard. */
const MOST_DROPPED = 20;

/**
 * Each signature opens once, at whichever node it is shown first. What was heard is kept for as long as it could count anywhere:
 * `at` is what was signed, so the same signature has the same key.
 */
export async function isHeardFirst(
  ledger: Ledger,
  { at, signature }: { readonly at: number; readonly signature: string },
  today: number,
): Promise<boolean> {
  for (const [key, old] of await ledger.list('signatures', '', MOST_DROPPED)) {
    if (old.at >= today - 2 * CLOCKS_DIFFER) break;
    await ledger.drop('signatures', key);
  }
  return ledger.put('signatures', `${at}.${hashOf(signature)}`, { at }, 0);
}
