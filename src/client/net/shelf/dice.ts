/** 53 bits of the browser's own chance, for what everybody sees at once: names and characters. */
export function newChance(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}

/** 256 bits for the decks of one game. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => SIGNS[byte % SIGNS.length]).join('');
