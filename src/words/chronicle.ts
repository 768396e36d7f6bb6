/**
 * The door `#words/chronicle`: what is said of finished games (replay, analysis, history, sharing), and what characters say. It is
 * apart from `#words`, so that nothing waits for it. It is written like `#words`: English gives the type.
 */
import type { Chronicle } from './chronicle/chronicle.ts';
import { importedChronicles } from './imported/index.ts';
import type { Language } from './speech/languages.ts';

export type { Chronicle } from './chronicle/chronicle.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly chronicle: Chronicle }>>> = {
  en: () => import('./chronicle/en/index.ts'),
  de: () => import('./chronicle/de/index.ts'),
  nl: () => import('./chronicle/nl/index.ts'),
  cs: () => import('./chronicle/cs/index.ts'),
  ...importedChronicles,
};

export const loadChronicle = async (language: Language): Promise<Chronicle> => (await LOADERS[language]()).chronicle;
