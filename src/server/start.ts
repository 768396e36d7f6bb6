import type { AddressInfo } from 'node:net';
import { type Logger, pino } from 'pino';
import type { HandedIn } from '#protocol';
import type { Cluster } from './cluster/cluster.ts';
import { openAddresses } from './http/addresses.ts';
import { openApp } from './http/app.ts';
import { openBotPool } from './jobs/botPool.ts';
import type { DailyVerdict } from './jobs/daily.ts';
import type { Seeking, Sought } from './jobs/puzzles.ts';
import type { Config } from './machine/config.ts';
import { MACHINE } from './machine/machine.ts';
import { type Metrics, openMetrics } from './machine/metrics.ts';
import { openClerk } from './machine/thread.ts';
import { VERSION } from './machine/version.ts';
import { openManners } from './manners/manners.ts';
import { openOperator } from './manners/operator.ts';
import { openDaily } from './people/daily.ts';
import { openPeople } from './people/people.ts';
import { openPuzzles } from './people/puzzles.ts';
import { openQuick } from './quick/quick.ts';
import { openSqliteStore } from './store/sqliteStore.ts';
import { openTables } from './tables/tables.ts';

export interface Server {
  readonly port: number;
  /** Pauses every game, tells everybody, writes everything. */
  readonly stop: (backInMs?: number) => Promise<void>;
}

/** Tables that nobody is at leave memory within this time. */
const TIDY_EVERY = 15_000;
const BACK_IN = 5000;

/** NATS and all that belongs to it is loaded only where it is used. */
async function joinCluster(config: Config, logger: Logger, metrics: Metrics): Promise<Cluster> {
  const { openCluster } = await import('./cluster/cluster.ts');
  return openCluster({ ...config, logger, metrics });
}

/** Opens the store, then the door. */
export async function startServer(config: Config): Promise<Server> {
  const logger = pino({ level: config.logLevel, redact: ['token', 'tokens', '*.token', '*.tokens'] });
  logger.info({ version: VERSION, node: process.version }, 'Pendulum starts');
  const metrics = openMetrics();
  const cluster = config.nats === '' ? null : await joinCluster(config, logger, metrics);
  const { data: folder, dataLimitMiB: limitMiB, acceptsLoss } = config;
  const store = cluster?.store ?? (await openSqliteStore({ folder, limitMiB, acceptsLoss }));
  const bots = openBotPool(config.botThreads, (error) => logger.error({ err: error }, 'a bot thread failed'));
  const people = await openPeople(store.ledger, MACHINE);
  const manners = await openManners({ ledger: store.ledger, machine: MACHINE, secret: config.operatorToken, logger });
  const own = await openTables({
    machine: MACHINE,
    config,
    store,
    metrics,
    logger,
    bots,
    people,
    manners,
    keeping: cluster?.keeping ?? null,
  });
  const tables = cluster?.reach(own) ?? own;
  metrics.gauge('pendulum_tables', 'Tables in memory', tables.inMemory);
  metrics.gauge('pendulum_sockets', 'Sockets at tables', tables.guests);
  metrics.gauge('pendulum_log_lag', 'Writes asked for and not yet durable', store.lag);
  metrics.gauge('pendulum_bots_waiting', 'Bots that wait for a thread', bots.waiting);
  const quick = openQuick({
    machine: MACHINE,
    tables: own,
    failed: (error) => logger.error({ err: error }, 'no table for those who wait'),
    between: cluster?.between('quick'),
  });
  cluster?.share('quick', quick);
  const addresses = openAddresses({ ...config, now: MACHINE.now, between: cluster?.between('addresses') });
  cluster?.share('addresses', addresses);
  metrics.gauge('pendulum_waiting', 'People who look for a table', () => quick.look().people);
  const judge = openClerk<HandedIn & { readonly date: string }, DailyVerdict>('daily', null);
  const daily = openDaily({ ...people, judge: judge.ask, today: MACHINE.today });
  const seeker = openClerk<Seeking, Sought>('puzzles', null);
  const puzzles = openPuzzles({
    ledger: store.ledger,
    games: store.standings.publicGames,
    read: store.read,
    seek: seeker.ask,
    today: MACHINE.today,
  });
  /** The day's puzzle is sought once; until tomorrow its thread is not needed. */
  const seekPuzzle = (): Promise<void> =>
    puzzles
      .turn()
      .then(seeker.close)
      .catch((error) => logger.warn({ err: error }, 'no puzzle was sought'));
  const operator =
    config.operatorToken === ''
      ? null
      : openOperator({
          ledger: store.ledger,
          machine: MACHINE,
          bans: manners.bans,
          tables: tables.listed,
        });
  operator?.tidy().catch((error) => logger.warn({ err: error }, 'old reports were not tidied'));
  manners.bans.listen(own.enforceBans);
  const app = await openApp({
    machine: MACHINE,
    config,
    tables,
    addresses,
    quick,
    metrics,
    logger,
    store,
    people,
    daily,
    puzzles,
    manners,
    operator,
  });
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await store.close();
    throw error;
  }
  const tidying = setInterval(() => {
    tables.tidy().catch((error) => logger.warn({ err: error }, 'not tidied'));
    seekPuzzle();
  }, TIDY_EVERY);
  tidying.unref();

  return {
    port: (app.server.address() as AddressInfo).port,
    async stop(backInMs = BACK_IN) {
      clearInterval(tidying);
      quick.close();
      cluster?.drain();
      await tables.close(backInMs);
      await cluster?.leave();
      await app.close();
      await bots.close();
      await judge.close();
      await seeker.close();
      await store.close();
    },
  };
}
