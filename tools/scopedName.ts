import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { root } from './project.mjs';

/** The class of a style module as the built page has it: short, different for each sheet, and the same on every machine. */
export function scopedName(name: string, file: string): string {
  const path = relative(root, file).replaceAll('\\', '/');
  return `_${createHash('sha256').update(`${path} ${name}`).digest('base64url').slice(0, 5)}`;
}
