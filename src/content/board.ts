import { CONQUER, type Effect, gain, gainWild, produce } from './effects.ts';
import type { Area, Cost, Row } from './vocabulary.ts';

/** Where a worker is placed. A wide frame stands above two actions (WRK-15). */
export interface Frame {
  readonly area: Area;
  readonly row: Row;
  readonly actions: readonly number[];
}

/** What a worker does, and the box it shifts down into. */
export interface Action {
  readonly area: Area;
  readonly row: Row;
  readonly frame: number;
  readonly cost: Cost;
  readonly effect: Effect;
}

/** Frames and actions are numbered row by row, left to right; those numbers are their ids. */
export interface Board {
  readonly side: 'A' | 'B';
  readonly frames: readonly Frame[];
  readonly actions: readonly Action[];
}

const GOLD: Cost = { gold: 2 };
const FREE: Cost = {};

const SPACES = {
  brown: { cost: GOLD, effect: produce('brown') },
  court: { cost: GOLD, effect: gain({ popularity: 1, prestige: 1, votes: 1 }) },
  blue: { cost: GOLD, effect: produce('blue') },
  red: { cost: GOLD, effect: produce('red') },
  crowd: { cost: GOLD, effect: gain({ popularity: 2 }) },
  muster: { cost: GOLD, effect: gain({ power: 1, votes: 2 }) },
  yellow: { cost: FREE, effect: produce('yellow') },
  vote: { cost: FREE, effect: gain({ votes: 1 }) },
  conquer: { cost: { military: 4 }, effect: CONQUER },
  wild: { cost: FREE, effect: gainWild(1) },
} as const satisfies Record<string, { cost: Cost; effect: Effect }>;

type Space = keyof typeof SPACES;
/** A row is a list of frames, a frame a list of the actions below it. */
type Layout = readonly (readonly [Area, Row, readonly (readonly Space[])[]])[];

const BLACK_ROW = [['yellow'], ['vote'], ['conquer'], ['wild']] as const;

const SIDE_A: Layout = [
  ['purple', 'top', [['blue', 'court'], ['brown']]],
  ['purple', 'bottom', [['blue'], ['court', 'brown']]],
  ['green', 'top', [['muster', 'crowd'], ['red']]],
  ['green', 'bottom', [['muster'], ['crowd', 'red']]],
  ['black', 'top', BLACK_ROW],
  ['black', 'bottom', BLACK_ROW],
];

const SIDE_B: Layout = [
  ['purple', 'top', [['brown'], ['court'], ['blue']]],
  ['purple', 'bottom', [['brown'], ['court'], ['blue']]],
  ['green', 'top', [['red'], ['crowd'], ['muster']]],
  ['green', 'bottom', [['red'], ['crowd'], ['muster']]],
  ['black', 'top', BLACK_ROW],
  ['black', 'bottom', BLACK_ROW],
];

function build(side: 'A' | 'B', layout: Layout): Board {
  const frames: Frame[] = [];
  const actions: Action[] = [];
  for (const [area, row, spots] of layout) {
    for (const spaces of spots) {
      frames.push({ area, row, actions: spaces.map((_, i) => actions.length + i) });
      for (const space of spaces) actions.push({ area, row, frame: frames.length - 1, ...SPACES[space] });
    }
  }
  return { side, frames, actions };
}

const A = build('A', SIDE_A);
const B = build('B', SIDE_B);

/** SET-1 */
export const boardFor = (players: number): Board => (players <= 3 ? A : B);

/** P23-2: the small frames of the green and purple rows of side A. */
export const NEUTRAL_FRAMES: readonly number[] = A.frames.flatMap((frame, i) =>
  frame.area !== 'black' && frame.actions.length === 1 ? [i] : [],
);

/** TIM-1, in seconds. */
export const SAND: Readonly<Record<Area, number>> = { purple: 180, green: 120, black: 45 };

/** VP of choice by place on the privilege track (COU-2). */
export const PRIVILEGE_VP: Readonly<Record<'A' | 'B', readonly number[]>> = { A: [2, 1, 0], B: [2, 1, 1, 0, 0] };

/** UNT-2: which timers flip as the token enters each space; the last one calls council. */
export const TIMER_TRACK: readonly (readonly Area[])[] = [
  ['black', 'green', 'purple'],
  ['black'],
  ['black'],
  ['green'],
  ['black'],
  ['black', 'purple'],
  ['black'],
  ['green'],
  ['black'],
  ['black'],
  ['black', 'green', 'purple'],
];
