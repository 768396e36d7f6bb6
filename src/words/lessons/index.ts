import { LOADERS } from '../imported/index.ts';
import type { Language } from '../languages.ts';
import type { LessonBook } from './book.ts';

export * from './book.ts';

const LOADED: Readonly<Record<Language, () => Promise<{ readonly book: LessonBook }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  nl: () => import('./nl.ts'),
  cs: () => import('./cs.ts'),
  ...LOADERS.lessons,
};

export const loadLessons = async (language: Language): Promise<LessonBook> => (await LOADED[language]()).book;
