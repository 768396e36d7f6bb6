import type { Language } from './languages.ts';

/** `#` in a form stands for the number. Czech also needs the form of 2, 3 and 4. */
export type Forms<L extends Language> = L extends 'cs'
  ? { readonly one: string; readonly few: string; readonly other: string }
  : { readonly one: string; readonly other: string };

export interface Speech<L extends Language = Language> {
  readonly plural: (count: number, forms: Forms<L>) => string;
  readonly number: (value: number) => string;
  /** "a, b and c" */
  readonly list: (items: readonly string[]) => string;
  /** "a, b or c"; "a and b, or c" where an alternative is a list itself. */
  readonly either: (items: readonly string[]) => string;
  /** "paid 2 gold and gained 1 vote"; "paid 2 gold, then gained 1 vote and 1 gold" where a deed holds a list. */
  readonly deeds: (items: readonly string[]) => string;
  /** "52 seconds" */
  readonly seconds: (count: number) => string;
  /** "3 minutes" */
  readonly minutes: (count: number) => string;
  /** "2:05", from milliseconds, rounded up so that 0:00 means over. */
  readonly clock: (millis: number) => string;
  /** "63%", from 0.63. */
  readonly percent: (share: number) => string;
}

/** The grammar that the platform knows, bound to one language. */
export function speech<L extends Language>(language: L): Speech<L> {
  const tag = language === 'en' ? 'en-GB' : language;
  const rules = later(() => new Intl.PluralRules(tag));
  const numbers = later(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));
  const percents = later(() => new Intl.NumberFormat(tag, { style: 'percent' }));
  /** All four write the figures of a table alike, and the platform would take longer to find that out than to draw it. */
  const figure = (value: number): string =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numbers().format(value);
  const { and, or, next } = JOINTS[language];
  const holdsList = (items: readonly string[]): boolean => items.some((item) => item.includes(and));
  const unit = (name: string) => new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'long' });
  const seconds = later(() => unit('second'));
  const minutes = later(() => unit('minute'));
  return {
    plural: (count, forms) => {
      const known: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = forms;
      return (known[rules().select(count)] ?? forms.other).replaceAll('#', figure(count));
    },
    number: figure,
    list: (items) => joined(items, and),
    either: (items) => joined(items, holdsList(items) ? `,${or}` : or),
    deeds: (items) => joined(items, holdsList(items) ? next : and),
    seconds: (count) => seconds().format(count),
    minutes: (count) => minutes().format(count),
    clock: (millis) => {
      const left = Math.max(0, Math.ceil(millis / 1000));
      return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    },
    percent: (share) => percents().format(share),
  };
}

/** The four languages join their lists alike, and the platform would take longer to look that up than a whole board. */
const JOINTS: Readonly<Record<Language, Record<'and' | 'or' | 'next', string>>> = {
  en: { and: ' and ', or: ' or ', next: ', then ' },
  de: { and: ' und ', or: ' oder ', next: ', ' },
  nl: { and: ' en ', or: ' of ', next: ', ' },
  cs: { and: ' a\u00a0', or: ' nebo ', next: ', ' },
};

const joined = (items: readonly string[], joint: string): string =>
  [items.slice(0, -1).join(', '), items.at(-1) ?? ''].filter(Boolean).join(joint);

/** Made when it is first needed: the platform takes its time to look up a language. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
