import type { Entry } from './entries.ts';

type Says = ReadonlyMap<string, { readonly said: string }>;

const GLOSSARY = /^rulebook\.glossary\.\w+\.term$/;

/** Where English uses a word of the glossary and the translation does not use its own word for it, as far as its stem shows. */
export function termDoubts(entries: readonly Entry[], says: Says): readonly (readonly [path: string, says: string])[] {
  const terms = entries.flatMap(({ path, says: { en } }) => {
    const own = says.get(path)?.said ?? '';
    return GLOSSARY.test(path) && own !== ''
      ? [{ english: en.toLowerCase(), own, stem: stemOf(own), used: whole(en) }]
      : [];
  });
  return entries.flatMap(({ path, says: { en } }) => {
    const said = (says.get(path)?.said ?? '').toLowerCase();
    const missed = said === '' ? [] : terms.filter(({ used, stem }) => used.test(en) && !said.includes(stem));
    return missed.map(({ english, own }) => [path, `speaks of "${english}" without the glossary's "${own}"`] as const);
  });
}

const whole = (term: string): RegExp => new RegExp(`\\b${term.replaceAll(/[^\p{L}\d ]/gu, '.')}`, 'i');

/** The beginning of the longest word, which stays when endings change. */
function stemOf(term: string): string {
  const [longest = ''] = term
    .toLowerCase()
    .split(/\s+/)
    .toSorted((one, other) => other.length - one.length);
  return longest.slice(0, Math.max(3, Math.ceil(longest.length * 0.6)));
}
