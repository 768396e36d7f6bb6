import { soonestFor } from '#bots';
import type { Ports } from '#table';
import { now } from '../machine/clock.ts';
import { hashOf, newSeed, newToken } from '../machine/tokens.ts';
import { whenceOf } from '../machine/whence.ts';
import { frameOf } from '../wire/frame.ts';
import type { Services } from './services.ts';

export const DAY = 86_400_000;

/** A server as the host of tables. */
export const portsOf = (
  { config, store, metrics, logger, bots }: Services,
  lists: Pick<Ports, 'list' | 'forget' | 'openAgain'>,
): Ports => ({
  ...lists,
  store,
  metrics,
  logger,
  settings: {
    messagesPerSecond: config.messagesPerSecond,
    tokensLast: config.archiveAfterDays * DAY,
    wholeStory: false,
  },
  clock: { now, today: () => Date.now() },
  later(wait, act) {
    const timer = setTimeout(act, wait);
    return () => clearTimeout(timer);
  },
  chance: { token: newToken, seed: newSeed },
  hash: hashOf,
  whence: whenceOf,
  frame: (message, text = JSON.stringify(message)) => frameOf(text),
  bots: { decide: bots.decide, soonest: ({ level, ...sight }) => soonestFor(level, sight) },
});
