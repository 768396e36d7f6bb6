import { type Language, type PLURALS, tagOf, type Written } from './languages.ts';

/** Every form that counting needs in this language. `#` stands for the number. */
export type Forms<L extends Written> = Readonly<Record<(typeof PLURALS)[L][number], string>>;

type Joint = (before: string, next: string) => string;

/** How a language joins two things: "a, b", "a and b", "a or b", "a and b, or c and d", "did this, then that". */
export type Joints = Readonly<Record<'comma' | 'and' | 'or' | 'orList' | 'next', Joint>>;

export interface Speech {
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
export function speech(language: Language, joints: Joints): Speech {
  const tag = tagOf(language);
  const numbers = later(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));
  const percents = later(() => new Intl.NumberFormat(tag, { style: 'percent' }));
  /** All languages here write the figures of a table alike, and the platform would take longer to find that out than to draw it. */
  const figure = (value: number): string =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numbers().format(value);
  const and = joints.and('', '');
  const holdsList = (items: readonly string[]): boolean => items.some((item) => item.includes(and));
  const joined = (items: readonly string[], joint: Joint): string => {
    const last = items.at(-1) ?? '';
    return items.length < 2 ? last : joint(items.slice(0, -1).reduce(joints.comma), last);
  };
  const unit = (name: string) => new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'long' });
  const seconds = later(() => unit('second'));
  const minutes = later(() => unit('minute'));
  return {
    number: figure,
    list: (items) => joined(items, joints.and),
    either: (items) => joined(items, holdsList(items) ? joints.orList : joints.or),
    deeds: (items) => joined(items, holdsList(items) ? joints.next : joints.and),
    seconds: (count) => seconds().format(count),
    minutes: (count) => minutes().format(count),
    clock: (millis) => {
      const left = Math.max(0, Math.ceil(millis / 1000));
      return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    },
    percent: (share) => percents().format(share),
  };
}

/** The form of a language for a number, from all its forms. */
export function pluralOf<L extends Written>(
  language: L,
  { number }: Speech,
): (count: number, forms: Forms<L>) => string {
  const rules = later(() => new Intl.PluralRules(tagOf(language)));
  return (count, forms) => {
    const known: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = forms;
    return (known[rules().select(count)] ?? known.other ?? '').replaceAll('#', number(count));
  };
}

/** Made when it is first needed: the platform takes its time to look up a language. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
