import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** Twelve words for a seed; the last one tells whether they were written down rightly. */
export const wordsOf = (seed: Uint8Array): readonly string[] => entropyToMnemonic(seed, wordlist).split(' ');

/** Null for words that are not those of a seed. */
export function seedFrom(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
    return new Uint8Array(mnemonicToEntropy(words.join(' '), wordlist));
  } catch {
    return null;
  }
}
