import type { Language } from '../speech/languages.ts';
import type { Section } from '../speech/section.ts';
import type { Speech } from '../speech/speech.ts';
import type { words as english } from './en/index.ts';

/** All that a language says on the screens of the game. */
export type Catalogue = Omit<Section<typeof english>, 'language' | 'speech'> & {
  readonly language: Language;
  readonly speech: Speech;
};
