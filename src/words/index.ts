/**
 * Everything a player reads. `ui`, `chronicle`, `rulebook` and `lessons` hold the texts, by language; `speech` is how a language
 * counts and joins; `sentences` makes what consists of several phrases (card texts, the log, labels), once for all languages.
 * English is written first, as a plain `export const section = { … } as const`, and gives the type; the others say
 * `export const section: Section<typeof english> = { … }`, so a phrase that is missing does not compile.
 * A phrase with a gap is a function; counts go through the `plural` of `speech/<language>.ts`.
 * A browser loads one language only, so no code imports the texts of a language but the doors of this folder.
 */
import { importedWords } from './imported/index.ts';
import type { Language } from './speech/languages.ts';
import type { Catalogue } from './ui/catalogue.ts';

export * from './sentences/commands.ts';
export * from './sentences/effects.ts';
export * from './sentences/outcomes.ts';
export * from './sentences/pieces.ts';
export * from './sentences/questions.ts';
export type { Counted, Person, Who } from './speech/kinds.ts';
export * from './speech/languages.ts';
export type { Section } from './speech/section.ts';
export type { Speech } from './speech/speech.ts';
export type { Catalogue } from './ui/catalogue.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly words: Catalogue }>>> = {
  en: () => import('./ui/en/index.ts'),
  de: () => import('./ui/de/index.ts'),
  nl: () => import('./ui/nl/index.ts'),
  cs: () => import('./ui/cs/index.ts'),
  ...importedWords,
};

export const loadCatalogue = async (language: Language): Promise<Catalogue> => (await LOADERS[language]()).words;
