import { expect, test } from 'vitest';
import { chanceFrom } from '../score/chance.ts';
import { hertz, VOICES, type Voice } from '../score/note.ts';
import { RATE, type Samples } from './samples.ts';
import { isHeld, made, zoneOf } from './voices.ts';

const PITCHES: Readonly<Record<Voice, number>> = {
  wood: 60,
  bar: 70,
  glass: 85,
  bowl: 60,
  bell: 60,
  coin: 95,
  steel: 80,
  skin: 40,
  string: 60,
  sand: 105,
  paper: 100,
  reed: 60,
  horn: 60,
};
const sample = (voice: Voice): Samples => made(voice, PITCHES[voice], RATE);
const struck = VOICES.filter((voice) => !isHeld(voice));

const power = (samples: Float32Array): number =>
  samples.reduce((sum, one) => sum + one * one, 0) / Math.max(1, samples.length);
const largest = (samples: Float32Array): number => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

/** How strong one frequency is in the samples, by Goertzel. */
function strength(samples: Float32Array, frequency: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * frequency) / RATE);
  let [before, last] = [0, 0];
  for (const one of samples) [before, last] = [last, one + turn * last - before];
  return Math.sqrt(before * before + last * last - turn * before * last) / samples.length;
}

test('every voice is as loud as samples can be, and no louder', () => {
  for (const voice of VOICES) expect(largest(sample(voice)), voice).toBeCloseTo(1, 5);
});

test('what is struck begins and ends at nothing, so it does not click', () => {
  for (const voice of struck) {
    const samples = sample(voice);
    expect(largest(samples.subarray(0, 2)), voice).toBeLessThan(0.02);
    expect(largest(samples.subarray(-8)), voice).toBeLessThan(1e-3);
  }
});

test('what is struck dies away', () => {
  for (const voice of struck) {
    const samples = sample(voice);
    const tail = samples.subarray(Math.floor(samples.length * 0.9));
    expect(power(tail), voice).toBeLessThan(power(samples) / 300);
  }
});

test('what is held has no seam: its end leads into its beginning', () => {
  for (const voice of VOICES.filter(isHeld)) {
    const samples = sample(voice);
    const step = (nth: number): number => Math.abs((samples[nth] ?? 0) - (samples.at(nth - 1) ?? 0));
    const usual = Math.max(...Array.from({ length: 2000 }, (_, nth) => step(nth + 1)));
    expect(step(0), voice).toBeLessThanOrEqual(usual);
  }
});

test('no voice has a standing offset', () => {
  for (const voice of VOICES) {
    const samples = sample(voice);
    expect(Math.abs(samples.reduce((sum, one) => sum + one, 0) / samples.length), voice).toBeLessThan(0.005);
  }
});

test('strings, bars, bowls, glass, reeds and horns are in tune', () => {
  for (const voice of ['string', 'bar', 'bowl', 'glass', 'reed', 'horn'] as const) {
    const [samples, pitch] = [sample(voice), hertz(PITCHES[voice])];
    const here = strength(samples, pitch);
    for (const beside of [0.97, 1.03]) expect(strength(samples, pitch * beside), voice).toBeLessThan(here / 2);
  }
});

test('a voice is the same every time', () => {
  for (const voice of VOICES) {
    const [once, again] = [sample(voice), sample(voice)];
    expect(once.length, voice).toBe(again.length);
    expect(
      once.every((one, nth) => one === again[nth]),
      voice,
    ).toBe(true);
  }
});

test('a pitch is never further than a tone and a half from where its voice was made', () => {
  const chance = chanceFrom(1);
  for (let nth = 0; nth < 100; nth += 1) {
    const pitch = 20 + 90 * chance();
    expect(Math.abs(zoneOf(pitch) - pitch)).toBeLessThanOrEqual(2.5);
  }
});
