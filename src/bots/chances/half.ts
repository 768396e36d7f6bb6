/** Base64, which neither browsers nor Node read alike. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function fromBase64(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const digit of digits) {
    bits = ((bits << 6) | DIGITS.indexOf(digit)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = (bits >> held) & 0xff;
    at += 1;
  }
  return bytes;
}

/** IEEE 754 halves, low byte first. */
export function fromHalves(bytes: Uint8Array): Float32Array {
  const numbers = new Float32Array(bytes.length >> 1);
  for (let nth = 0; nth < numbers.length; nth += 1) {
    numbers[nth] = fromHalf((bytes[2 * nth] ?? 0) | ((bytes[2 * nth + 1] ?? 0) << 8));
  }
  return numbers;
}

export function fromHalf(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const power = (half >> 10) & 0x1f;
  const part = half & 0x3ff;
  return sign * (power === 0 ? part * SMALLEST : (1 + part / 1024) * (POWERS[power] ?? 0));
}

const POWERS = Float64Array.from({ length: 32 }, (_, power) =>
  power < 15 ? 1 / (1 << (15 - power)) : 1 << (power - 15),
);
const SMALLEST = 1 / (1 << 24);
