/** Sound as numbers from -1 to 1. */
export type Samples = Float32Array<ArrayBuffer>;

/** So many a second: all that the voices have in them, for two thirds of what the usual 48 kHz cost. */
export const RATE = 32_000;
