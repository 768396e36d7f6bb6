import { describe, expect, test } from 'vitest';
import type { Table } from '#protocol';
import { settings } from '../settings/settings.ts';
import { isFiltered, partsOf } from './filter.ts';

const hidden = (text: string): readonly string[] => partsOf(text).flatMap((part) => (part.isRude ? [part.text] : []));

describe('the word filter', () => {
  test.each([
    ['You asshole, flip!', ['asshole']],
    ['fuuuuck this sh1t', ['fuuuuck', 'sh1t']],
    ['Du Arschloch! Scheiße…', ['Arschloch', 'Scheiße']],
    ['wat een klootzak', ['klootzak']],
    ['ty kurvo, zkurvený kokot', ['kurvo', 'zkurvený', 'kokot']],
  ])('hides the plain words of four languages: %s', (text, rude) => {
    expect(hidden(text)).toEqual(rude);
  });

  test.each([
    'A dicke Karte, and class as ever: Scunthorpe',
    'Das ist dick. Ich passe, das Fass ist voll',
    'Kutna Hora is leuk, lullaby',
    'Picard a kurz, prd jako prdicka',
    'assess the bass, cockpit, peacock',
    '',
  ])('leaves harmless words alone: %s', (text) => {
    expect(hidden(text)).toEqual([]);
  });

  test('loses no sign of the line', () => {
    const line = '  shit: one, two … shit  ';
    expect(
      partsOf(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
  });

  test('is on where strangers meet, and always or never where a person says so', () => {
    const at = (open: boolean) => ({ terms: { public: open, rated: false } }) as Table;
    expect([at(true), at(false), null].map(isFiltered)).toEqual([true, false, false]);
    settings.filter.value = 'always';
    expect(isFiltered(at(false))).toBe(true);
    settings.filter.value = 'never';
    expect(isFiltered(at(true))).toBe(false);
    settings.filter.value = 'public';
  });
});
