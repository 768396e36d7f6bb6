export { adept } from './levels/adept.ts';
export { greedy } from './levels/greedy.ts';
export { botFor, LEVELS, type Level, soonestFor } from './levels/levels.ts';
export { master } from './levels/master.ts';
export { novice } from './levels/novice.ts';
export { AT_ONCE, type Pace } from './levels/pace.ts';
export { random } from './levels/random.ts';
export * from './view/bot.ts';
