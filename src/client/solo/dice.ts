/** 53 bits of the browser's own chance. */
export function newSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}

const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => SIGNS[byte % SIGNS.length]).join('');
