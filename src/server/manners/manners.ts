import type { FastifyBaseLogger } from 'fastify';
import type { Ports } from '#table';
import type { Ledger } from '#table/kept';
import type { Machine } from '../machine/machine.ts';
import { type Bans, NO_BANS, openBans } from './bans.ts';
import { openReports } from './reports.ts';

/** What a server knows of those who spoil games, and where reports go. */
export interface Manners {
  readonly bans: Bans;
  /** Null where nobody reads reports. */
  readonly report: Ports['report'];
}

/** Where nobody is banned or reported. */
export const NO_MANNERS: Manners = { bans: NO_BANS, report: null };

interface Options {
  readonly ledger: Ledger;
  readonly machine: Machine;
  /** The operator's token; empty where there is no operator. */
  readonly secret: string;
  readonly logger: Pick<FastifyBaseLogger, 'error'>;
}

export async function openManners({ ledger, machine, secret, logger }: Options): Promise<Manners> {
  const failed = (error: unknown): void => logger.error({ err: error }, 'a report was not kept');
  return {
    bans: await openBans({ ledger, today: machine.today, secret }),
    report: secret === '' ? null : openReports({ ledger, machine, secret, failed }),
  };
}
