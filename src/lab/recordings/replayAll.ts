import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openRecording } from './openRecording.ts';
import { readPacked, unpack } from './packed.ts';
import { findDifference } from './replaying.ts';

/** Every recorded game of a folder, judged again: how many there are, and which came to something else. */
export interface Replayed {
  readonly games: number;
  readonly differences: readonly string[];
}

export const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

export const isPacked = (file: string): boolean => file.endsWith('.jsonl.br');

export function replayAll(folder: string): Replayed {
  const files = readdirSync(folder).sort();
  const found = files.flatMap((file) => {
    if (isPacked(file)) return replayPacked(join(folder, file));
    return file.endsWith('.json') ? [sentence(file, findDifference(openRecording(join(folder, file))))] : [];
  });
  return { games: found.length, differences: found.filter((one) => one !== '') };
}

const replayPacked = (file: string): readonly string[] =>
  readPacked(file).map((game) => sentence(game.about, unpack(game).difference ?? undefined));

const sentence = (name: string, difference: string | undefined): string =>
  difference === undefined ? '' : `${name}: ${difference}`;
