/** What is kept of a table, and where: all that a store needs to know. */
export { barredAt, keepingOut } from './kept/barred.ts';
export * from './kept/game.ts';
export type * from './kept/kinds.ts';
export type * from './kept/ledger.ts';
export * from './kept/lobby.ts';
export * from './kept/record.ts';
export * from './kept/reveal.ts';
export * from './kept/store.ts';
export * from './kept/terms.ts';
