import { importedLessons } from '../imported/index.ts';
import type { Language } from '../languages.ts';
import type { LessonBook } from './book.ts';

export * from './book.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly book: LessonBook }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  nl: () => import('./nl.ts'),
  cs: () => import('./cs.ts'),
  ...importedLessons,
};

export const loadLessons = async (language: Language): Promise<LessonBook> => (await LOADERS[language]()).book;
