export { type FeedItem, type Followed, followed } from '../follower.ts';
export { ask, askAgain, catchUp, greeting, hello } from './ask.ts';
export { timeBy } from './clock.ts';
export { hear } from './hear.ts';
export { hopeless } from './hope.ts';
export { type Pending, type Wish, withPending } from './pending.ts';
export { type Guest, newGuest, type Reaction, type Told } from './state.ts';
