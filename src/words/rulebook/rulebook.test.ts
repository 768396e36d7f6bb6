import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ACHIEVEMENT_IDS,
  ACHIEVEMENTS,
  boardFor,
  CARDS,
  type CardId,
  FINAL_REWARD_IDS,
  INSTANT_REWARD_IDS,
  PERMANENT_REWARD_IDS,
} from '#content';
import { REFUSAL_IDS } from '#engine';
import {
  isRuleId,
  linksIn,
  loadRulebook,
  NOTE_IDS,
  piecesOf,
  QUESTIONS,
  RULE_IDS,
  RULE_OF_COMMAND,
  RULE_OF_EFFECT,
  RULE_OF_KIND,
  RULE_OF_MODIFIER,
  RULE_OF_PHASE,
  RULE_OF_STATE,
  RULE_OF_TASK,
  type Rulebook,
  ruleOfRefusal,
  rulesOfCard,
  rulesOfEffect,
  rulesOfReward,
} from '#words/rulebook';
import { LANGUAGES, WRITTEN } from '../speech/languages.ts';

/** Every sentence of a book, with a name to find it by. */
function sentencesOf(book: Rulebook): readonly (readonly [string, string])[] {
  const walk = (value: unknown, name: string): readonly (readonly [string, string])[] => {
    if (typeof value === 'string') return [[name, value]];
    if (typeof value === 'function') return [[name, String(value(2))]];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => walk(inner, `${name}.${key}`));
  };
  return walk(book, book.language);
}

test('the ids are those of docs/rules.md, in the same order', () => {
  const written = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');
  expect(RULE_IDS).toEqual([...written.matchAll(/^- \*\*([A-Z0-9]{3}-\d+)\*\*/gm)].map((found) => found[1]));
  expect(RULE_IDS).toHaveLength(131);
});

test.each(LANGUAGES)('every rule has a title and a text in %s', async (language) => {
  const book = await loadRulebook(language);
  expect(book.language).toBe(language);
  expect(Object.keys(book.rules).sort()).toEqual([...RULE_IDS].sort());
  for (const id of RULE_IDS) {
    expect(book.rules[id].title.length, id).toBeGreaterThan(2);
    expect(book.rules[id].text, id).toMatch(/[.!?…]$/);
  }
});

test.each(LANGUAGES)('no link is dead in %s', async (language) => {
  for (const [name, text] of sentencesOf(await loadRulebook(language))) {
    for (const [whole, id] of text.matchAll(/\[\[?([^\]]*)\]\]?/g)) {
      expect(whole, name).toBe(`[[${id}]]`);
      expect(isRuleId(id), `${name}: ${whole}`).toBe(true);
    }
    for (const [id] of text.replaceAll(/\[\[[^\]]*\]\]/g, '').matchAll(/\b[A-Z][A-Z0-9]{2}-\d+\b/g)) {
      expect(isRuleId(id), `${name}: ${id}`).toBe(true);
    }
  }
});

test.each(LANGUAGES)('the same rules are linked from the same places in English and %s', async (language) => {
  const [english, other] = await Promise.all([loadRulebook('en'), loadRulebook(language)]);
  for (const id of RULE_IDS) {
    expect([...linksIn(other.rules[id].text)].sort(), id).toEqual([...linksIn(english.rules[id].text)].sort());
    expect(other.rules[id].example === undefined, id).toBe(english.rules[id].example === undefined);
  }
  for (const id of NOTE_IDS) {
    expect([...linksIn(other.notes[id].text)].sort(), id).toEqual([...linksIn(english.notes[id].text)].sort());
  }
});

test.each(LANGUAGES)('the same figures stand in the rules in English and %s', async (language) => {
  const [english, other] = await Promise.all([loadRulebook('en'), loadRulebook(language)]);
  const figures = (text: string) =>
    [...text.replaceAll(/\[\[[^\]]*\]\]/g, '').matchAll(/\d\d+/g)].map(([n]) => n).sort();
  for (const id of RULE_IDS) expect(figures(other.rules[id].text), id).toEqual(figures(english.rules[id].text));
});

test('a language is not another one copied', async () => {
  const books = await Promise.all(WRITTEN.map(loadRulebook));
  for (const id of RULE_IDS) expect(new Set(books.map((book) => book.rules[id].text)).size, id).toBe(WRITTEN.length);
  for (const id of NOTE_IDS) expect(new Set(books.map((book) => book.notes[id].text)).size, id).toBe(WRITTEN.length);
});

test('every refusal, effect, modifier, task, kind, phase, state and command has a rule', () => {
  const tables = [
    RULE_OF_EFFECT,
    RULE_OF_MODIFIER,
    RULE_OF_TASK,
    RULE_OF_KIND,
    RULE_OF_PHASE,
    RULE_OF_STATE,
    RULE_OF_COMMAND,
  ];
  for (const table of tables) for (const [name, rule] of Object.entries(table)) expect(isRuleId(rule), name).toBe(true);
  for (const refusal of REFUSAL_IDS) expect(isRuleId(ruleOfRefusal(refusal)), refusal).toBe(true);
});

test('every card, reward, achievement and space has a rule', () => {
  const effects = [
    ...ACHIEVEMENT_IDS.map((id) => ACHIEVEMENTS[id].reward),
    ...[1, 4].flatMap((players) => boardFor(players).actions.map((action) => action.effect)),
  ];
  const rules = [
    ...(Object.keys(CARDS) as CardId[]).map(rulesOfCard),
    ...[...INSTANT_REWARD_IDS, ...PERMANENT_REWARD_IDS, ...FINAL_REWARD_IDS, 'favour' as const, 'grande' as const].map(
      rulesOfReward,
    ),
    ...effects.map(rulesOfEffect),
  ];
  for (const some of rules) {
    expect(some.length).toBeGreaterThan(0);
    expect(some.every(isRuleId)).toBe(true);
  }
  expect(rulesOfCard('strike')).toEqual(['EFF-17', 'STR-1']);
  expect(rulesOfReward('easternGovernor')).toEqual(['EFF-12', 'COU-5']);
  expect(rulesOfReward('priceOfLegend')).toEqual(['EFF-11', 'INV-6', 'COU-7']);
});

test('every question names rules that exist', () => {
  for (const rules of Object.values(QUESTIONS)) expect(rules.every(isRuleId)).toBe(true);
});

test('a text falls into words and links', () => {
  expect(piecesOf('See [[TIM-3]], not [[TIM-99]].')).toEqual([
    { words: 'See ' },
    { link: 'TIM-3' },
    { words: ', not ' },
    { words: '[[TIM-99]]' },
    { words: '.' },
  ]);
});
