export * from './follower.ts';
export * from './messages.ts';
export * from './recording.ts';
