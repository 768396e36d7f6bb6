import { DEPTH, type Heap } from './shape.ts';

/** From the neck to the heap. */
const FALL = 380;
/** One grain leaves the neck in this time while there is plenty; at the end they come one by one. */
const EVERY = 14;
const TRICKLE = 1800;
const SPARSEST = 9;
/** Over the heap's side, or a hop beside its top. */
const ROLL = 520;

export interface Grain {
  readonly x: number;
  /** Below the neck. */
  readonly y: number;
}

/** The same number for the same grain, from -1 to 1, however often it is drawn. */
function chance(grain: number, salt: number): number {
  let mixed = Math.imul(grain + salt * 0x9e3779b1, 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 31 - 1;
}

/** Grain `n` lands when `n · EVERY` milliseconds of sand are left, so the last one lands when the sand is out. */
const landed = (grain: number): number => grain * EVERY;

/** Towards the end only each second, third, … grain is left. */
const falls = (grain: number): boolean => {
  const scarce = 1 - Math.min(landed(grain), TRICKLE) / TRICKLE;
  return grain % Math.max(1, Math.round(scarce * SPARSEST)) === 0;
};

/** How thick the stream is, from 1 to 0. */
export const thickness = (left: number): number => Math.min(1, Math.max(0, left - FALL) / TRICKLE);

/** Grains between neck and heap with so many milliseconds of sand left. */
export function falling(left: number, { peak }: Heap): readonly Grain[] {
  const next = Math.ceil((left - FALL) / EVERY);
  const grains = Array.from({ length: Math.ceil(FALL / EVERY) }, (_, nth) => Math.max(0, next) + nth);
  return grains
    .filter((grain) => falls(grain) && landed(grain) <= left)
    .map((grain) => {
      const fallen = 1 - (left - landed(grain)) / FALL;
      return { x: chance(grain, 1) * (0.4 + fallen), y: fallen * fallen * peak };
    });
}

/** Grains that have just landed hop and roll down the side of the heap. */
export function rolling(left: number, { peak, foot, half }: Heap): readonly Grain[] {
  const first = Math.ceil(left / EVERY);
  const grains = Array.from({ length: Math.ceil(ROLL / EVERY) }, (_, nth) => first + nth);
  return grains
    .filter((grain) => grain % 5 === 0 && falls(grain))
    .map((grain) => {
      const gone = (landed(grain) - left) / ROLL;
      const way = chance(grain, 2) * gone * (2 - gone) * 0.8;
      const hop = Math.sin(Math.min(1, gone * 2.5) * Math.PI) * (1.5 + chance(grain, 3));
      return { x: way * half, y: Math.min(peak + Math.abs(way) * (foot - peak) - hop, DEPTH) };
    });
}
