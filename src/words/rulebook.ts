/**
 * The door `#words/rulebook`: the rules for players. A book is loaded when a player opens it and never with the game; only the
 * ids and the links from pieces to rules are small enough to be there from the start.
 */
import { importedRulebooks } from './imported/index.ts';
import type { Rulebook } from './rulebook/book.ts';
import type { Language } from './speech/languages.ts';

export * from './rulebook/book.ts';
export * from './rulebook/essays.ts';
export * from './rulebook/ids.ts';
export * from './rulebook/links.ts';
export * from './rulebook/search.ts';
export * from './rulebook/text.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly rulebook: Rulebook }>>> = {
  en: () => import('./rulebook/en/index.ts'),
  de: () => import('./rulebook/de/index.ts'),
  nl: () => import('./rulebook/nl/index.ts'),
  cs: () => import('./rulebook/cs/index.ts'),
  ...importedRulebooks,
};

export const loadRulebook = async (language: Language): Promise<Rulebook> => (await LOADERS[language]()).rulebook;
