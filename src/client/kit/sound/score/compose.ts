import { chanceFrom, seedOf } from './chance.ts';
import { calmChordOf, chordOf, type Scale } from './harmony.ts';
import { type Bar, bass, clockwork, ground, heart, horns, type Layer, strings, tune } from './layers.ts';
import type { Mood } from './mood.ts';
import type { Note } from './note.ts';
import { themeBar } from './theme.ts';

const ROUND: readonly Layer[] = [ground, strings, bass, tune, clockwork, heart, horns];
const COUNCIL: readonly Layer[] = [ground, strings, tune];
const CALM = 0.32;

/** One bar of music: the same for the same table, bar and mood. Times count from the beginning of the bar. */
export function compose(seed: number, nth: number, mood: Mood): readonly Note[] {
  switch (mood.scene) {
    case 'silence':
      return [];
    case 'end':
      return themeBar(nth, mood.won);
    case 'council':
      return layered(COUNCIL, { seed, nth, scale: 'major', chord: calmChordOf(seed, nth), thick: CALM });
    case 'round':
      return layered(ROUND, { seed, nth, scale: scaleOf(seed), chord: chordOf(seed, nth), thick: mood.thick });
  }
}

const scaleOf = (seed: number): Scale => (chanceFrom(seedOf(seed, 'scale'))() < 0.6 ? 'dorian' : 'aeolian');

const layered = (layers: readonly Layer[], bar: Bar): readonly Note[] => {
  const chance = chanceFrom(seedOf(bar.seed, 'hands', bar.nth));
  return layers.flatMap((layer) => layer(bar)).map((note) => ({ ...note, ...touch(note, chance) }));
};

/** Hands are never quite even: up to 14 milliseconds late, a tenth louder or softer. */
const touch = ({ at, loud }: Note, chance: () => number): Pick<Note, 'at' | 'loud'> => ({
  at: at + 0.014 * chance(),
  loud: loud * (0.9 + 0.2 * chance()),
});
