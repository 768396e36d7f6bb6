/**
 * The rules for players, in four languages. A book is loaded when somebody opens it and never with the game; only the
 * ids and the links from pieces to rules are small enough to be there from the start.
 */
import { importedRulebooks } from '../imported/index.ts';
import type { Language } from '../languages.ts';
import type { Rulebook } from './book.ts';

export * from './book.ts';
export * from './essays.ts';
export * from './ids.ts';
export * from './links.ts';
export * from './search.ts';
export * from './text.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly rulebook: Rulebook }>>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  nl: () => import('./nl/index.ts'),
  cs: () => import('./cs/index.ts'),
  ...importedRulebooks,
};

export const loadRulebook = async (language: Language): Promise<Rulebook> => (await LOADERS[language]()).rulebook;
