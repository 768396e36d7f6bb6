import type { Area } from '#content';
import type { Note, Voice } from './note.ts';

const stroke = (voice: Voice, pitch: number, loud: number, at = 0): Note => ({ at, voice, pitch, loud });

/** What a timer can say. */
export interface TimerVoice {
  readonly flip: readonly Note[];
  /** A second of the last five. */
  readonly tick: readonly Note[];
  readonly out: readonly Note[];
}

/**
 * Purple is the slowest and the largest: a brass bowl. Green is glass. Black is the quickest: wood.
 * All three are turned in a frame of wood, with their own sand in them, and ring out in their own figure.
 */
export const TIMERS: Readonly<Record<Area, TimerVoice>> = {
  purple: {
    flip: [...turned(100, 45), stroke('bowl', 57, 0.45, 0.4)],
    tick: [stroke('bowl', 69, 0.5), stroke('wood', 62, 0.35)],
    out: [stroke('bowl', 62, 0.8), stroke('bowl', 57, 0.8, 0.42), stroke('bowl', 50, 0.9, 0.84)],
  },
  green: {
    flip: [...turned(104, 50), stroke('glass', 81, 0.4, 0.4)],
    tick: [stroke('glass', 93, 0.55)],
    out: [stroke('glass', 81, 0.6), stroke('glass', 86, 0.6, 0.2), stroke('glass', 88, 0.7, 0.4)],
  },
  black: {
    flip: [...turned(108, 55), stroke('bar', 67, 0.5, 0.4)],
    tick: [stroke('wood', 83, 0.8), stroke('bar', 79, 0.3)],
    out: [
      stroke('bar', 74, 0.8),
      stroke('bar', 69, 0.8, 0.13),
      stroke('bar', 74, 0.8, 0.26),
      stroke('bar', 62, 0.9, 0.39),
    ],
  },
};

/** The frame is lifted, the sand rushes, the frame is set down. */
function turned(sand: number, frame: number): readonly Note[] {
  return [stroke('wood', frame + 14, 0.4), stroke('sand', sand, 0.8, 0.03), stroke('wood', frame, 1, 0.38)];
}
