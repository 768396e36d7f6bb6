import { fromHalves, PACKED, SHAPES, WEIGHTS } from '#bots/chances';

/** Numbers as IEEE 754 halves, low byte first: rounded to the nearest, too large ones to the largest. */
export function toHalves(numbers: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(2 * numbers.length);
  for (let nth = 0; nth < numbers.length; nth += 1) {
    const half = toHalf(numbers[nth] ?? 0);
    bytes[2 * nth] = half & 0xff;
    bytes[2 * nth + 1] = half >> 8;
  }
  return bytes;
}

/** Networks as a champion keeps them: see `unpack`. */
export function pack(weights: Float32Array): Uint8Array {
  const bytes = new Uint8Array((weights.length / WEIGHTS) * PACKED);
  let [from, at] = [0, 0];
  const put = (some: Uint8Array): void => {
    bytes.set(some, at);
    at += some.length;
  };
  while (from < weights.length) {
    for (const [rows, columns] of SHAPES) {
      for (let row = 0; row < rows; row += 1, from += columns) {
        const some = weights.subarray(from, from + columns);
        put(rows === 1 ? toHalves(some) : packRow(some));
      }
    }
  }
  return bytes;
}

function packRow(row: Float32Array): Uint8Array {
  const most = row.reduce((found, weight) => Math.max(found, Math.abs(weight)), 0);
  const unit = fromHalves(toHalves([most / 127]))[0] || 1;
  const steps = Int8Array.from(row, (weight) => Math.max(Math.min(Math.round(weight / unit), 127), -127));
  return Uint8Array.of(...toHalves([unit]), ...new Uint8Array(steps.buffer));
}

const LARGEST = 65_504;

function toHalf(value: number): number {
  const sign = value < 0 ? 0x8000 : 0;
  const size = Math.min(Math.abs(value), LARGEST);
  if (size < 2 ** -14) return sign | Math.round(size * 2 ** 24);
  const power = Math.floor(Math.log2(size));
  const part = Math.round((size / 2 ** power - 1) * 1024);
  return sign | (((power + 15) << 10) + part);
}
