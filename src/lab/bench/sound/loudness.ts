/** Loudness after ITU-R BS.1770: samples weighted as ears hear them, their power in blocks, quiet blocks left out. */

type Channels = readonly Float32Array[];
/** A filter of second order: b0, b1, b2, a1, a2. */
type Filter = readonly [number, number, number, number, number];

/** A block of 400 ms begins every 100 ms. */
const HOP = 0.1;
const PER_BLOCK = 4;
const OFFSET = -0.691;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** The head, which lifts what is high. The standard's table for 48 kHz, from its analogue form for any rate. */
function shelf(rate: number): Filter {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const [q, high] = [0.7071752369554196, 10 ** (3.999843853973347 / 20)];
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  const b = [high + (band * k) / q + k * k, 2 * (k * k - high), high - (band * k) / q + k * k];
  return [b[0]! / a0, b[1]! / a0, b[2]! / a0, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
}

/** The ears, which hardly hear what is low. */
function highPass(rate: number): Filter {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
}

function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: Filter): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let nth = 0; nth < samples.length; nth += 1) {
    const x = samples[nth] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[nth] = y;
  }
  return out;
}

const lufs = (power: number): number => OFFSET + 10 * Math.log10(power);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The power of every block of 400 ms, all channels together; what is shorter counts as one block with silence behind it. */
function blocks(channels: Channels, rate: number): readonly number[] {
  const hop = Math.round(HOP * rate);
  const weighted = channels.map((samples) => filtered(filtered(samples, shelf(rate)), highPass(rate)));
  const hops = Array.from({ length: Math.max(PER_BLOCK, Math.floor((channels[0]?.length ?? 0) / hop)) }, (_, nth) =>
    weighted.reduce((sum, samples) => sum + power(samples.subarray(nth * hop, (nth + 1) * hop)) / hop, 0),
  );
  return hops.slice(PER_BLOCK - 1).map((_, nth) => mean(hops.slice(nth, nth + PER_BLOCK)));
}

function power(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return sum;
}

/** Of the whole, in LUFS: first without silence, then without what lies 10 LU below the rest. */
export function integrated(channels: Channels, rate: number): number {
  const heard = blocks(channels, rate).filter((block) => lufs(block) > ABSOLUTE_GATE);
  const gate = lufs(mean(heard)) + RELATIVE_GATE;
  return lufs(mean(heard.filter((block) => lufs(block) > gate)));
}

/** Of the loudest 400 ms, in LUFS: what a short sound is compared by. */
export const loudestMoment = (channels: Channels, rate: number): number => lufs(Math.max(...blocks(channels, rate)));

const BETWEEN = 4;
const REACH = 12;

/** The highest point of the wave in dBFS, between the samples too: read at four times the rate, through a windowed sinc. */
export function truePeak(channels: Channels): number {
  const weights = Array.from({ length: BETWEEN }, (_, part) => sinc(part / BETWEEN));
  let peak = 0;
  for (const samples of channels)
    for (let nth = 0; nth < samples.length; nth += 1) {
      // Beside samples so small the wave does not rise above what was found before.
      if (Math.max(Math.abs(samples[nth] ?? 0), Math.abs(samples[nth + 1] ?? 0)) < peak / 3) continue;
      for (const weight of weights) peak = Math.max(peak, Math.abs(between(samples, nth, weight)));
    }
  return 20 * Math.log10(peak);
}

const sinc = (part: number): readonly number[] =>
  Array.from({ length: 2 * REACH }, (_, nth) => {
    const x = nth - REACH + 1 - part;
    const window = (1 + Math.cos((Math.PI * x) / REACH)) / 2;
    return x === 0 ? 1 : (window * Math.sin(Math.PI * x)) / (Math.PI * x);
  });

function between(samples: Float32Array, at: number, weights: readonly number[]): number {
  let sum = 0;
  for (let nth = 0; nth < weights.length; nth += 1) sum += (samples[at + nth - REACH + 1] ?? 0) * (weights[nth] ?? 0);
  return sum;
}
