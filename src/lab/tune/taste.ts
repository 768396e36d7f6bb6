import { MASTER_TASTE, type Taste } from '#bots';

export const TASTES = Object.keys(MASTER_TASTE) as readonly (keyof Taste)[];

/** What a master does not care about at all begins here. */
const FAINT = 0.05;

/** Numbers of taste differ by factors; of one that is nought the candidate says how far above it is. */
export function tasteAt(point: readonly number[]): Taste {
  const of = (name: keyof Taste, axis: number): number => {
    const factor = Math.exp(point[axis] ?? 0);
    const value = MASTER_TASTE[name] === 0 ? Math.max(factor - 1, 0) * FAINT : MASTER_TASTE[name] * factor;
    return Math.round(value * 1e4) / 1e4;
  };
  return Object.fromEntries(TASTES.map((name, axis) => [name, of(name, axis)])) as Record<keyof Taste, number>;
}
