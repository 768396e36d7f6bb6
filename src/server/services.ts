import type { FastifyBaseLogger } from 'fastify';
import type { BotPool } from './botPool.ts';
import type { Config } from './config.ts';
import type { Store } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { TableRecord } from './record.ts';

/** What every table may use. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly logger: FastifyBaseLogger;
  readonly bots: BotPool;
  /** A table changed that may stand in the public list. */
  readonly list: (table: TableRecord) => void;
  /** The table is no longer in memory. */
  readonly forget: (code: string) => void;
  /** A new table for the same people; gives its code once it is kept. */
  readonly openAgain: (table: TableRecord) => Promise<string>;
}
