import { expect, test } from 'vitest';
import { integrated, loudestMoment, truePeak } from './loudness.ts';

const RATE = 48_000;
const sine = (hertz: number, decibels: number, seconds: number): Float32Array =>
  Float32Array.from(
    { length: seconds * RATE },
    (_, nth) => 10 ** (decibels / 20) * Math.sin((2 * Math.PI * hertz * nth) / RATE),
  );
const joined = (...parts: readonly Float32Array[]): Float32Array =>
  Float32Array.from(parts.flatMap((part) => [...part]));

test('a full sine of 997 Hz in one channel is -3.01 LUFS, as BS.1770 says', () => {
  expect(integrated([sine(997, 0, 5)], RATE)).toBeCloseTo(-3.01, 1);
});

test('a stereo sine of 1 kHz at -23 dBFS is -23 LUFS (EBU Tech 3341, case 1)', () => {
  const tone = sine(1000, -23, 10);
  expect(integrated([tone, tone], RATE)).toBeCloseTo(-23, 1);
  expect(loudestMoment([tone, tone], RATE)).toBeCloseTo(-23, 1);
});

test('what is quiet beside the rest is left out (EBU Tech 3341, case 3)', () => {
  const tone = joined(sine(1000, -36, 2), sine(1000, -23, 30), sine(1000, -36, 2));
  expect(integrated([tone, tone], RATE)).toBeCloseTo(-23, 1);
});

test('low tones count for less than high ones', () => {
  const at = (hertz: number): number => integrated([sine(hertz, -20, 2)], RATE);
  expect(at(30)).toBeLessThan(at(200) - 5);
  expect(at(4000)).toBeGreaterThan(at(1000) + 2);
});

test('at 44.1 kHz the same tone is as loud', () => {
  const rate = 44_100;
  const tone = Float32Array.from({ length: 5 * rate }, (_, nth) => Math.sin((2 * Math.PI * 997 * nth) / rate));
  expect(integrated([tone], rate)).toBeCloseTo(-3.01, 1);
});

test('a peak that lies between two samples is found', () => {
  const swell = (nth: number): number => Math.sin((Math.PI * nth) / 4800);
  const tone = Float32Array.from({ length: 4800 }, (_, nth) => swell(nth) * Math.sin((nth + 0.5) * (Math.PI / 2)));
  expect(Math.max(...tone)).toBeLessThan(0.708);
  expect(truePeak([tone])).toBeCloseTo(0, 1);
});
