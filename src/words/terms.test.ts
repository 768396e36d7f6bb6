import { describe, expect, test } from 'vitest';
import { loadCatalogue, WRITTEN, type Written } from '#words';
import { loadChronicle } from '#words/chronicle';
import { loadLessons } from '#words/lessons';
import { loadRulebook } from '#words/rulebook';
import { EXCEPTIONS, TERMS_OF_THE_GAME } from './terms.ts';

type Phrase = readonly [place: string, text: string];

const SAMPLES: readonly unknown[] = [1, 2, 5, 'Ada', false];

/** Everything a language says. A phrase with gaps is said with several things in them, and each of its literals counts too. */
function phrasesOf(value: unknown, place: string): readonly Phrase[] {
  if (typeof value === 'string') return [[place, value.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '')]];
  if (typeof value === 'function') return spoken(value as (...given: readonly unknown[]) => unknown, place);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => phrasesOf(inner, `${place}.${key}`));
}

function spoken(phrase: (...given: readonly unknown[]) => unknown, place: string): readonly Phrase[] {
  const literals = [...String(phrase).matchAll(/(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs)].map(
    ([, , text = '']): Phrase => [place, text.replaceAll(/\$\{[^}]*\}/g, '…')],
  );
  return [...literals, ...SAMPLES.flatMap((sample) => said(phrase, sample, place))];
}

function said(phrase: (...given: readonly unknown[]) => unknown, sample: unknown, place: string): readonly Phrase[] {
  try {
    return phrasesOf(phrase(sample, sample, sample, sample, sample), place);
  } catch {
    return [];
  }
}

async function spokenIn(language: Written): Promise<readonly Phrase[]> {
  const [words, chronicle, lessons, rulebook] = await Promise.all([
    loadCatalogue(language),
    loadChronicle(language),
    loadLessons(language),
    loadRulebook(language),
  ]);
  return Object.entries({ words, chronicle, lessons, rulebook }).flatMap(([book, value]) => phrasesOf(value, book));
}

describe.each(WRITTEN)('the terms of the game in %s', (language) => {
  const exceptions = Object.keys(EXCEPTIONS[language]);
  const excuses = (place: string): readonly string[] =>
    exceptions.filter((known) => place === known || place.startsWith(`${known}.`));

  test('are those of its rulebook', async () => {
    const everything = (await spokenIn(language)).map(([, text]) => text);
    const unsaid = Object.entries(TERMS_OF_THE_GAME).filter(
      ([, { says }]) => !everything.some((text) => says[language].test(text)),
    );
    expect(unsaid.map(([thing]) => thing)).toEqual([]);
  });

  test('have no other names, but for exceptions that are needed', async () => {
    const found = misnamed(await spokenIn(language), language);
    expect(found.filter(([place]) => excuses(place).length === 0)).toEqual([]);
    expect(exceptions.filter((known) => !found.some(([place]) => excuses(place).includes(known)))).toEqual([]);
  });
});

/** Every phrase that calls a thing by a name it does not have: where it is, what thing it is about, what it says. */
function misnamed(phrases: readonly Phrase[], language: Written): readonly (readonly [string, string, string])[] {
  return Object.entries(TERMS_OF_THE_GAME).flatMap(([thing, { never }]) =>
    phrases.filter(([, text]) => never?.[language]?.test(text)).map(([place, text]) => [place, thing, text] as const),
  );
}

test('a wrong name is found in a plain phrase, in one with gaps and in the branch that is not taken', () => {
  const wrong = { plain: 'Nobody wins.', told: (you: boolean) => (you ? 'You win.' : `Whoever ranks higher wins.`) };
  expect(misnamed(phrasesOf(wrong, 'x'), 'en').map(([place, thing]) => [place, thing])).toContainEqual([
    'x.told',
    'people',
  ]);
  expect(misnamed(phrasesOf({ plain: wrong.plain }, 'x'), 'en')).toEqual([['x.plain', 'people', 'Nobody wins.']]);
});
