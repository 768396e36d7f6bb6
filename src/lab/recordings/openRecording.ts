import { readFileSync } from 'node:fs';
import type { Recording } from '#protocol';
import { Misuse } from '../cli/tool.ts';
import { parseRecording } from './replaying.ts';

/** The game in a file, or a sentence that says why there is none. */
export function openRecording(file: string): Recording {
  const recording = parseRecording(textIn(file));
  if (typeof recording === 'string') throw new Misuse(`${file} cannot be opened: ${recording}`);
  return recording;
}

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Misuse(`${file} cannot be read`);
  }
}
