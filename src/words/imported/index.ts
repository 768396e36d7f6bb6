/** How to load the languages that came in by a file. Written by `npm run words -- import`. */
export const importedWords = {} as const;
export const importedChronicles = {} as const;
export const importedLessons = {} as const;
export const importedRulebooks = {} as const;
