/** `npm run cluster`: three NATS servers and three nodes on this machine behind one address, for trying it out. */
import { spawnSync } from 'node:child_process';
import { at } from '../../../tools/project.mjs';
import { Misuse, readFlags, say, wholeNumber } from '../cli/tool.ts';
import { temporaryFolder } from '../processes/folder.ts';
import { startCluster } from './testCluster.ts';

const USAGE = `usage: npm run cluster -- [options]

  --nodes N     how many nodes (3)
  --servers N   how many NATS servers (3)
  --port N      where the front listens (8080)
Kill a node or a NATS server by its number to see the games go on elsewhere. Ctrl+C ends all; nothing is kept.`;

async function main(): Promise<void> {
  const { values } = readFlags(process.argv.slice(2), {
    nodes: { type: 'string', default: '3' },
    servers: { type: 'string', default: '3' },
    port: { type: 'string', default: '8080' },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (values.help) return say(USAGE);
  spawnSync(process.execPath, [at('tools/build.mjs')], { stdio: 'ignore' });
  const folder = temporaryFolder();
  const cluster = await startCluster(folder.path, {
    servers: wholeNumber('servers', values.servers, 1, 5),
    nodes: wholeNumber('nodes', values.nodes, 1, 20),
    port: wholeNumber('port', values.port, 0, 65_535),
    settings: { PENDULUM_CLIENT: at('dist/client') },
  });
  for (const server of cluster.servers) say(`NATS server  nats://127.0.0.1:${server.port}  process ${server.pid()}`);
  for (const node of cluster.nodes) say(`node         ${node.address}  process ${node.pid()}`);
  say(`Pendulum is open at ${cluster.front}`);
  const end = async (): Promise<void> => {
    await Promise.all(cluster.nodes.map((node) => node.stop()));
    await cluster.close();
    folder.remove();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Misuse ? error.message : ((error as Error).stack ?? error)}\n`);
  process.exit(error instanceof Misuse ? 2 : 1);
});
