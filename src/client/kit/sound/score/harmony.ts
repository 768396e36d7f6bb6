import { chanceFrom, oneOf, seedOf } from './chance.ts';

export const SCALES = {
  dorian: [0, 2, 3, 5, 7, 9, 10],
  aeolian: [0, 2, 3, 5, 7, 8, 10],
  major: [0, 2, 4, 5, 7, 9, 11],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type Scale = keyof typeof SCALES;

/** D above middle C. Timers and bells are tuned to it. */
const TONIC = 62;
const STEPS = 7;

/** The pitch of a step of the scale, counted from the tonic; steps below it are negative. */
export function pitchOf(scale: Scale, step: number): number {
  const octave = Math.floor(step / STEPS);
  return TONIC + 12 * octave + (SCALES[scale][step - octave * STEPS] ?? 0);
}

/** Where a chord may go from each step: by a fourth, by a third, or home. */
const LEADS: Readonly<Record<number, readonly number[]>> = {
  0: [3, 5, 6, 2],
  2: [5, 3, 6],
  3: [0, 6, 4, 5],
  4: [0, 5, 3],
  5: [3, 2, 6],
  6: [0, 2, 3],
};
const CALM: readonly (readonly number[])[] = [
  [0, 3, 0, 4],
  [0, 5, 3, 4],
  [0, 3, 4, 3],
];
/** The last chord of a phrase leans home. */
const LEANING = [4, 6, 3] as const;

export const PHRASE = 4;
export const phraseOf = (bar: number): number => Math.floor(bar / PHRASE);

/** The step on which the chord of a bar stands. A phrase begins at home, wanders, and leans towards home. */
export function chordOf(seed: number, bar: number): number {
  const chance = chanceFrom(seedOf(seed, 'chords', phraseOf(bar)));
  const wander = oneOf(chance, LEADS[0] ?? []);
  const chords = [0, wander, oneOf(chance, LEADS[wander] ?? []), oneOf(chance, LEANING)];
  return chords[bar % PHRASE] ?? 0;
}

/** Council knows only a few plain turns. */
export const calmChordOf = (seed: number, bar: number): number =>
  oneOf(chanceFrom(seedOf(seed, 'calm', phraseOf(bar))), CALM)[bar % PHRASE] ?? 0;

/** The nth tone of a chord, upwards and downwards through all octaves. */
export function toneOf(chord: number, nth: number): number {
  const octave = Math.floor(nth / 3);
  return chord + 2 * (nth - octave * 3) + octave * STEPS;
}
