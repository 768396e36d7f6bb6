import { describe, expect, test } from 'vitest';
import { tagOf, WRITTEN, type Written } from '#words';
import { made } from '#words/messages';
import { bookData } from './books.ts';
import { check } from './check.ts';
import { type Books, booksOf, type Entry, entries, leavesOfBooks } from './entries.ts';
import type { Gap, Say } from './gaps.ts';
import { poOf, readPo, type Translations } from './po.ts';
import { NUMBERS } from './probe.ts';

const all = await entries();
const english = await booksOf('en');

const fileOf = (language: Written): Translations => readPo(poOf(language, all, ({ says }) => says[language]));
const files = Object.fromEntries(WRITTEN.map((language) => [language, fileOf(language)])) as Record<
  Written,
  Translations
>;

/** All that may stand in a gap, for saying a phrase in every way. What is not counted may be a number too. */
const samples = ({ kind, name }: Gap): readonly unknown[] =>
  kind === 'number' ? NUMBERS : kind === 'flag' ? [true, false] : kind === 'text' ? [`<${name}>`, 2, 8] : kind;

const ways = (gaps: readonly Gap[]): readonly (readonly unknown[])[] =>
  gaps.reduce<readonly (readonly unknown[])[]>(
    (found, gap) => found.flatMap((given) => samples(gap).map((value) => [...given, value])),
    [[]],
  );

/** Where two sets of books do not say the same. */
function differences(one: Books, other: Books): readonly string[] {
  const [said, again] = [leavesOfBooks(one), leavesOfBooks(other)];
  return all.flatMap(({ path, gaps }) => {
    const [first, second] = [said.get(path), again.get(path)];
    if (gaps === null) return first === second ? [] : [path];
    const differ = ways(gaps).find((given) => (first as Say)(...given) !== (second as Say)(...given));
    return differ === undefined ? [] : [`${path}(${differ.join(', ')})`];
  });
}

describe.each(WRITTEN)('%s, exported and imported again', (language) => {
  const file = files[language];

  test('passes every check', () => {
    expect(check(all, file).filter(({ doubt }) => !doubt)).toEqual([]);
  });

  test('says the same of everything that may stand in the gaps', async () => {
    const data = bookData(english, all, language, (path) => file.says.get(path)?.said ?? '');
    const again = made(tagOf(language), JSON.parse(JSON.stringify(data))) as Books;
    expect(differences(await booksOf(language), again)).toEqual([]);
  });
});

const changed = (path: string, said: string, language = 'pl'): readonly string[] => {
  const file = { ...files.en, language };
  const says = new Map(file.says).set(path, { english: file.says.get(path)?.english ?? '', said });
  return check(all, { ...file, says })
    .filter((one) => one.path === path)
    .map(({ says }) => says);
};

describe('a file is checked', () => {
  test('for phrases that are missing, and for English that has changed since', () => {
    expect(changed('words.names.game', '')).toEqual(['is not translated']);
    const file = files.en;
    const says = new Map(file.says).set('words.names.game', { english: 'Metronome', said: 'Metronom' });
    const found = check(all, { ...file, says }).find(({ path }) => path === 'words.names.game');
    expect(found?.says).toMatch(/^was made from other English/);
  });

  test('for gaps that are lost or unknown', () => {
    expect(changed('words.commands.play', 'Zagraj')).toEqual(['has lost {card}']);
    expect(changed('words.commands.play', 'Zagraj {karta}').join()).toMatch(
      /there is no \{karta\} here; there is \{card\}/,
    );
    expect(changed('words.commands.play', 'Zagraj {card').join()).toMatch(/can be read/);
  });

  test('for the plural forms of its language', () => {
    const path = 'words.council.votes';
    expect(changed(path, '{count, plural, one {# głos} other {# głosu}}')).toEqual([
      'has no form "few" of {count}',
      'has no form "many" of {count}',
    ]);
    expect(changed(path, '{count, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}')).toEqual([]);
    expect(changed(path, '{count, plural, one {# stem} few {# stem} other {# stemmen}}', 'af')).toEqual([
      'has a form "few" of {count} that is never needed',
    ]);
  });

  test('for choices, links and lengths', () => {
    expect(changed('words.coach.act', '{area, select, purple {a} other {b}}').join()).toMatch(/no form "green"/);
    const linked = all.find(({ says }) => says.en.includes('[[')) as Entry;
    expect(changed(linked.path, 'bez').join()).toMatch(/links to other rules/);
    expect(changed('words.table.play', 'Zagraj teraz tę kartę, proszę').join()).toMatch(/the longest of the four/);
  });
});
