import type { Game } from './game.ts';

/** A short text that is the same wherever the same game is, whatever order its fields were written in. */
export const fingerprint = (game: Game): string => digest(canonical(game));

export function digest(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x1b873593;
  for (let i = 0; i < text.length; i += 1) {
    one = Math.imul(one ^ text.charCodeAt(i), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(i), 0x85ebca6b);
  }
  return hex(one) + hex(other);
}

const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`;
}
