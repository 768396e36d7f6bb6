/** How to load the languages that came in by a file. Written by `npm run words -- import`. */
export const LOADERS = {
  words: {},
  chronicle: {},
  lessons: {},
  rulebook: {},
} as const;
