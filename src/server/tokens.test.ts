import { describe, expect, test } from 'vitest';
import { hashOf, isCode, newCode, newToken, traceOf } from './tokens.ts';

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
});
