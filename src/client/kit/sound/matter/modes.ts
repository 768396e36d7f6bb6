import type { Samples } from './samples.ts';
/** A body swings in several ways at once: each higher than the lowest by a ratio, each dying away by itself. */
export interface Mode {
  readonly ratio: number;
  readonly loud: number;
  /** Seconds until a thousandth would be left. */
  readonly decay: number;
}

const THOUSANDTH = Math.log(1000);
const INAUDIBLE = 1e-4;
/** Above this share of the sample rate nothing can be written down. */
const HIGHEST = 0.45;

/** Adds one mode to the samples. It begins at zero, so it begins without a click. */
function ring(samples: Samples, rate: number, pitch: number, { ratio, loud, decay }: Mode): void {
  const turn = (2 * Math.PI * pitch * ratio) / rate;
  if (turn > 2 * Math.PI * HIGHEST) return;
  const fade = Math.exp(-THOUSANDTH / (decay * rate));
  const [cos, sin] = [Math.cos(turn) * fade, Math.sin(turn) * fade];
  const length = Math.min(samples.length, Math.ceil((decay * rate * Math.log(loud / INAUDIBLE)) / THOUSANDTH));
  let [x, y] = [loud, 0];
  for (let nth = 0; nth < length; nth += 1) {
    samples[nth] = (samples[nth] ?? 0) + y;
    [x, y] = [x * cos - y * sin, x * sin + y * cos];
  }
}

/** After this share of the longest decay nobody hears the rest. */
const HEARD = 0.85;
/** At this pitch a body rings as long as its modes say; small ones ring shorter, large ones longer. */
const MIDDLE = 294;
const sized = (pitch: number, mode: Mode): Mode => ({ ...mode, decay: mode.decay * (MIDDLE / pitch) ** 0.35 });

/** A body that is struck once, at a pitch in hertz. */
export function struck(rate: number, pitch: number, sizeless: readonly Mode[]): Samples {
  const modes = sizeless.map((mode) => sized(pitch, mode));
  const longest = Math.max(...modes.map(({ decay }) => decay));
  const samples = new Float32Array(Math.ceil(longest * HEARD * rate));
  for (const mode of modes) ring(samples, rate, pitch, mode);
  return samples;
}
