export { type Caller, type CallOptions, call, createTable, socketAddress, tableAt } from './caller.ts';
export { type Reading, readSubject, type Writing } from './cluster/log.ts';
export { isWhole } from './cluster/mending.ts';
export { openNats } from './cluster/nats.ts';
export { type Config, readConfig } from './config.ts';
export { readLog } from './game.ts';
export type { Log, Registry, Result, Store } from './log.ts';
export { openSqliteStore } from './sqliteStore.ts';
export { type Server, startServer } from './start.ts';
