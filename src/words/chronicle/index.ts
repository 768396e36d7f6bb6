/**
 * What is said of finished games: replay, analysis, history, sharing. Loaded with those pages and never with the game.
 * Written like the sections of `#words`: English gives the type, and a missing phrase does not compile.
 */
import { importedChronicles } from '../imported/index.ts';
import type { Language } from '../languages.ts';
import type { Chronicle } from './chronicle.ts';

export type { Chronicle } from './chronicle.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly chronicle: Chronicle }>>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  nl: () => import('./nl/index.ts'),
  cs: () => import('./cs/index.ts'),
  ...importedChronicles,
};

export const loadChronicle = async (language: Language): Promise<Chronicle> => (await LOADERS[language]()).chronicle;
