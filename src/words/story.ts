/** The door `#words/story`: apart from `#words`, so that the log weighs nothing before a table is there. */
export * from './sentences/story.ts';
