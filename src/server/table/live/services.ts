import type { FastifyBaseLogger } from 'fastify';
import type { Decision, Sight } from '#bots';
import type { BotLevel } from '#protocol';
import type { Config } from '../../machine/config.ts';
import type { Metrics } from '../../machine/metrics.ts';
import type { Store } from '../kept/log.ts';
import type { TableRecord } from '../kept/record.ts';

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

export interface Question extends Sight {
  readonly level: BotLevel;
}

/** Bots think elsewhere, so that people never wait for them. */
export interface Thinkers {
  /** Null if the bot could not decide. */
  readonly decide: (question: Question) => Promise<Decision | null>;
}

/** What every table may use. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly logger: FastifyBaseLogger;
  readonly bots: Thinkers;
  /** Null where there is but one server. */
  readonly keeping: Keeping | null;
  /** A table changed that may stand in the public list. */
  readonly list: (table: TableRecord) => void;
  /** The table is no longer in memory. */
  readonly forget: (code: string) => void;
  /** A new table for the same people; gives its code once it is kept. */
  readonly openAgain: (table: TableRecord) => Promise<string>;
}
