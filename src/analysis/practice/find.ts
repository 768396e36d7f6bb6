import type { Command } from '#engine';
import type { Puzzle, Theme } from '#protocol';
import type { Choice } from './lapses.ts';
import { marginOf, type Position, themeIn } from './puzzle.ts';

/** Who knows what is best: the champion, as far ahead as it is asked to look, and what lower levels would do at once. */
export interface Judge {
  readonly weigh: (position: Position, look?: { readonly ahead: number }) => readonly Choice[];
  readonly deedOf: (level: 'adept' | 'master', position: Position) => Command | null;
}

/** A puzzle as it was found, with what speaks for choosing it: how far its best choice is ahead. */
export interface Found extends Puzzle {
  readonly margin: number;
}

/** Nearer and farther looks ahead, in seconds of the printed game, must say the same. */
const LOOKS = [{ ahead: 180 }, { ahead: 320 }] as const;
const CLEAR_EVERYWHERE = 0.03;

const isSame = (one: Command | null, other: Command | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The puzzle that a position is, if it is one. */
export function puzzleAt(judge: Judge, position: Position, id: string): Found | null {
  const choices = judge.weigh(position);
  const theme = themeIn(position, choices);
  const best = choices[0]?.command ?? null;
  if (theme === null) return null;
  const margins = LOOKS.map((look) => {
    const again = judge.weigh(position, look);
    return isSame(again[0]?.command ?? null, best) ? marginOf(position, again) : 0;
  });
  const margin = Math.min(marginOf(position, choices), ...margins);
  return margin < CLEAR_EVERYWHERE ? null : foundAt(judge, position, id, theme, margin, best);
}

function foundAt(
  judge: Judge,
  { game, seat, at }: Position,
  id: string,
  theme: Theme,
  margin: number,
  best: Command | null,
) {
  const position = { game, seat, at };
  const finds = (level: 'adept' | 'master'): boolean => isSame(judge.deedOf(level, position), best);
  const grade = finds('adept') ? 1 : finds('master') ? 2 : 3;
  return { ...position, id, theme, grade, margin } as const;
}
