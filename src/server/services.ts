import type { FastifyBaseLogger } from 'fastify';
import type { BotPool } from './botPool.ts';
import type { Config } from './config.ts';
import type { Store } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { TableRecord } from './record.ts';

/** In a cluster: whether a table is this node's. */
export interface Keeping {
  /** Makes a table this node's, or throws; says how it goes on if it was at another node just before. */
  readonly claim: (code: string) => Promise<GoOn | null>;
  readonly release: (code: string, at: number | null) => Promise<void>;
  /** The table is no longer in memory. */
  readonly dropped: (code: string) => void;
}

export interface GoOn {
  /** Game time when it was handed over; null if nobody could say. */
  readonly at: number | null;
}

/** What every table may use. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly logger: FastifyBaseLogger;
  readonly bots: BotPool;
  /** Null where there is but one server. */
  readonly keeping: Keeping | null;
  /** A table changed that may stand in the public list. */
  readonly list: (table: TableRecord) => void;
  /** The table is no longer in memory. */
  readonly forget: (code: string) => void;
  /** A new table for the same people; gives its code once it is kept. */
  readonly openAgain: (table: TableRecord) => Promise<string>;
}
