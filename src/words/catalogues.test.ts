import { describe, expect, test } from 'vitest';
import {
  ACHIEVEMENT_IDS,
  CHARACTER_IDS,
  FINAL_REWARD_IDS,
  ORDINARY_REWARD_IDS,
  PROVINCE_IDS,
  STRATAGEM_IDS,
} from '#content';
import { REFUSAL_IDS } from '#engine';
import { FAULTS, PHRASES } from '#protocol';
import { type Catalogue, LANGUAGES, loadCatalogue, OWN_NAMES, pickLanguage, WRITTEN } from '#words';

const catalogues: readonly Catalogue[] = await Promise.all(LANGUAGES.map(loadCatalogue));
const [english] = catalogues;

/** Every key, with "()" where a phrase has gaps. */
function keys(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'function') return [`${path}()`];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keys(inner, `${path}.${key}`));
}

function phrases(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => phrases(inner, `${path}.${key}`));
}

const SILENT = ['.outcomes.deciders.last'];

describe.each(catalogues)('the words of $language', (words) => {
  test('have the keys that English has', () => {
    expect(keys(words).toSorted()).toEqual(keys(english).toSorted());
  });

  test('are never empty in what the box, the rules and the wire name', () => {
    const named = { ...words.cards, ...words.provinces, ...words.refusals, ...words.faults, ...words.names };
    expect(phrases(named).filter(([, phrase]) => phrase.trim() === '')).toEqual([]);
    for (const id of REFUSAL_IDS) expect(words.refusals[id]).toMatch(/[.!]$/);
    for (const fault of FAULTS) expect(words.faults[fault]).toMatch(/[.!]$/);
    for (const phrase of PHRASES) expect(words.names.phrases[phrase]).not.toBe('');
    for (const id of CHARACTER_IDS) expect(words.characters.blurbs[id].length).toBeLessThan(125);
  });

  test('give every card and province a name of its own', () => {
    const names = [
      ...STRATAGEM_IDS.map((id) => words.cards.stratagems[id]),
      ...[...ORDINARY_REWARD_IDS, ...FINAL_REWARD_IDS].map((id) => words.cards.rewards[id]),
      words.cards.rewards.favour,
      words.cards.rewards.grande,
      ...ACHIEVEMENT_IDS.map((id) => words.cards.achievements[id]),
      ...PROVINCE_IDS.map((id) => words.provinces.names[id]),
    ];
    expect(names).toHaveLength(40 + 30 + 2 + 10 + 56);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(new Set(words.names.bots).size).toBe(12);
    expect(new Set(Object.values(words.characters.epithets)).size).toBe(10);
  });

  test('leave no gap in a finished phrase', () => {
    const known = phrases(words).filter(([path]) => !SILENT.includes(path));
    expect(known.filter(([, phrase]) => /undefined|\[object|#/.test(phrase))).toEqual([]);
  });

  test('are not English but in English, or in a file that is not finished', () => {
    if (words === english || !WRITTEN.some((language) => language === words.language)) return;
    const left = phrases(words).filter(
      ([path, phrase]) => !path.includes('speech') && LEFT_OVERS.test(phrase.replaceAll(/“[^”]*”/g, '')),
    );
    expect(left).toEqual([]);
  });
});

const LEFT_OVERS =
  /\b(the|and|your|you|with|worker|workers|timer|timers|row|military|vote|votes|take|pay|gain|from|this|that|choose|until|waiting|round|council)\b/i;

test('pickLanguage takes the first wish that is spoken here', () => {
  expect(pickLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(pickLanguage(['NL'])).toBe('nl');
  expect(pickLanguage(['sk-SK'])).toBe('cs');
  expect(pickLanguage(['pt', 'fi'])).toBe('en');
  expect(pickLanguage([])).toBe('en');
  expect(WRITTEN.map((language) => OWN_NAMES[language])).toEqual(['English', 'Deutsch', 'Nederlands', 'Čeština']);
});
