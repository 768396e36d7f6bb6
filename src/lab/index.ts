export * from './run.ts';
export * from './simulate.ts';
export * from './tables.ts';
