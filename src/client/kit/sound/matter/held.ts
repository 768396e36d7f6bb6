import type { Samples } from './samples.ts';
/** Loudness of the overtones of a voice that lasts, lowest first. */
export const REED: readonly number[] = [1, 0.42, 0.3, 0.12, 0.14, 0.05, 0.05, 0.02];
export const HORN: readonly number[] = [1, 0.85, 0.7, 0.52, 0.36, 0.25, 0.16, 0.1, 0.06, 0.035];

/** Seconds after which a held voice repeats. */
const LOOP = 2;

/**
 * A tone that can be held: every part of it swings a whole number of times in the loop, so the end meets the beginning.
 * Two players half a hertz apart make it breathe.
 */
export function held(rate: number, pitch: number, overtones: readonly number[]): Samples {
  const samples = new Float32Array(Math.round(LOOP * rate));
  const base = Math.round(pitch * LOOP);
  for (const [index, loud] of overtones.entries()) {
    const turns = base * (index + 1);
    if (turns / LOOP > rate * 0.45) break;
    for (const apart of [0, 1]) wave(samples, turns + apart * (index + 1 > 2 ? 2 : 1), loud, index + apart * 0.37);
  }
  return loudest(samples);
}

function wave(samples: Samples, turns: number, loud: number, phase: number): void {
  const turn = (2 * Math.PI * turns) / samples.length;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  let [x, y] = [Math.cos(phase) * loud, Math.sin(phase) * loud];
  for (let nth = 0; nth < samples.length; nth += 1) {
    samples[nth] = (samples[nth] ?? 0) + y;
    [x, y] = [x * cos - y * sin, x * sin + y * cos];
  }
}

function loudest(samples: Samples): Samples {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  for (let nth = 0; nth < samples.length; nth += 1) samples[nth] = (samples[nth] ?? 0) / peak;
  return samples;
}
