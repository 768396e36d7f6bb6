export { type Caller, type CallOptions, call, createTable, socketAddress, tableAt } from './caller.ts';
export { type Config, readConfig } from './config.ts';
export type { Log, Registry, Result, Store } from './log.ts';
export { type Server, startServer } from './start.ts';
