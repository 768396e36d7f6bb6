import type { Catalogue } from '../ui/catalogue.ts';
import { marked } from './stretched.ts';

/** The same words, every phrase longer, accented and marked, those with gaps as soon as they are filled. */
function pseudo<T>(words: T): T {
  if (typeof words === 'string') return marked(words) as T;
  if (typeof words === 'function') return ((...given: unknown[]) => pseudo(words(...given))) as T;
  if (Array.isArray(words)) return words.map(pseudo) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, inner]) => [key, pseudo(inner)])) as T;
}

/** English made to look like a language that is not written yet: longer, accented and marked. */
export function pseudoOf({ language, speech, joints, ...english }: Catalogue): Catalogue {
  return { ...pseudo(english), language, speech, joints };
}
