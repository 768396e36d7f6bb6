export { type Log, type Registry, type Result, readLog, type Store } from '#table/kept';
export { type Reading, readSubject, type Writing } from './cluster/log.ts';
export { isWhole } from './cluster/mending.ts';
export { openNats } from './cluster/nats/nats.ts';
export { type Config, readConfig } from './machine/config.ts';
export { VERSION } from './machine/version.ts';
export { type Server, startServer } from './start.ts';
export { openSqliteStore } from './store/sqliteStore.ts';
export { type Caller, type CallOptions, call, createTable, socketAddress, tableAt } from './wire/caller.ts';
