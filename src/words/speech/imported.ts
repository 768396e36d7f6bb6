/** The languages that came in by a file: each code with the language's own name. Written by `npm run words -- import`. */
export const IMPORTED = {} as const;
