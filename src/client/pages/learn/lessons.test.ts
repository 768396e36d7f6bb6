import { expect, test } from 'vitest';
import { LESSON_IDS } from '#words/lessons';
import { isSmall, lessonOf, stepsOf } from './lessons.ts';

test.each(LESSON_IDS.filter(isSmall))('the lesson %s begins before its first goal and has a pointer for each', (id) => {
  const lesson = lessonOf(id);
  const { game } = lesson.begin();
  const steps = stepsOf(id).map((name) => lesson.steps[name]);
  for (const step of steps) {
    expect(step).toBeDefined();
    if (step?.reached !== 'read') expect(step?.point.length).toBeGreaterThan(0);
  }
  const first = steps.find((step) => step?.reached !== 'read');
  if (typeof first?.reached === 'function') expect(first.reached(game)).toBe(false);
});
