import { chanceFrom } from '../score/chance.ts';
import type { Samples } from './samples.ts';
import { shaped } from './shape.ts';

/** A panelled hall of middling size: seconds until a thousandth is left, low and high. */
const LOW = 1;
const HIGH = 0.5;
/** Seconds until the first wall answers, and the next ones after it. */
const FIRST = 0.011;
const WALLS = [FIRST, 0.017, 0.023, 0.031, 0.041];

/** What the room answers to one clap: first its walls, then a dust of echoes that grows duller. */
export function room(rate: number): Samples {
  const chance = chanceFrom(7);
  const samples = new Float32Array(Math.round(LOW * rate));
  const slow = 1 - Math.exp(-2 * Math.PI * (900 / rate));
  let dull = 0;
  for (let nth = 0; nth < samples.length; nth += 1) {
    const time = nth / rate;
    const dust = (chance() * 2 - 1) * Math.min(1, time / FIRST);
    dull += slow * (dust - dull);
    samples[nth] = 2.2 * dull * Math.exp((-6.9 * time) / LOW) + 0.45 * (dust - dull) * Math.exp((-6.9 * time) / HIGH);
  }
  for (const [nth, wall] of WALLS.entries()) answer(samples, rate, wall, 0.7 - nth * 0.1);
  return shaped(samples, rate);
}

function answer(samples: Samples, rate: number, at: number, loud: number): void {
  const nth = Math.round(at * rate);
  samples[nth] = (samples[nth] ?? 0) + loud;
}
