/** `npm run bench <name> [-- --json]`: how fast it is. */
import { columns, dispatch, say, type Tool } from '../cli/tool.ts';
import type { Bench, Found } from './figures/bench.ts';

interface Listed {
  readonly says: string;
  readonly options?: string;
  readonly load: () => Promise<Bench>;
}

/** A line for each bench. What a bench needs is loaded only when it runs. */
const BENCHES: Readonly<Record<string, Listed>> = {
  start: {
    says: 'npm start in an empty folder, and once more: the seconds until the server is well',
    load: async () => (await import('./start.ts')).startBench,
  },
  engine: {
    says: 'commands and whole games a second on one core, beside a boardgame.io game of the same flavour',
    load: async () => (await import('./engine.ts')).engineBench,
  },
  client: {
    says: 'what the browser has to fetch for the start page, and what a table of five costs it',
    load: async () => (await import('./browser/client.ts')).clientBench,
  },
  replay: {
    says: 'what it takes to see a game of five again, and to look in on one that goes on',
    load: async () => (await import('./browser/replay.ts')).replayBench,
  },
  sound: {
    says: 'how loud every sound and the music are, and what they cost the processor',
    load: async () => (await import('./sound/sound.ts')).soundBench,
  },
  server: {
    says: '500 tables of five on a server of their own, beside a bare relay of the same bytes',
    options:
      '\n  -- --part P    load, idle (the memory of tables), spectators or restart alone\n  -- --soak M    instead: M minutes of play at ever new tables, and what becomes of the memory',
    load: async () => (await import('./server/server.ts')).serverBench,
  },
  quick: {
    says: '1,000 people look for a table at once: how long until each of them has one',
    load: async () => (await import('./server/quick.ts')).quickBench,
  },
  bots: {
    says: "100 bots in real time on one server: its processor, and what they add to a person's command",
    options: '\n  -- --level L   novice, adept, master or champion (adept)',
    load: async () => (await import('./bots/bots.ts')).botsBench,
  },
  cluster: {
    says: 'tables of five on one node and on three with three NATS servers, beside a server alone',
    load: async () => (await import('./cluster/cluster.ts')).clusterBench,
  },
};

const asTool = (name: string): Tool => {
  const bench = BENCHES[name];
  return {
    says: bench?.says ?? '',
    usage: `npm run bench ${name}\n  -- --json   one object instead of a table${bench?.options ?? ''}`,
    async run(args) {
      const json = args.includes('--json');
      const run = await bench?.load();
      const found = await run?.(args.filter((arg) => arg !== '--json'));
      if (found !== undefined) say(json ? JSON.stringify(found.figures) : print(found));
    },
  };
};

const print = ({ lines }: Found): string =>
  columns(
    lines.map(({ what, found, mark }) => [what, found, mark ? `${mark.text}${mark.reached ? '' : '  MISSED'}` : '']),
  );

await dispatch(
  'npm run bench --',
  Object.fromEntries(Object.keys(BENCHES).map((name) => [name, async () => asTool(name)])),
  process.argv.slice(2),
);
