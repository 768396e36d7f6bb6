import type { Dice } from './dice.ts';

/** A cut of the gouge: pointed at both ends, widest in the middle. */
function gouge(x: number, y: number, toX: number, toY: number, width: number): string {
  const length = Math.hypot(toX - x, toY - y);
  const acrossX = (-(toY - y) / length) * width;
  const acrossY = ((toX - x) / length) * width;
  const middleX = (x + toX) / 2;
  const middleY = (y + toY) / 2;
  const bend = (sign: 1 | -1) => `${round(middleX + sign * acrossX)} ${round(middleY + sign * acrossY)}`;
  return `M${round(x)} ${round(y)}Q${bend(1)} ${round(toX)} ${round(toY)}Q${bend(-1)} ${round(x)} ${round(y)}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function times<T>(count: number, make: (nth: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, nth) => make(nth));
}

/** Rays around the sun, or level strokes across the sky. */
export function lines(roll: Dice, sun: { readonly x: number; readonly y: number; readonly r: number }): string {
  if (roll.one(2)) {
    return times(24, (nth) => {
      const angle = (nth / 24) * 2 * Math.PI;
      const from = sun.r + (nth % 2 === 0 ? 5 : 9);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return gouge(sun.x + cos * from, sun.y + sin * from, sun.x + cos * 170, sun.y + sin * 170, 1.6);
    }).join('');
  }
  return times(11, (nth) => {
    const x = roll.between(-10, 130);
    return gouge(x, 4 + nth * 5, x + roll.between(30, 80), 4 + nth * 5, 1.4);
  }).join('');
}

export function stars(roll: Dice): string {
  return times(16, () => {
    const [x, y, r] = [roll.between(4, 172), roll.between(3, 46), roll.between(1, 3)];
    return `M${x} ${y - r}L${x + 0.6} ${y}L${x} ${y + r}L${x - 0.6} ${y}ZM${x - r} ${y}L${x} ${y - 0.6}L${x + r} ${y}L${x} ${y + 0.6}Z`;
  }).join('');
}

export function waves(roll: Dice, from: number): string {
  return times(12, (nth) => {
    const x = roll.between(-8, 150);
    const y = from + (nth % 6) * 4;
    return gouge(x, y, x + roll.between(14, 36), y, 1.5);
  }).join('');
}

export function mountains(roll: Dice, horizon: number): string {
  const peaks = roll.between(3, 5);
  const wide = 176 / peaks;
  const ridge = times(peaks, (nth) => {
    const x = nth * wide;
    const top = horizon - roll.between(14, 32);
    const summit = x + (wide * roll.between(35, 65)) / 100;
    return `L${round(summit)} ${top}L${round(x + wide)} ${horizon - roll.between(2, 8)}`;
  });
  return `M0 ${horizon}${ridge.join('')}V88H0Z`;
}

export function hills(roll: Dice, height: number, swell: number): string {
  const [a, b, c, d] = [1, 2, 3, 4].map(() => height - roll.between(0, swell));
  return `M0 ${a}C30 ${height - swell * 1.5} 50 ${b} 88 ${height}S150 ${c} 176 ${d}V88H0Z`;
}
