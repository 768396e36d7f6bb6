import { readFileSync } from 'node:fs';
import { at } from '../project.mjs';
import type { Breaks } from './break.ts';
import { CARDS } from './cards.ts';
import { COUNCIL } from './council.ts';
import { PLAYING } from './playing.ts';
import { TABLE } from './table.ts';

export type { Break, Breaks } from './break.ts';
export const BREAKS: Breaks = { ...PLAYING, ...CARDS, ...COUNCIL, ...TABLE };

/** What is wrong with the breaks themselves: a rule without one, one without a rule, a text that is no longer there. */
export function faultsOf(ids: readonly string[]): readonly string[] {
  const unbroken = ids.filter((id) => (BREAKS[id] ?? []).length === 0);
  const outdated = Object.entries(BREAKS).flatMap(([id, breaks]) =>
    breaks.flatMap(([file, text]) =>
      occurrences(file, text) === 1 ? [] : [`${id}: not exactly once in ${file}: ${text}`],
    ),
  );
  return [
    ...unbroken.map((id) => `${id} has no break in tools/breaks`),
    ...Object.keys(BREAKS).flatMap((id) =>
      ids.includes(id) ? [] : [`${id} is broken in tools/breaks, but is no rule`],
    ),
    ...outdated,
  ];
}

const occurrences = (file: string, text: string): number => readFileSync(at(file), 'utf8').split(text).length - 1;
