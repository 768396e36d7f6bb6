const LOOSE = /(^|[\s\u00a0(„])([ksvzouai]|\d+×) (?=\S)/giu;

/** A word of one letter, or a count, stays on the line of what follows it, as printers of Czech have it. */
const bind = (text: string): string => text.replace(LOOSE, '$1$2\u00a0').replace(LOOSE, '$1$2\u00a0');

/** The same words, every phrase of them bound, those with gaps as soon as they are filled. */
export function bound<T>(words: T): T {
  if (typeof words === 'string') return bind(words) as T;
  if (typeof words === 'function') return ((...given: unknown[]) => bound(words(...given))) as T;
  if (Array.isArray(words)) return words.map(bound) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, inner]) => [key, bound(inner)])) as T;
}
