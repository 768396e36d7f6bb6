/** A phrase with gaps as data, so that a translator writes no code: what is said, piece by piece. */
export type Message = readonly Part[];

/** Text as it is; the place of a gap; or one of several messages, by what is in a gap. */
export type Part = string | number | Choice;

/** `plural` goes by the language's plural forms, "=3" before them; `select` by the word itself, `other` if none fits. */
export interface Choice {
  readonly by: number;
  readonly as: 'plural' | 'select';
  readonly cases: Readonly<Record<string, Message>>;
}

/** A message and the names of its gaps, in the order in which they are given. */
export interface Phrase {
  readonly gaps: readonly string[];
  readonly says: Message;
}

export const isPhrase = (value: object): value is Phrase => 'gaps' in value && 'says' in value;
