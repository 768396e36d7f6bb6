import type { DatabaseSync } from '@photostructure/sqlite';

/** A database that is asked. */
export type Asked = Pick<InstanceType<typeof DatabaseSync>, 'prepare'>;

/** What a query gives, as its columns say. */
export const rowsOf = <T>(database: Asked, sql: string, ...given: readonly (string | number | null)[]): readonly T[] =>
  database.prepare(sql).all(...given) as T[];
