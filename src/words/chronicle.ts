/** The door `#words/chronicle`: apart from `#words`, so that finished games weigh nothing while one is played. */
export * from './chronicle/index.ts';
