import { type Language, loadCatalogue, tagOf, WRITTEN, type Written } from '#words';
import { loadChronicle } from '#words/chronicle';
import { loadLessons } from '#words/lessons';
import { loadRulebook } from '#words/rulebook';
import { type Gap, gapsOf, type Say } from './gaps.ts';
import { icuOf } from './icu.ts';
import { counts, probe } from './probe.ts';

/** One phrase: where it stands, what stands in its gaps, and what it says in each language, as text or as an ICU message. */
export interface Entry {
  readonly path: string;
  /** None for a phrase without gaps: its text is no message, and a brace in it is a brace. */
  readonly gaps: readonly Gap[] | null;
  readonly says: Readonly<Record<Written, string>>;
}

/** The folders of words that are loaded apart, and so are imported apart. */
export const DOORS = ['words', 'chronicle', 'lessons', 'rulebook'] as const;
export type Door = (typeof DOORS)[number];
export type Books = Readonly<Record<Door, object>>;

export async function booksOf(language: Language): Promise<Books> {
  const { speech: _, ...words } = await loadCatalogue(language);
  const [chronicle, lessons, rulebook] = await Promise.all([
    loadChronicle(language),
    loadLessons(language),
    loadRulebook(language),
  ]);
  return { words, chronicle, lessons, rulebook };
}

/** Every phrase with its place. The code of a language is no phrase. */
function leavesOf(value: unknown, path: string): readonly (readonly [path: string, phrase: string | Say])[] {
  if (typeof value === 'string') return path.endsWith('.language') ? [] : [[path, value]];
  if (typeof value === 'function') return [[path, value as Say]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

export const leavesOfBooks = (books: Books) => new Map(DOORS.flatMap((door) => leavesOf(books[door], door)));

type Leaves = ReadonlyMap<string, string | Say>;

/** All that is said, in the order of the English catalogue. */
export async function entries(): Promise<readonly Entry[]> {
  const all = await Promise.all(WRITTEN.map(async (language) => leavesOfBooks(await booksOf(language))));
  const [english] = all;
  return [...(english ?? [])].map(([path, phrase]) => entryOf(path, phrase, all));
}

function entryOf(path: string, english: string | Say, all: readonly Leaves[]): Entry {
  const said = all.map((leaves) => leaves.get(path) ?? '');
  if (typeof english === 'string') return { path, gaps: null, says: byLanguage((at) => String(said[at])) };
  const functions = said.filter((one) => typeof one === 'function');
  const gaps = gapsOf(path, english, (found, at) => functions.some((say) => counts(say, found, at)));
  return { path, gaps, says: byLanguage((at, language) => icuOf(probe(said[at] as Say, gaps, tagOf(language)))) };
}

const byLanguage = (says: (at: number, language: Written) => string): Readonly<Record<Written, string>> =>
  Object.fromEntries(WRITTEN.map((language, at) => [language, says(at, language)])) as Record<Written, string>;
