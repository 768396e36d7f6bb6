export * from './board.ts';
export * from './commands.ts';
export * from './network.ts';
export * from './options.ts';
export * from './person.ts';
export * from './room.ts';
export * from './table.ts';
export * from './world.ts';
