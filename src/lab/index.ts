export * from './contest.ts';
export * from './recording.ts';
export * from './replaying.ts';
export * from './run.ts';
export * from './simulate.ts';
export * from './tables.ts';
