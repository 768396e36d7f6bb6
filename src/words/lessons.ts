/** The door `#words/lessons`: what the lessons say is loaded only by those who learn. */
import { importedLessons } from './imported/index.ts';
import type { LessonBook } from './lessons/book.ts';
import type { Language } from './speech/languages.ts';

export * from './lessons/book.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly book: LessonBook }>>> = {
  en: () => import('./lessons/en.ts'),
  de: () => import('./lessons/de.ts'),
  nl: () => import('./lessons/nl.ts'),
  cs: () => import('./lessons/cs.ts'),
  ...importedLessons,
};

export const loadLessons = async (language: Language): Promise<LessonBook> => (await LOADERS[language]()).book;
