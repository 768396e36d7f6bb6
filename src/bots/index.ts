export { adept } from './adept.ts';
export * from './bot.ts';
export { greedy } from './greedy.ts';
export { botFor, LEVELS, type Level, soonestFor } from './levels.ts';
export { master } from './master.ts';
export { novice } from './novice.ts';
export { AT_ONCE, type Pace } from './pace.ts';
export { random } from './random.ts';
