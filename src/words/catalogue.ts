import type { words as english } from './en/index.ts';
import type { Language } from './languages.ts';
import type { Speech } from './speech.ts';

/** What another language must say, from what English says: the same keys, any wording; functions take the same things. */
export type Section<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Section<Said>
    : T extends object
      ? { readonly [K in keyof T]: Section<T[K]> }
      : T;

/** All that is said in one language. */
export type Catalogue = Omit<Section<typeof english>, 'language' | 'speech'> & {
  readonly language: Language;
  readonly speech: Speech;
};
