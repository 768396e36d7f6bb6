import { settings } from './settings.ts';

/** Wished for here or in the system: what moves stands still. */
export const isCalm = (): boolean => settings.calm.peek() || matchMedia('(prefers-reduced-motion: reduce)').matches;
