import { type Language, tagOf } from '../speech/languages.ts';
import type { Catalogue } from '../ui/catalogue.ts';

type File = Promise<{ readonly default: object }>;

/** Words that a file brought in, ready to be said. */
export async function read<T>(language: Language, file: File): Promise<T> {
  const [{ made }, { default: said }] = await Promise.all([import('../messages/made.ts'), file]);
  return made(tagOf(language), said) as T;
}

/** All that is said in a language that a file brought in. */
export async function readWords(language: Language, file: File): Promise<Catalogue> {
  const [words, { speech }] = await Promise.all([
    read<Omit<Catalogue, 'language' | 'speech'>>(language, file),
    import('../speech/speech.ts'),
  ]);
  return { ...words, language, speech: speech(language, words.joints) };
}
