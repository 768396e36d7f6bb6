import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alongPath, takeAlong } from './along.ts';
import { heldTables, keepSeat, seatTokens } from './seats.ts';

/** A browser's storage as far as it is asked. */
class Storage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Storage());
});
afterEach(() => vi.unstubAllGlobals());

const TOKEN = 'a-token_of_22_signs_xx';

test('the seats of one browser come to another by one link, in its fragment only', () => {
  keepSeat('TABLE111', TOKEN);
  keepSeat('TABLE222', TOKEN);
  const link = `https://example.org${alongPath()}`;
  expect(new URL(link).pathname + new URL(link).search).toBe('/');
  vi.stubGlobal('localStorage', new Storage());
  expect(takeAlong(link)).toBe(2);
  expect(heldTables()).toEqual(['TABLE111', 'TABLE222']);
  expect(seatTokens('TABLE111')).toEqual([TOKEN]);
});

test('what is no seat is not taken', () => {
  expect(takeAlong('https://example.org/#seats=TABLE111.short,,x.y')).toBe(0);
  expect(takeAlong(`https://example.org/?seats=TABLE111.${TOKEN}`)).toBe(0);
  expect(heldTables()).toEqual([]);
});
