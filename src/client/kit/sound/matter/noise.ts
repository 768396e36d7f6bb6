import type { Chance } from '../score/chance.ts';
import type { Samples } from './samples.ts';

/** Loudness over time, in seconds. */
type Course = (time: number) => number;

interface Noise {
  readonly length: number;
  /** The middle of what is heard, in hertz, and how narrow it is. */
  readonly band: number;
  readonly narrow: number;
  readonly course: Course;
  /** How many grains fall in a second; all samples are noise where it is left out. */
  readonly grains?: number;
}

/** Noise through a band: a dry knock, grains that fall, paper that crackles. */
export function noise(rate: number, chance: Chance, { length, band, narrow, course, grains }: Noise): Samples {
  const samples = new Float32Array(Math.ceil(length * rate));
  const share = grains === undefined ? 1 : grains / rate;
  const through = bandpass(rate, band, narrow);
  for (let nth = 0; nth < samples.length; nth += 1) {
    const falls = chance() < share ? chance() * 2 - 1 : 0;
    samples[nth] = through(falls * course(nth / rate));
  }
  return samples;
}

/** A band filter of second order, after the audio EQ cookbook. */
function bandpass(rate: number, band: number, narrow: number): (sample: number) => number {
  const turn = (2 * Math.PI * Math.min(band, rate * 0.45)) / rate;
  const alpha = Math.sin(turn) / (2 * narrow);
  const [first, second] = [(-2 * Math.cos(turn)) / (1 + alpha), (1 - alpha) / (1 + alpha)];
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  return (sample) => {
    const out = (alpha / (1 + alpha)) * (sample - in2) - first * out1 - second * out2;
    [in2, in1, out2, out1] = [in1, sample, out1, out];
    return out;
  };
}

export const dying =
  (decay: number): Course =>
  (time) =>
    Math.exp((-6.9 * time) / decay);

/** Swells up to `peak` seconds, then runs out. */
export const pouring =
  (peak: number, length: number): Course =>
  (time) =>
    time < peak ? time / peak : Math.max(0, 1 - (time - peak) / (length - peak)) ** 1.5;

/** A few short bursts one after the other, as paper bends. */
export function crackling(chance: Chance, length: number, bursts: number): Course {
  const falls = Array.from({ length: bursts }, (_, nth) => ({
    at: (length * (nth + chance() * 0.8)) / (bursts + 1),
    loud: 0.35 + 0.65 * chance(),
    decay: 0.02 + 0.05 * chance(),
  }));
  return (time) =>
    falls.reduce((sum, { at, loud, decay }) => sum + (time < at ? 0 : loud * dying(decay)(time - at)), 0);
}
