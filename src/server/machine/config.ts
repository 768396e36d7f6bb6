import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Everything that can be set, each by one environment variable. The README lists them. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where the tables are kept. */
  readonly data: string;
  readonly dataLimitMiB: number;
  /** Starts though the last transactions of the database are lost. */
  readonly acceptsLoss: boolean;
  /** Servers of NATS with commas between; empty for a server that is alone. */
  readonly nats: string;
  /** Where these servers tell their figures, with commas between; empty where nobody may ask. */
  readonly natsMonitor: string;
  /** Where the built client lies. */
  readonly client: string;
  /** The folder of the site in which the game is hosted: `/`, or one like `/pendulum/`. */
  readonly base: string;
  /** Origins of other sites that may open sockets here. */
  readonly origins: readonly string[];
  /** How many proxies in front of the server are believed when they name the client's address. */
  readonly proxies: number;
  readonly logLevel: string;
  /** Opens the figures to those elsewhere who show it; empty for nobody. */
  readonly metricsToken: string;
  /** Opens the operator's page; empty where there is none. */
  readonly operatorToken: string;
  readonly tablesPerAddress: number;
  readonly socketsPerAddress: number;
  readonly requestsPerMinute: number;
  readonly messagesPerSecond: number;
  readonly botThreads: number;
  readonly archiveAfterDays: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

export function readConfig(env: Environment): Config {
  const number = (name: string, standard: number, least = 0): number => {
    const text = env[name];
    if (text === undefined || text === '') return standard;
    const value = Number(text);
    if (!Number.isInteger(value) || value < least) throw new ConfigError(name, `a whole number from ${least} on`);
    return value;
  };
  const logLevel = env.PENDULUM_LOG || 'info';
  if (!LOG_LEVELS.includes(logLevel)) throw new ConfigError('PENDULUM_LOG', `one of ${LOG_LEVELS.join(', ')}`);
  return {
    host: env.HOST || '0.0.0.0',
    port: number('PORT', 8080),
    data: resolve(env.PENDULUM_DATA || 'data'),
    dataLimitMiB: number('PENDULUM_DATA_LIMIT', 0),
    acceptsLoss: number('PENDULUM_ACCEPT_LOSS', 0) === 1,
    nats: natsFrom(env.PENDULUM_NATS ?? ''),
    natsMonitor: env.PENDULUM_NATS_MONITOR ?? '',
    client: resolve(env.PENDULUM_CLIENT || besideThis('../client')),
    base: baseFrom(env.PENDULUM_BASE || '/'),
    origins: (env.PENDULUM_ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    proxies: number('PENDULUM_PROXIES', 0),
    logLevel,
    metricsToken: env.PENDULUM_METRICS_TOKEN ?? '',
    operatorToken: operatorTokenFrom(env.PENDULUM_OPERATOR_TOKEN ?? ''),
    tablesPerAddress: number('PENDULUM_TABLES_PER_ADDRESS', 30, 1),
    socketsPerAddress: number('PENDULUM_SOCKETS_PER_ADDRESS', 60, 1),
    requestsPerMinute: number('PENDULUM_REQUESTS_PER_MINUTE', 600, 1),
    messagesPerSecond: number('PENDULUM_MESSAGES_PER_SECOND', 20, 1),
    botThreads: number('PENDULUM_BOT_THREADS', 1, 1),
    archiveAfterDays: number('PENDULUM_ARCHIVE_DAYS', 30, 1),
  };
}

/** Short ones can be guessed. */
const operatorTokenFrom = (text: string): string => {
  if (text !== '' && text.length < 16) throw new ConfigError('PENDULUM_OPERATOR_TOKEN', 'at least 16 signs long');
  return text;
};

const natsFrom = (text: string): string => {
  const isRight = (one: string): boolean => /^(?:nats|tls):\/\//.test(one.trim()) && URL.canParse(one.trim());
  if (text !== '' && !text.split(',').every(isRight)) {
    throw new ConfigError('PENDULUM_NATS', 'one or more addresses like nats://host:4222 with commas between');
  }
  return text;
};

const baseFrom = (text: string): string => {
  const path = `/${text}/`.replace(/\/+/g, '/');
  if (!/^[\w/.~-]+$/.test(path) || /\/\.+\//.test(path)) {
    throw new ConfigError('PENDULUM_BASE', 'a path like /pendulum/');
  }
  return path;
};

const besideThis = (path: string): string => resolve(dirname(fileURLToPath(import.meta.url)), path);

export class ConfigError extends Error {
  constructor(name: string, wanted: string) {
    super(`${name} has to be ${wanted}. Correct the environment variable and start again.`);
    this.name = 'ConfigError';
  }
}
