import { pitchOf, type Scale, toneOf } from './harmony.ts';
import { BAR, DRUM, EIGHTH, EIGHTHS } from './layers.ts';
import type { Note, Voice } from './note.ts';

/** The theme of the end: in each bar a chord, and steps of the scale with their length in eighths. */
const THEME: readonly {
  readonly chord: number;
  readonly tune: readonly (readonly [step: number, eighths: number])[];
}[] = [
  {
    chord: 0,
    tune: [
      [0, 2],
      [2, 1],
      [4, 3],
    ],
  },
  {
    chord: 5,
    tune: [
      [5, 2],
      [4, 1],
      [2, 3],
    ],
  },
  {
    chord: 3,
    tune: [
      [3, 2],
      [4, 1],
      [5, 2],
      [4, 1],
    ],
  },
  {
    chord: 4,
    tune: [
      [4, 2],
      [1, 1],
      [4, 3],
    ],
  },
  {
    chord: 3,
    tune: [
      [5, 1],
      [6, 1],
      [7, 1],
      [8, 2],
      [7, 1],
    ],
  },
  { chord: 0, tune: [[7, 6]] },
];
export const THEME_BARS = THEME.length;

interface Playing {
  readonly scale: Scale;
  readonly voices: readonly { readonly voice: Voice; readonly octave: number; readonly loud: number }[];
  readonly festive: boolean;
}

const WON: Playing = {
  scale: 'major',
  voices: [
    { voice: 'horn', octave: 0, loud: 0.24 },
    { voice: 'string', octave: 0, loud: 0.35 },
    { voice: 'bell', octave: 1, loud: 0.14 },
  ],
  festive: true,
};
/** Nobody has won: the same theme in minor, lower, on reeds and strings alone. */
const LOST: Playing = {
  scale: 'aeolian',
  voices: [
    { voice: 'reed', octave: 0, loud: 0.2 },
    { voice: 'string', octave: -1, loud: 0.4 },
  ],
  festive: false,
};

/** One bar of the theme; after the last there is silence. */
export function themeBar(nth: number, won: boolean): readonly Note[] {
  const bar = THEME[nth];
  if (bar === undefined) return [];
  const playing = won ? WON : LOST;
  const notes = [...melody(bar.tune, playing), ...chord(bar.chord, playing), ...(playing.festive ? drums(nth) : [])];
  return nth === THEME_BARS - 1 ? notes.map(lingering) : notes;
}

/** The last chord is held for nearly two bars. */
const lingering = (note: Note): Note => (note.length === undefined ? note : { ...note, length: note.length * 1.8 });

function melody(tune: readonly (readonly [number, number])[], { scale, voices }: Playing): readonly Note[] {
  let eighth = 0;
  return tune.flatMap(([step, eighths]) => {
    const at = eighth * EIGHTH;
    eighth += eighths;
    return voices.map(({ voice, octave, loud }) => ({
      at,
      voice,
      pitch: pitchOf(scale, step + 7 * octave),
      loud,
      length: eighths * EIGHTH * 0.95,
    }));
  });
}

function chord(on: number, { scale, festive }: Playing): readonly Note[] {
  const held = [0, 2, 1].map(
    (nth): Note => ({
      at: 0,
      voice: 'reed',
      pitch: pitchOf(scale, toneOf(on, nth) - 7),
      loud: 0.13,
      length: BAR,
    }),
  );
  const low: Note = { at: 0, voice: 'string', pitch: pitchOf(scale, on - 14), loud: 0.55 };
  const broken = Array.from(
    { length: festive ? EIGHTHS : 2 },
    (_, nth): Note => ({
      at: (nth * BAR) / (festive ? EIGHTHS : 2),
      voice: festive ? 'bar' : 'string',
      pitch: pitchOf(scale, toneOf(on, nth)),
      loud: 0.22,
      pan: 0.3,
    }),
  );
  return [...held, low, ...broken];
}

const drums = (nth: number): readonly Note[] => {
  const strokes = nth === THEME_BARS - 1 ? [0] : [0, 3, 5];
  const beat = strokes.map((eighth): Note => ({ at: eighth * EIGHTH, voice: 'skin', pitch: DRUM, loud: 0.5 }));
  return nth % 2 === 1 ? [...beat, { at: 0, voice: 'bell', pitch: 50, loud: 0.3 }] : beat;
};
