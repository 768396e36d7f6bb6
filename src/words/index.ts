/**
 * Everything a player reads. One folder per language, one file per section, gathered by `<language>/index.ts`.
 * English is written first, as a plain `export const section = { … } as const`, and gives the type; the others say
 * `export const section: Section<typeof english> = { … }`, so a phrase that is missing does not compile.
 * A phrase with a gap is a function; counts go through the `plural` of `<language>/speech.ts`. Whoever adds a
 * phrase adds it in all four languages. A browser loads one language only, so import no language folder directly.
 * What is made of several phrases (card texts, the log, labels) is put together by the functions below, once for all.
 */
import type { Catalogue } from './catalogue.ts';
import { importedWords } from './imported/index.ts';
import type { Language } from './languages.ts';

export type { Catalogue, Section } from './catalogue.ts';
export * from './commands.ts';
export * from './effects.ts';
export type { Counted, Person, Who } from './kinds.ts';
export * from './languages.ts';
export * from './outcomes.ts';
export * from './pieces.ts';
export * from './questions.ts';
export type { Speech } from './speech.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly words: Catalogue }>>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  nl: () => import('./nl/index.ts'),
  cs: () => import('./cs/index.ts'),
  ...importedWords,
};

export const loadCatalogue = async (language: Language): Promise<Catalogue> => (await LOADERS[language]()).words;
