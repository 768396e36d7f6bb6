import { signal } from '@preact/signals';
import { LESSON_IDS, type LessonId } from '#words/lessons';
import { recall, remember } from '../../kit/settings/settings.ts';

const KEY = 'learned';

/** The lessons this browser has seen through to the end. */
export const learned = signal<ReadonlySet<LessonId>>(new Set(kept()));

function kept(): readonly LessonId[] {
  const found = recall(KEY);
  return Array.isArray(found) ? LESSON_IDS.filter((id) => found.includes(id)) : [];
}

export function keepLearned(id: LessonId): void {
  learned.value = new Set([...learned.value, id]);
  remember(KEY, [...learned.value]);
}

export function nextLesson(id: LessonId): LessonId | null {
  return LESSON_IDS[LESSON_IDS.indexOf(id) + 1] ?? null;
}

/** Where a learner should go on: the first lesson not seen yet. */
export const firstOpen = (): LessonId | null => LESSON_IDS.find((id) => !learned.value.has(id)) ?? null;
