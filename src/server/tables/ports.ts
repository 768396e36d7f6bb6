import { soonestFor } from '#bots';
import type { Ports } from '#table';
import { hashOf, newSeed, newToken } from '../machine/tokens.ts';
import { whenceOf } from '../machine/whence.ts';
import { frameOf } from '../wire/frame.ts';
import type { Services } from './services.ts';

export const DAY = 86_400_000;

/** A server as the host of tables. */
export const portsOf = (
  { machine, config, store, metrics, logger, bots, people, manners }: Services,
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
  clock: machine,
  later: machine.later,
  chance: { token: () => newToken(machine), seed: () => newSeed(machine) },
  hash: hashOf,
  whence: whenceOf,
  personOf: people.personOf,
  ownerOf: people.ownerOf,
  banOf: manners.bans.ofPerson,
  shutAt: manners.bans.ofTable,
  report: manners.report,
  frame: (message, text = JSON.stringify(message)) => frameOf(text),
  bots: { decide: bots.decide, soonest: ({ level, ...sight }) => soonestFor(level, sight) },
});
