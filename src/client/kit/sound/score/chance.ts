/** The next number from 0 to below 1. The same seed gives the same row. */
export type Chance = () => number;

/** Mulberry32: small, quick and good enough for music and noise. */
export function chanceFrom(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed out of a text or of numbers, so that each bar and each layer has chance of its own. */
export function seedOf(...parts: readonly (string | number)[]): number {
  let seed = 2166136261;
  for (const sign of parts.join(' ')) seed = Math.imul(seed ^ (sign.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}

export const oneOf = <T>(chance: Chance, all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;
