import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { root } from './project.mjs';

/** The class of a style module as the built page has it: its own name and three letters that are its sheet's on every machine. */
export function scopedName(name: string, file: string): string {
  const path = relative(root, file).replaceAll('\\', '/');
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
}
