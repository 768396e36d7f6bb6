import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHARACTERS, SIDES } from './characters.ts';
import { MOTIFS } from './motifs.ts';

function drawings(folder: string): readonly string[] {
  return readdirSync(new URL(folder, import.meta.url)).sort();
}

test('every motif is drawn, and every drawing is a motif', () => {
  expect(drawings('./pictures/')).toEqual(MOTIFS.map((motif) => `${motif}.svg`).sort());
});

test('every character has an emblem for each side of the mat', () => {
  const emblems = CHARACTERS.flatMap((character) => SIDES.map((side) => `${character}-${side}.svg`));
  expect(drawings('./emblems/')).toEqual(emblems.sort());
});
