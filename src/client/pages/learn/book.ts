import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Language } from '#words';
import { type LessonBook, loadLessons } from '#words/lessons';
import { language } from '../../kit/i18n.ts';

const open = signal<{ readonly language: Language; readonly book: LessonBook } | null>(null);

/** What the lessons say in the language of the moment; null until it is fetched. */
export function useLessonBook(): LessonBook | null {
  const wanted = language.value;
  useEffect(() => {
    if (open.value?.language === wanted) return;
    loadLessons(wanted).then((book) => {
      open.value = { language: wanted, book };
    });
  }, [wanted]);
  return open.value?.book ?? null;
}
