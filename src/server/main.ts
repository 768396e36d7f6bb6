import { networkInterfaces } from 'node:os';
import { StoreError } from '#table/kept';
import { type Config, ConfigError, readConfig } from './machine/config.ts';
import { type Server, startServer } from './start.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await startServer(config);
  for (const signal of SIGNALS) process.once(signal, () => stop(server));
  const [here, ...forFriends] = addressesOf(config, server.port);
  console.log(`Pendulum is open at ${here}`);
  for (const address of forFriends) console.log(`For friends on your network: ${address}`);
}

async function stop(server: Server): Promise<void> {
  try {
    await server.stop();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

function addressesOf({ host, base }: Config, port: number): readonly string[] {
  const path = `:${port}${base === '/' ? '' : base}`;
  if (host !== '0.0.0.0' && host !== '::') return [`http://${host.includes(':') ? `[${host}]` : host}${path}`];
  const outside = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const found = outside.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  return ['localhost', ...found].map((name) => `http://${name}${path}`);
}

/** What the operator can put right is said in a sentence; anything else is a bug and shown whole. */
function explain(error: unknown): unknown {
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Correct HOST.`;
  return error instanceof StoreError || error instanceof ConfigError ? error.message : error;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
