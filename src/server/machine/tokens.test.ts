import { describe, expect, test } from 'vitest';
import { hashOf, isCode, newCode, newSeed, newToken, traceOf } from './tokens.ts';

describe('tokens', () => {
  test('a code has eight signs that nobody confuses', () => {
    for (let nth = 0; nth < 200; nth += 1) {
      const code = newCode();
      expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
      expect(isCode(code)).toBe(true);
    }
    for (const wrong of ['', 'short', 'ABCDEFGHI', 'ABCDEFG0', 'abcdefgh', '../../..'])
      expect(isCode(wrong)).toBe(false);
  });

  test('a token has 128 bits, and what is kept of it or of a code leads nowhere', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(newToken()).not.toBe(token);
    expect(hashOf(token)).toMatch(/^[0-9a-f]{64}$/);
    expect(traceOf('ABCDEFGH')).not.toContain('ABC');
  });

  test('SET-3 SET-4 SET-5 the seed of the decks has 256 bits, and every one of them turns', () => {
    const seeds = Array.from({ length: 200 }, () => BigInt(`0x${newSeed()}`));
    const none = seeds.reduce((all, seed) => all & seed);
    const some = seeds.reduce((all, seed) => all | seed);
    expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
    expect(none).toBe(0n);
    expect(some).toBe(2n ** 256n - 1n);
  });
});
