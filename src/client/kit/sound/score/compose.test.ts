import { expect, test } from 'vitest';
import { compose } from './compose.ts';
import { SCALES } from './harmony.ts';
import { BAR } from './layers.ts';
import type { Mood } from './mood.ts';
import type { Note } from './note.ts';
import { THEME_BARS } from './theme.ts';

const SEEDS = [1, 2, 3, 77, 4242];
const BARS = Array.from({ length: 16 }, (_, nth) => nth);
const round = (thick: number): Mood => ({ scene: 'round', thick });
const piece = (seed: number, mood: Mood): readonly Note[] => BARS.flatMap((bar) => compose(seed, bar, mood));
const voicesIn = (notes: readonly Note[]): ReadonlySet<string> => new Set(notes.map(({ voice }) => voice));
const EVERYWHERE: readonly Mood[] = [
  round(0),
  round(0.5),
  round(1),
  { scene: 'council' },
  { scene: 'end', won: true },
  { scene: 'end', won: false },
];

test('the same table hears the same piece, another table another', () => {
  for (const mood of [round(0.4), { scene: 'council' } as const]) {
    expect(piece(1, mood)).toEqual(piece(1, mood));
    expect(piece(1, mood)).not.toEqual(piece(2, mood));
  }
});

test('the more sand has run, the more notes there are and the more voices', () => {
  for (const seed of SEEDS) {
    const pieces = [0, 0.25, 0.5, 0.75, 1].map((thick) => piece(seed, round(thick)));
    const counts = pieces.map((notes) => notes.length);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(new Set(counts).size).toBe(counts.length);
    expect(counts.at(-1)).toBeGreaterThan(4 * (counts[0] ?? 0));
    const voices = pieces.map((notes) => voicesIn(notes).size);
    expect(voices).toEqual(voices.toSorted((one, other) => one - other));
  }
});

test('a round begins without drum, clockwork and horn, and ends with all of them', () => {
  for (const seed of SEEDS) {
    expect([...voicesIn(piece(seed, round(0.1)))].toSorted()).toEqual(['glass', 'reed', 'string']);
    for (const voice of ['skin', 'bar', 'horn']) expect(voicesIn(piece(seed, round(1)))).toContain(voice);
  }
});

test('the council is calm: nothing beats, and it is thinner than the end of a round', () => {
  for (const seed of SEEDS) {
    const council = piece(seed, { scene: 'council' });
    for (const voice of ['skin', 'bar', 'horn']) expect(voicesIn(council)).not.toContain(voice);
    expect(council.length).toBeLessThan(piece(seed, round(1)).length / 2);
  }
});

test('a victory has horns, bells and drums; where nobody wins the same bars have none of them', () => {
  const theme = (won: boolean) => voicesIn(piece(1, { scene: 'end', won }));
  for (const voice of ['horn', 'bell', 'skin']) {
    expect(theme(true)).toContain(voice);
    expect(theme(false)).not.toContain(voice);
  }
});

test('the theme has an end', () => {
  expect(compose(1, THEME_BARS - 1, { scene: 'end', won: true })).not.toEqual([]);
  expect(compose(1, THEME_BARS, { scene: 'end', won: true })).toEqual([]);
});

test('silence is silent', () => {
  expect(piece(1, { scene: 'silence' })).toEqual([]);
});

test('every note lies within its bar, is neither mute nor too loud, and belongs to the scale', () => {
  for (const seed of SEEDS)
    for (const mood of EVERYWHERE) {
      const notes = piece(seed, mood);
      for (const { at, loud } of notes) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(BAR);
        expect(loud).toBeGreaterThan(0);
        expect(loud).toBeLessThanOrEqual(1);
      }
      const steps = new Set(notes.map(({ pitch }) => (((pitch - 62) % 12) + 12) % 12));
      const fits = Object.values(SCALES).some((scale) => [...steps].every((step) => scale.includes(step as never)));
      expect(fits).toBe(true);
    }
});
