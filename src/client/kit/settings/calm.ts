import { settings } from './settings.ts';

let system: MediaQueryList | undefined;

/** Wished for here or in the system: what moves stands still. Asked many times a second, so the system's query is kept. */
export function isCalm(): boolean {
  system ??= matchMedia('(prefers-reduced-motion: reduce)');
  return settings.calm.peek() || system.matches;
}
