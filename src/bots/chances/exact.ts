/** Like Math.exp and Math.log, but the same to the last bit in every browser: only sums and products are. */
const MOST = 60;
const POWERS = Float64Array.from({ length: 2 * MOST + 1 }, (_, nth) => power(nth - MOST));

function power(of: number): number {
  let value = 1;
  for (let nth = Math.abs(of); nth > 0; nth -= 1) value *= of > 0 ? 2 : 0.5;
  return value;
}

export function exp(x: number): number {
  const twos = Math.floor(Math.min(Math.max(x, -40), 40) * Math.LOG2E + 0.5);
  const rest = Math.min(Math.max(x, -40), 40) - twos * Math.LN2;
  let sum = 1;
  for (let nth = 9; nth > 0; nth -= 1) sum = 1 + (rest * sum) / nth;
  return sum * (POWERS[twos + MOST] ?? 0);
}

/** For what is above nought. */
export function log(x: number): number {
  let rest = x;
  let twos = 0;
  for (; rest > 1.5; twos += 1) rest *= 0.5;
  for (; rest < 0.75; twos -= 1) rest *= 2;
  const part = (rest - 1) / (rest + 1);
  const square = part * part;
  let sum = 0;
  for (let nth = 13; nth > 0; nth -= 2) sum = sum * square + 1 / nth;
  return 2 * part * sum + twos * Math.LN2;
}
