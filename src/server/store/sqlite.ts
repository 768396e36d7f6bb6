import type { DatabaseSync } from '@photostructure/sqlite';

/** As much of a database as is used here. */
export type Database = Pick<InstanceType<typeof DatabaseSync>, 'exec' | 'prepare' | 'close' | 'isTransaction'>;
