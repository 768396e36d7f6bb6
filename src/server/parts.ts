/** The parts of a server that a simulation puts together by itself, on machines and disks of its own. */
export { type Cluster, joinCluster } from './cluster/cluster.ts';
export { readSubject } from './cluster/log.ts';
export { BUCKETS, LEASE, LOG, type Nats, streamOf } from './cluster/nats/nats.ts';
export { readConfig } from './machine/config.ts';
export { MACHINE, type Machine, pause } from './machine/machine.ts';
export { openMetrics } from './machine/metrics.ts';
export { newCode } from './machine/tokens.ts';
export { NO_MANNERS } from './manners/manners.ts';
export { GUESTS_ONLY } from './people/people.ts';
export { standingsFrom } from './reckoning/questions.ts';
export { openMemoryDatabase } from './store/database.ts';
export { answerOf, type Packed, unpack } from './store/jobs.ts';
export { keeperOf, openKeeper } from './store/keeper.ts';
export type { Database } from './store/sqlite.ts';
export { type KeeperThread, type OwnStore, storeOver } from './store/sqliteStore.ts';
export { openTables, type Tables } from './tables/tables.ts';
export { attend } from './wire/socket.ts';
