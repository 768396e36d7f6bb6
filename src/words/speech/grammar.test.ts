import { describe, expect, test } from 'vitest';
import { GOOD_KINDS } from '#content';
import { goodsText, loadCatalogue, PLURALS, tagOf, WRITTEN } from '#words';

const [en, de, nl, cs] = await Promise.all(WRITTEN.map(loadCatalogue));
/** Czech keeps a one-letter word on the line of what follows. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
if (!en || !de || !nl || !cs) throw new Error('four languages');

describe('numbers and nouns', () => {
  test('Czech counts 1, 2 to 4, and 5 and 0', () => {
    const hlasy = [1, 2, 4, 5, 0, 11].map((count) => cs.names.count('votes', count));
    expect(hlasy).toEqual(['1 hlas', '2 hlasy', '4 hlasy', '5 hlasů', '0 hlasů', '11 hlasů']);
    const armada = [1, 2, 5].map((count) => cs.names.countObject('military', count));
    expect(armada).toEqual(['1 jednotku armády', '2 jednotky armády', '5 jednotek armády']);
    expect(cs.names.count('military', 1)).toBe('1 jednotka armády');
    expect([1, 2, 5].map((count) => cs.names.count('gold', count))).toEqual(['1 zlatý', '2 zlaté', '5 zlatých']);
    const left = [1, 3, 5].map((count) => plain(cs.pieces.timers.left(count)));
    expect(left).toEqual(['zbývá 1 sekunda', 'zbývají 3 sekundy', 'zbývá 5 sekund']);
    expect([3, 10].map((limit) => plain(cs.pieces.held('zlato', 2, limit)))).toEqual([
      'zlato: 2 ze 3',
      'zlato: 2 z 10',
    ]);
    expect([1, 3, 8].map((count) => cs.names.count('wild', count))).toEqual([
      '1 univerzální zdroj',
      '3 univerzální zdroje',
      '8 univerzálních zdrojů',
    ]);
  });

  test('the plural forms of a language are those that the platform knows for whole numbers', () => {
    for (const language of WRITTEN) {
      const rules = new Intl.PluralRules(tagOf(language));
      const reached = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
      expect([...reached].toSorted(), language).toEqual([...PLURALS[language]].toSorted());
    }
  });

  test('one vote is not one votes', () => {
    expect([en, de, nl].map((words) => [1, 2].map((count) => words.names.count('votes', count)))).toEqual([
      ['1 vote', '2 votes'],
      ['1 Stimme', '2 Stimmen'],
      ['1 stem', '2 stemmen'],
    ]);
    expect([1, 2].map((count) => nl.names.count('military', count))).toEqual(['1 soldaat', '2 soldaten']);
  });

  test('every kind can be counted in every language', () => {
    for (const words of [en, de, nl, cs]) {
      for (const kind of [...GOOD_KINDS, 'wild', 'vp', 'glory'] as const) {
        for (const count of [0, 1, 2, 5]) expect(words.names.countObject(kind, count)).toMatch(/^\d \p{L}/u);
      }
    }
  });

  test('lists end in the word of the language', () => {
    const goods = { military: 2, culture: 1, votes: 3 };
    expect(goodsText(en, goods)).toBe('2 military, 1 culture and 3 votes');
    expect(goodsText(de, goods)).toBe('2 Militär, 1 Kultur und 3 Stimmen');
    expect(goodsText(nl, goods)).toBe('2 soldaten, 1 cultuur en 3 stemmen');
    expect(plain(goodsText(cs, goods))).toBe('2 jednotky armády, 1 jednotku kultury a 3 hlasy');
    expect(goodsText(en, {})).toBe('nothing');
  });

  test('lists are joined as the platform joins them', () => {
    for (const [tag, words] of Object.entries({ 'en-GB': en, de, nl, cs })) {
      for (const items of [[], ['x'], ['x', 'y'], ['x', 'y', 'z'], ['w', 'x', 'y', 'z']]) {
        const { list, either } = words.speech;
        expect(list(items)).toBe(new Intl.ListFormat(tag, { type: 'conjunction' }).format(items));
        expect(either(items)).toBe(new Intl.ListFormat(tag, { type: 'disjunction' }).format(items));
      }
    }
  });

  test('figures are written as the platform writes them', () => {
    for (const [tag, words] of Object.entries({ 'en-GB': en, de, nl, cs })) {
      const { format } = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
      for (const value of [0, 1, 12, 999, 1000, 12_345, -3, 0.5, 2.25])
        expect(words.speech.number(value)).toBe(format(value));
    }
  });

  test('time reads like a clock, and nought means over', () => {
    expect([0, 1, 999, 60_000, 125_000].map(en.speech.clock)).toEqual(['0:00', '0:01', '0:01', '1:00', '2:05']);
    expect(plain(cs.speech.seconds(2))).toBe('2 sekundy');
    expect(de.speech.percent(0.63)).toMatch(/^63\s%$/);
  });
});
