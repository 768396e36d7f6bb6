import { prepare } from '#bots';
import { serveAsClerk } from '../machine/thread.ts';
import { type Seeking, type Sought, seekIn } from './puzzles.ts';

/** Puzzles are sought beside the tables: the champion thinks games of the day before over. */
serveAsClerk(async (seeking: Seeking): Promise<Sought> => {
  await prepare('champion');
  return seekIn(seeking);
});
