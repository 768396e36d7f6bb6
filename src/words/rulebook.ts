/** The door `#words/rulebook`: apart from `#words`, so that the rules weigh nothing until somebody reads them. */
export * from './rulebook/index.ts';
