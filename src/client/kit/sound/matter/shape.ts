import type { Samples } from './samples.ts';
/** Softens both ends and makes the highest sample 1. */
export function shaped(samples: Samples, rate: number, rise = 0.0012, fall = 0.02): Samples {
  const { length } = samples;
  const edge = (nth: number): number => Math.min(1, nth / (rise * rate), (length - 1 - nth) / (fall * rate));
  let peak = 0;
  for (let nth = 0; nth < length; nth += 1) {
    samples[nth] = (samples[nth] ?? 0) * eased(edge(nth));
    peak = Math.max(peak, Math.abs(samples[nth] ?? 0));
  }
  for (let nth = 0; nth < length; nth += 1) samples[nth] = (samples[nth] ?? 0) / peak;
  return samples;
}

/** From 0 to 1 along half a wave, without a corner at either end. */
const eased = (share: number): number => (1 - Math.cos(Math.PI * share)) / 2;
