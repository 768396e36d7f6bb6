/** What can sound: matter that is struck, plucked, rubbed or blown. */
export const VOICES = [
  'wood',
  'bar',
  'glass',
  'bowl',
  'bell',
  'coin',
  'steel',
  'skin',
  'string',
  'sand',
  'paper',
  'reed',
  'horn',
] as const;
export type Voice = (typeof VOICES)[number];

/** One stroke. All that is heard, of pieces, timers and music alike, is a list of these. */
export interface Note {
  /** Seconds after the beginning of its list. */
  readonly at: number;
  readonly voice: Voice;
  /** In semitones, where 69 is 440 Hz. */
  readonly pitch: number;
  /** From 0 to 1. */
  readonly loud: number;
  /** For voices that last as long as they are held. */
  readonly length?: number;
  /** From -1, the left, to 1. */
  readonly pan?: number;
}

export const hertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);
