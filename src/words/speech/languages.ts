import { IMPORTED } from './imported.ts';

/** Each language by its own name, for readers who look for theirs in a list. What a file brought in comes last. */
export const OWN_NAMES = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  cs: 'Čeština',
  ...IMPORTED,
} as const;

/** The forms in which whole numbers are counted, as `Intl.PluralRules` has them, where plurals are written in code. */
export const PLURALS = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  nl: ['one', 'other'],
  cs: ['one', 'few', 'other'],
} as const satisfies Readonly<Record<Written, readonly Intl.LDMLPluralRule[]>>;

/** The languages whose words are written in code; all others come in by a file. */
export const WRITTEN = ['en', 'de', 'nl', 'cs'] as const;
export type Written = (typeof WRITTEN)[number];

export type Language = keyof typeof OWN_NAMES;
export const LANGUAGES = Object.keys(OWN_NAMES) as readonly Language[];

/** What the platform calls a language: our English is British. */
export const tagOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** "gain 2 gold" → "Gain 2 gold", by the language's own capitals. */
export const capital = (text: string, language: Language): string =>
  `${text.charAt(0).toLocaleUpperCase(tagOf(language))}${text.slice(1)}`;

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** The first of the preferred languages ("de-AT", "cs", …) that we speak; English if there is none. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const wish of preferred) {
    const language = wish.toLowerCase().split(/[-_]/)[0];
    if (isLanguage(language)) return language;
    if (language === 'sk') return 'cs';
  }
  return 'en';
}
