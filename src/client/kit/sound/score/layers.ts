import { chanceFrom, oneOf, seedOf } from './chance.ts';
import { PHRASE, phraseOf, pitchOf, type Scale, toneOf } from './harmony.ts';
import type { Note, Voice } from './note.ts';

/** Six to a bar: the pendulum swings to one side and back. */
export const EIGHTH = 0.4;
export const EIGHTHS = 6;
export const BAR = EIGHTH * EIGHTHS;

/** What the layers of a bar agree on. */
export interface Bar {
  readonly seed: number;
  readonly nth: number;
  readonly scale: Scale;
  readonly chord: number;
  readonly thick: number;
}

/** Low, but not too low for a small loudspeaker. */
export const DRUM = 45;

export type Layer = (bar: Bar) => readonly Note[];

const play = ({ scale }: Bar, voice: Voice, eighth: number, step: number, loud: number, pan = 0): Note => ({
  at: eighth * EIGHTH,
  voice,
  pitch: pitchOf(scale, step),
  loud,
  pan,
});

/** So many strokes spread over the bar as evenly as they go. */
const spread = (count: number): readonly number[] =>
  Array.from({ length: EIGHTHS }, (_, eighth) => eighth).filter((eighth) => (eighth * count) % EIGHTHS < count);

/** Reeds that hold the chord: first hollow, then full. */
export const ground: Layer = (bar) => {
  const tones = [0, 2, ...(bar.thick > 0.3 ? [1] : []), ...(bar.thick > 0.7 ? [4] : [])];
  return tones.map((nth, index) => ({
    ...play(bar, 'reed', 0, toneOf(bar.chord, nth) - 7, 0.1 + 0.04 * bar.thick, index % 2 === 0 ? -0.3 : 0.3),
    length: BAR,
  }));
};

/** Plucked strings: one stroke a bar at the least, all six at the most. */
export const strings: Layer = (bar) => {
  const chance = chanceFrom(seedOf(bar.seed, 'strings', bar.nth));
  const climb = oneOf(chance, [1, 1, 2, -1]);
  return spread(1 + Math.round((EIGHTHS - 1) * bar.thick)).map((eighth, index) =>
    play(bar, 'string', eighth, toneOf(bar.chord, 1 + ((index * climb + 6) % 6)), 0.34 - 0.05 * (eighth % 3), -0.25),
  );
};

export const bass: Layer = (bar) =>
  bar.thick < 0.25
    ? []
    : [0, ...(bar.thick > 0.55 ? [3] : [])].map((eighth) => play(bar, 'string', eighth, bar.chord - 14, 0.5));

/** Wooden bars, as a clockwork that is wound up further and further. */
export const clockwork: Layer = (bar) => {
  if (bar.thick < 0.45) return [];
  const tone = toneOf(bar.chord, bar.nth % 3);
  return spread(bar.thick > 0.75 ? EIGHTHS : 4).map((eighth) =>
    play(bar, 'bar', eighth, eighth % 2 === 0 ? tone : tone + 7, eighth === 0 ? 0.26 : 0.17, 0.4),
  );
};

export const heart: Layer = (bar) => {
  if (bar.thick < 0.6) return [];
  const strokes = bar.thick > 0.85 ? [0, 2, 3, 5] : [0, 3];
  return strokes.map((eighth) => ({
    at: eighth * EIGHTH,
    voice: 'skin',
    pitch: DRUM,
    loud: eighth % 3 === 0 ? 0.5 : 0.25,
  }));
};

/** Horns over two bars when the sand is nearly out. */
export const horns: Layer = (bar) =>
  bar.thick < 0.8 || bar.nth % 2 === 1
    ? []
    : [0, 2].map((nth) => ({ ...play(bar, 'horn', 0, toneOf(bar.chord, nth) - 7, 0.13, 0.15), length: 2 * BAR }));

const RHYTHMS: readonly (readonly number[])[] = [
  [0, 2, 3],
  [0, 3, 5],
  [0, 1, 2, 3],
  [0, 2, 3, 5],
  [0, 3, 4, 5],
];

/** The table's own motif: when its notes come and how far each is from the one before. */
function motifOf(seed: number): readonly { readonly eighth: number; readonly by: number }[] {
  const chance = chanceFrom(seedOf(seed, 'motif'));
  return oneOf(chance, RHYTHMS).map((eighth) => ({ eighth, by: oneOf(chance, [-2, -1, -1, 1, 1, 2]) }));
}

/** The motif is told, told again turned about, left out, and brought home. Thin music leaves every other phrase to chance. */
export const tune: Layer = (bar) => {
  const phrase = phraseOf(bar.nth);
  const chance = chanceFrom(seedOf(bar.seed, 'tune', phrase));
  if (phrase % 2 === 1 && chance() > bar.thick) return [];
  const place = bar.nth % PHRASE;
  if (place === 2 && bar.thick < 0.7) return [];
  const home = toneOf(bar.chord, oneOf(chance, [3, 4, 5]));
  if (place === PHRASE - 1) return [play(bar, 'glass', 0, home, 0.3, 0.2)];
  let step = home;
  return motifOf(bar.seed).map(({ eighth, by }, index) => {
    step += index === 0 ? 0 : place === 1 ? -by : by;
    return play(bar, 'glass', eighth, step, 0.3 - 0.03 * index, 0.2);
  });
};
