import { parseArgs } from 'node:util';
import { StoreError } from '#table/kept';
import { runCommand } from './commandLine.ts';
import { conveyFrom } from './conveyor/fromCluster.ts';
import { conveyTo } from './conveyor/toCluster.ts';
import { readConfig } from './machine/config.ts';

const HELP = `usage: npm run convey -- --to ADDRESSES, or --from ADDRESSES; with the package: pendulum convey …

Copies all tables, results, people, names and bans between PENDULUM_DATA (usually data) and the NATS servers of a cluster.
Stop the server and all nodes first. What is copied stays where it was, and every log is checked on the way.
  --to nats://host:4222,…    from the folder into NATS servers that hold nothing yet
  --from nats://host:4222,…  from NATS servers into a folder that holds no database yet
  --help                     this text`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, from: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return HELP;
  const { to, from } = values;
  if ((to === undefined) === (from === undefined)) throw new StoreError('broken', HELP);
  const { data } = readConfig(process.env);
  const conveyed = to === undefined ? await conveyFrom(from ?? '', data) : await conveyTo(data, to);
  const { tables, entries, results, others } = conveyed;
  const next =
    to === undefined
      ? 'Start the server without PENDULUM_NATS'
      : 'Start the nodes with PENDULUM_NATS and empty folders';
  return `${tables} tables with ${entries} entries, ${results} results and ${others} other things are there; every log is whole. ${next}.`;
});
