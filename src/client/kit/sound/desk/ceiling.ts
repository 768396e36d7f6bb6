/** Up to here nothing is changed. */
const KNEE = 0.5;
/** Nothing comes near this, whatever is played at once: about -1.5 dB. */
const TOP = 0.84;
const POINTS = 4097;

/** Bends what is too loud instead of breaking it. */
function bent(sample: number): number {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  return Math.sign(sample) * (KNEE + (TOP - KNEE) * Math.tanh((size - KNEE) / (TOP - KNEE)));
}

export function ceiling(context: BaseAudioContext): AudioNode {
  const shaper = context.createWaveShaper();
  shaper.curve = Float32Array.from({ length: POINTS }, (_, nth) => bent((2 * nth) / (POINTS - 1) - 1));
  return shaper;
}
