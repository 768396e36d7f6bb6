import type { Mode } from './modes.ts';

/** Loudness and decay of the modes, lowest first, behind the ratio of each to the lowest. */
const body = (...modes: readonly (readonly [ratio: number, loud: number, decay: number])[]): readonly Mode[] =>
  modes.map(([ratio, loud, decay]) => ({ ratio, loud, decay }));

/** Metal and glass are never quite round: each mode is two, that beat. */
const paired = (apart: number, modes: readonly Mode[]): readonly Mode[] =>
  modes.flatMap(({ ratio, loud, decay }) => [
    { ratio: ratio * (1 - apart), loud: loud * 0.6, decay },
    { ratio: ratio * (1 + apart), loud: loud * 0.4, decay: decay * 0.9 },
  ]);

/** A turned peg on leather: the modes of a free bar, dulled at once. */
export const WOOD = body([1, 1, 0.17], [2.76, 0.5, 0.09], [5.4, 0.25, 0.05], [8.93, 0.1, 0.03]);

/** A wooden bar over a hollow, tuned as a marimba's is. */
export const BAR = body([1, 1, 0.9], [3.93, 0.22, 0.25], [9.24, 0.08, 0.1], [16.7, 0.03, 0.04]);

/** A goblet, whose modes rise about with the square of their number. */
export const GLASS = paired(
  0.0007,
  body([1, 1, 3], [2.32, 0.42, 2], [4.25, 0.2, 1.2], [6.63, 0.1, 0.7], [9.38, 0.05, 0.35]),
);

/** A brass bowl. */
export const BOWL = paired(
  0.0011,
  body([1, 1, 3.6], [2.71, 0.55, 2.2], [5.15, 0.28, 1.2], [8.2, 0.12, 0.6], [11.6, 0.05, 0.3]),
);

/** A cast bell: hum, prime, minor third, fifth, octave, and what glitters above. */
export const BELL = paired(
  0.0008,
  body(
    [0.5, 0.5, 4.5],
    [1, 0.8, 3.2],
    [1.2, 0.55, 2.4],
    [1.5, 0.3, 1.8],
    [2, 0.7, 1.8],
    [2.67, 0.25, 1],
    [3.01, 0.2, 0.8],
    [4.17, 0.1, 0.5],
  ),
);

/** A small brass disc. */
export const COIN = paired(0.0015, body([1, 1, 0.9], [1.73, 0.7, 0.75], [2.33, 0.5, 0.6], [3.91, 0.3, 0.4]));

/** A short iron rod, as a blade or a link of a chain. */
export const STEEL = body([1, 0.8, 0.75], [2.76, 1, 0.6], [5.4, 0.55, 0.42], [8.93, 0.25, 0.24], [13.3, 0.1, 0.15]);

/** A drum's skin. */
export const SKIN = body([1, 1, 0.45], [1.59, 0.45, 0.26], [2.14, 0.3, 0.2], [2.3, 0.2, 0.16], [2.92, 0.1, 0.1]);

const OVERTONES = 16;
/** Where the string is plucked, as a share of its length. */
const PLUCKED_AT = 0.19;

/** A gut string: nearly whole overtones, a little stiff, the high ones soon gone. */
export const STRING: readonly Mode[] = Array.from({ length: OVERTONES }, (_, index) => {
  const nth = index + 1;
  const loud = Math.abs(Math.sin(nth * Math.PI * PLUCKED_AT)) / nth ** 1.4;
  return { ratio: nth * Math.sqrt(1 + 0.00035 * nth * nth), loud: loud + 1e-3, decay: 2.6 / (1 + 0.38 * index) };
});
