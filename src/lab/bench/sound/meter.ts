import { integrated, loudestMoment, truePeak } from './loudness.ts';

interface Rendered {
  readonly channels: readonly Float32Array[];
  readonly rate: number;
}

/** All that is asked of a rendered sound; runs in the page. */
export function measure({ channels, rate }: Rendered) {
  const [first = new Float32Array()] = channels;
  return {
    peak: truePeak(channels),
    moment: loudestMoment(channels, rate),
    whole: integrated(channels, rate),
    offset: Math.max(...channels.map((samples) => Math.abs(sum(samples) / samples.length))),
    edge: Math.max(...channels.flatMap((samples) => [samples[0] ?? 0, samples.at(-1) ?? 0].map(Math.abs))),
    centre: centre(first, rate),
  };
}

const sum = (samples: Float32Array): number => samples.reduce((total, sample) => total + sample, 0);

/** The middle of the spectrum, by the power of the wave and of its slope: a tone gives its own pitch. */
function centre(samples: Float32Array, rate: number): number {
  let [power, slope] = [0, 0];
  for (let nth = 1; nth < samples.length; nth += 1) {
    power += (samples[nth] ?? 0) ** 2;
    slope += ((samples[nth] ?? 0) - (samples[nth - 1] ?? 0)) ** 2;
  }
  return (rate / Math.PI) * Math.asin(Math.min(1, Math.sqrt(slope / power) / 2));
}
