import { compose } from './compose.ts';
import { BAR } from './layers.ts';
import type { Mood, Scene } from './mood.ts';
import type { Note } from './note.ts';

/** Where the music stands: what bar comes next, and when by the clock of the sound, in seconds. */
export interface Baton {
  readonly scene: Scene;
  readonly bar: number;
  readonly at: number;
}

export interface Conducted {
  readonly baton: Baton;
  /** Notes whose times are those of the sound's clock. */
  readonly notes: readonly Note[];
  /** What was to come must not: the scene has changed too much. */
  readonly cut: boolean;
}

export const SILENT: Baton = { scene: 'silence', bar: 0, at: 0 };

/** A bar is written down when it begins within this time: longer than any page sleeps between two looks. */
const AHEAD = 0.6;
const SOON = 0.12;
/** Music stands behind the game, and comes forward when there is no game left. */
const BEHIND = 0.28;
const IN_FRONT = 0.4;

/** Writes down the next bar if it is time. No bar is written twice: its number only grows. */
export function conduct(seed: number, baton: Baton, clock: number, mood: Mood): Conducted {
  const cut = isCut(baton.scene, mood.scene);
  const from =
    cut || baton.at < clock ? { ...baton, at: clock + SOON, bar: restarts(baton, mood) ? 0 : baton.bar } : baton;
  const next = { ...from, scene: mood.scene };
  if (mood.scene === 'silence' || from.at > clock + AHEAD) return { baton: next, notes: [], cut };
  const share = mood.scene === 'end' ? IN_FRONT : BEHIND;
  const notes = compose(seed, from.bar, mood).map((note) => ({
    ...note,
    at: note.at + from.at,
    loud: note.loud * share,
  }));
  return { baton: { ...next, bar: from.bar + 1, at: from.at + BAR }, notes, cut };
}

const restarts = (baton: Baton, mood: Mood): boolean => mood.scene === 'end' && baton.scene !== 'end';

/** The end and a pause do not wait for the bar to be over. */
const isCut = (before: Scene, now: Scene): boolean => before !== now && (now === 'end' || now === 'silence');
