import type { Note, Voice } from './note.ts';

/** A stroke, by default at once. */
const stroke = (voice: Voice, pitch: number, loud: number, at = 0, pan = 0): Note => ({ at, voice, pitch, loud, pan });

/** The same stroke several times: a riffle, a roll, a count. */
const row = (count: number, apart: number, one: (nth: number) => Note): readonly Note[] =>
  Array.from({ length: count }, (_, nth) => ({ ...one(nth), at: nth * apart }));

/**
 * What pieces sound like. Wood for workers, steel, strings and coins for resources, paper for cards, bars of wood that climb for
 * the tracks, brass for what the whole table hears. Pitches are D, E, G, A and B: they fit every mode of the music.
 */
export const DEEDS = {
  // workers
  worker: [stroke('wood', 62, 1), stroke('skin', 43, 0.25, 0.004)],
  grande: [stroke('wood', 55, 1), stroke('skin', 38, 0.45, 0.004), stroke('coin', 93, 0.12, 0.012)],
  home: [stroke('wood', 69, 0.55), stroke('wood', 64, 0.9, 0.085)],
  recruit: [stroke('wood', 59, 0.8), stroke('wood', 64, 0.9, 0.11), stroke('bar', 74, 0.5, 0.22)],
  promote: [stroke('wood', 55, 0.9), stroke('bowl', 74, 0.4, 0.1), stroke('bowl', 81, 0.4, 0.2)],
  act: [stroke('wood', 50, 1), stroke('wood', 57, 0.5, 0.07), stroke('skin', 38, 0.5, 0.005)],

  // what is gained and paid
  military: [stroke('steel', 81, 0.8), stroke('steel', 86, 0.5, 0.07)],
  culture: [stroke('string', 74, 0.7), stroke('string', 81, 0.7, 0.07)],
  gold: [stroke('coin', 96, 0.7), stroke('coin', 100, 0.6, 0.06), stroke('coin', 98, 0.3, 0.15)],
  votes: [stroke('paper', 100, 0.7), stroke('wood', 74, 0.6, 0.06)],
  power: [stroke('bar', 62, 0.8), stroke('bar', 67, 0.8, 0.1)],
  prestige: [stroke('bar', 69, 0.8), stroke('bar', 74, 0.8, 0.1)],
  popularity: [stroke('bar', 76, 0.8), stroke('bar', 81, 0.8, 0.1)],
  glory: [stroke('glass', 86, 0.5), stroke('glass', 93, 0.5, 0.09)],
  pay: [stroke('coin', 88, 0.5), stroke('wood', 57, 0.6, 0.05)],
  swap: [stroke('bar', 74, 0.6), stroke('coin', 95, 0.4, 0.08), stroke('bar', 67, 0.6, 0.16)],

  // cards
  card: [stroke('paper', 99, 0.8), stroke('wood', 67, 0.5, 0.11)],
  cardsBack: row(4, 0.07, (nth) => stroke('paper', 96 + nth * 2, 0.45 + nth * 0.1, 0, nth * 0.1 - 0.15)),
  conquer: [stroke('paper', 95, 0.7), stroke('skin', 43, 0.9, 0.16), stroke('steel', 76, 0.5, 0.17)],
  tuck: [stroke('paper', 102, 0.8), stroke('wood', 64, 0.35, 0.14)],
  discard: [stroke('paper', 92, 0.9), stroke('paper', 88, 0.6, 0.12)],
  deal: row(5, 0.09, (nth) => stroke('paper', 98 + (nth % 2) * 2, 0.7, 0, nth * 0.16 - 0.32)),
  reward: [stroke('paper', 93, 0.8), stroke('skin', 50, 0.5, 0.2), stroke('bowl', 69, 0.3, 0.21)],

  // what a player says
  done: [stroke('wood', 71, 0.8), stroke('wood', 71, 0.5, 0.14)],
  ready: [stroke('wood', 67, 0.7), stroke('bar', 74, 0.6, 0.1)],
  vote: [stroke('paper', 97, 0.6), stroke('wood', 69, 0.6, 0.1)],
  chat: [stroke('glass', 81, 0.35), stroke('glass', 88, 0.35, 0.08)],
  refused: [stroke('wood', 50, 0.9), stroke('wood', 45, 0.9, 0.13)],
  claimWon: [stroke('bowl', 69, 0.6), stroke('bowl', 76, 0.6, 0.14)],
  claimLost: [stroke('bowl', 69, 0.6), stroke('bowl', 62, 0.6, 0.14)],
  timeCalled: row(3, 0.13, (nth) => stroke('bell', 81, 0.7 - nth * 0.12)),
  onClock: [stroke('wood', 79, 0.8), stroke('wood', 74, 0.8, 0.5)],
  paused: [stroke('bar', 69, 0.6), stroke('bar', 62, 0.7, 0.16)],
  resumed: [stroke('bar', 62, 0.6), stroke('bar', 69, 0.7, 0.16)],

  // what the whole table hears
  marker: [stroke('coin', 90, 0.7), ...row(4, 0.055, (nth) => stroke('wood', 66 + nth, 0.6 - nth * 0.12))],
  step: [stroke('wood', 74, 0.8), stroke('coin', 95, 0.2, 0.01)],
  achievement: [stroke('paper', 96, 0.5), stroke('bell', 74, 0.45, 0.08), stroke('bell', 81, 0.45, 0.22)],
  legend: [62, 69, 74, 76, 81, 86].map((pitch, nth) => stroke('bell', pitch, 0.35 + nth * 0.04, nth * 0.11)),
  council: [
    stroke('bell', 50, 1),
    stroke('bowl', 62, 0.5, 0.01),
    stroke('skin', 45, 0.6),
    stroke('bell', 57, 0.6, 1.1),
  ],
  edge: [
    stroke('skin', 40, 0.6),
    stroke('skin', 40, 0.45, 0.3),
    stroke('paper', 92, 0.3, 0.62),
    stroke('bowl', 74, 0.4, 0.66),
    stroke('glass', 86, 0.35, 0.78),
  ],
  counted: row(4, 0.16, (nth) => stroke('wood', 62 + nth * 2, 0.6)),
  round: [
    stroke('skin', 45, 0.8),
    ...[62, 69, 74].map((pitch, nth) => stroke('string', pitch, 0.7, 0.12 + nth * 0.14)),
    stroke('bell', 81, 0.25, 0.54),
  ],
  end: [stroke('bell', 50, 1), stroke('skin', 45, 0.8), stroke('bell', 62, 0.6, 0.5)],

  // the finale
  unroll: row(6, 0.13, (nth) => stroke('paper', 86 + nth * 2, 0.35 + nth * 0.08, 0, nth * 0.1 - 0.25)),
  crown: [
    stroke('skin', 38, 0.9),
    stroke('bowl', 62, 0.6, 0.004),
    stroke('coin', 86, 0.35, 0.01),
    stroke('coin', 81, 0.2, 0.26),
  ],
  chord: [50, 57, 62, 69, 74, 81].map((pitch, nth) =>
    stroke(nth % 2 === 0 ? 'bell' : 'string', pitch, 0.5, nth * 0.035),
  ),
  torn: [
    ...row(7, 0.06, (nth) => stroke('paper', 100 - nth * 3, 0.9 - nth * 0.06)),
    stroke('skin', 36, 0.9, 0.42),
    stroke('bell', 45, 0.6, 0.44),
  ],
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export type Deed = keyof typeof DEEDS;
