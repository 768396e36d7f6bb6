import { type Books, DOORS, type Door, type Entry } from './entries.ts';
import { phraseOf } from './icu.ts';

/** Books in the shape of the English ones, as data: each phrase is what a language says in its place. */
export function bookData(
  english: Books,
  entries: readonly Entry[],
  language: string,
  said: (path: string) => string,
): Books {
  const gaps = new Map(entries.map((entry) => [entry.path, entry.gaps]));
  function of(value: unknown, path: string): unknown {
    if (typeof value === 'string') return path.endsWith('.language') ? language : value === '' ? '' : said(path);
    if (typeof value === 'function')
      return phraseOf(
        said(path),
        (gaps.get(path) ?? []).map(({ name }) => name),
      );
    if (Array.isArray(value)) return value.map((inner, at) => of(inner, `${path}.${at}`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, of(inner, `${path}.${key}`)]));
  }
  return Object.fromEntries(DOORS.map((door) => [door, of(english[door], door)])) as Record<Door, object>;
}
