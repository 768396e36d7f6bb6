import type { Table } from '#protocol';
import { settings } from '../settings/settings.ts';
import { RUDE } from './rude.ts';

export interface Part {
  readonly text: string;
  readonly isRude: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}@$]+/gu;
/** Digits and signs that stand for letters. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

const plain = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign);

/** A letter that is drawn out counts once. Short words would become others by it. */
const squeezed = (word: string): string => word.replace(/(.)\1+/gu, '$1');
const LONG = 4;

const stems = RUDE.map((entry) => ({ stem: entry.replace('*', ''), isOpen: entry.endsWith('*') }));
const fits = (word: string, stem: string, isOpen: boolean): boolean => (isOpen ? word.startsWith(stem) : word === stem);

function isRude(word: string): boolean {
  const written = plain(word);
  return stems.some(
    ({ stem, isOpen }) =>
      fits(written, stem, isOpen) || (squeezed(stem).length >= LONG && fits(squeezed(written), squeezed(stem), isOpen)),
  );
}

/** A line in parts, of which the rude words are one each. */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isRude(word)) continue;
    if (index > from) parts.push({ text: text.slice(from, index), isRude: false });
    parts.push({ text: word, isRude: true });
    from = index + word.length;
  }
  return from < text.length ? [...parts, { text: text.slice(from), isRude: false }] : parts;
}

/** Usually where strangers meet. */
export const isFiltered = (table: Pick<Table, 'terms'> | null): boolean => {
  const { value } = settings.filter;
  return value === 'always' || (value === 'public' && (table?.terms.public === true || table?.terms.rated === true));
};
