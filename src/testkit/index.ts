export * from './board.ts';
export * from './commands.ts';
export * from './options.ts';
export * from './table.ts';
