import { describe, expect, test } from 'vitest';
import { WRITTEN } from '#words';
import { loadChronicle } from '#words/chronicle';

const chronicles = await Promise.all(
  WRITTEN.map(async (language) => ({ language, told: await loadChronicle(language) })),
);

/** Every phrase, those with gaps filled with plain words and numbers. */
function phrases(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return [1, 2, 5].map((many) => [path, String(value(many, many, many, many))] as const);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => phrases(inner, `${path}.${key}`));
}

const LEFT_OVERS =
  /\b(the|and|your|you|with|worker|workers|timer|timers|row|military|votes|take|pay|gain|from|this|that|choose|until|round|council|game|games)\b/i;

describe.each(chronicles)('what $language says of finished games', ({ language, told }) => {
  test('is never empty and leaves no gap', () => {
    const wrong = phrases(told).filter(([, text]) => text.trim() === '' || /undefined|\[object|#/.test(text));
    expect(wrong).toEqual([]);
  });

  test('is not English but in English', () => {
    if (language !== 'en') expect(phrases(told).filter(([, text]) => LEFT_OVERS.test(text))).toEqual([]);
  });
});

test('the best result is told as points, so that nobody reads it as a place', () => {
  const best = chronicles.map(({ told }) => told.history.best);
  expect(best.filter((text) => !/point|Punkt|punt|bod/.test(text))).toEqual([]);
});
