export { anythingGoes, type Bout } from './arenaPlan.ts';
export { type Fought, fight } from './arenaRun.ts';
export * from './contest.ts';
export * from './recording.ts';
export * from './replaying.ts';
export * from './run.ts';
export * from './simulate.ts';
export * from './tables.ts';
