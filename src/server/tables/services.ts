import type { FastifyBaseLogger } from 'fastify';
import type { Ports, Store, Thinkers } from '#table';
import type { Config } from '../machine/config.ts';
import type { Machine } from '../machine/machine.ts';
import type { Metrics } from '../machine/metrics.ts';
import type { Manners } from '../manners/manners.ts';

/** In a cluster: whether a table is this node's. */
export interface Keeping {
  /** Makes a table this node's, or throws; says how it goes on if it was at another node just before. */
  readonly claim: (code: string) => Promise<GoOn | null>;
  readonly release: (code: string, at: number | null) => Promise<void>;
  /** The table is no longer in memory. */
  readonly dropped: (code: string) => void;
}

export interface GoOn {
  /** Game time when it was handed over; 0 if nobody could say. */
  readonly at: number;
  /** It was at another node just before: its people are on their way, and need no pause. */
  readonly running: boolean;
}

/** What the tables of a server share. */
export interface Services {
  readonly machine: Machine;
  readonly config: Config;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly logger: FastifyBaseLogger;
  readonly bots: Pick<Thinkers, 'decide'>;
  readonly people: Pick<Ports, 'personOf' | 'ownerOf'>;
  readonly manners: Manners;
  /** Null where there is but one server. */
  readonly keeping: Keeping | null;
}
