export * from './follower.ts';
export * from './messages.ts';
