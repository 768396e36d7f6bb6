export const LANGUAGES = ['en', 'de', 'nl', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, for whoever has to find theirs in a list. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  cs: 'Čeština',
};

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
