export { anythingGoes, type Bout } from './arena/plan.ts';
export * from './games/drawTable.ts';
export * from './games/playOut.ts';
export * from './games/simulate.ts';
export * from './recordings/contest.ts';
export * from './recordings/packed.ts';
export * from './recordings/recording.ts';
export * from './recordings/replayAll.ts';
export * from './recordings/replaying.ts';
