/** The door `#words/pseudo`: a language for looking at, never offered to players and loaded by nothing they use. */
export * from './pseudo/pseudo.ts';
export * from './pseudo/stretched.ts';
