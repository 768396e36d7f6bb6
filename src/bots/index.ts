export * from './bot.ts';
export { greedy } from './greedy.ts';
export { random } from './random.ts';
