export * from './follower.ts';
export * from './messages.ts';
export * from './origin.ts';
export * from './people/manners.ts';
export * from './people/pace.ts';
export * from './people/person.ts';
export * from './people/quick.ts';
export * from './recording.ts';
