import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundle } from '../../../tools/bundle.mjs';
import { freePort } from '../../../tools/ports.mjs';

/** The server as a process of its own, on one port and one data folder for all its lives. */
export interface Child {
  readonly address: string;
  readonly start: () => Promise<void>;
  /** SIGKILL: no goodbye. */
  readonly kill: () => Promise<void>;
  /** SIGTERM: pauses, writes, says goodbye. Gives the exit code. */
  readonly stop: () => Promise<number>;
  readonly pid: () => number;
  /** What it has used so far; `tidily` after collecting garbage. */
  readonly measure: (tidily?: boolean) => Promise<Usage>;
  /** What it said on its way; nothing is expected on stderr. */
  readonly complaints: () => string;
}

export interface Usage {
  /** Processor time of all threads, in milliseconds. */
  readonly cpuMs: number;
  readonly heapBytes: number;
  readonly residentBytes: number;
  /** The part of it that V8 holds for what has just been made. It has one greatest size, and shrinks when little is done. */
  readonly youngBytes: number;
}

/**
 * Collecting garbage takes a moment, so it is done only where memory is asked for. What is free goes back to the system
 * on another thread, a while later.
 */
const MEASURES = `import { getHeapSpaceStatistics } from 'node:v8';
const tell = () => {
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space').physical_space_size;
  const usage = { cpuMs: (user + system) / 1000, heapBytes: heapUsed + external, residentBytes: rss, youngBytes: young };
  console.log('USAGE' + JSON.stringify(usage));
};
process.on('SIGUSR2', tell);
process.on('SIGHUP', () => { globalThis.gc?.(); globalThis.gc?.(); setTimeout(tell, 1000); });`;

const FLAGS = [
  ...(process.env.PENDULUM_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PENDULUM_PROFILE}`] : []),
  // As `npm start` does: messages die young instead of being carried along, and the whole heap is gone through seldom.
  '--max-semi-space-size=32',
  '--heap-growing-percent=200',
  '--enable-source-maps',
  '--expose-gc',
  '--import',
  `data:text/javascript,${encodeURIComponent(MEASURES)}`,
];

const GENEROUS = {
  PENDULUM_TABLES_PER_ADDRESS: '100000',
  PENDULUM_SOCKETS_PER_ADDRESS: '100000',
  PENDULUM_REQUESTS_PER_MINUTE: '10000000',
  PENDULUM_MESSAGES_PER_SECOND: '1000',
};

export const serverAsChild = (data: string, settings: Readonly<Record<string, string>> = {}): Promise<Child> =>
  programAsChild('src/server/main.ts', { ...GENEROUS, PENDULUM_LOG: 'error', ...settings, PENDULUM_DATA: data });

/** Any program that listens on PORT and says where it is open. */
export async function programAsChild(source: string, settings: Readonly<Record<string, string>>): Promise<Child> {
  const program = await bundle(source, 'dist/chaos');
  const port = await freePort();
  const env = {
    ...process.env,
    ...settings,
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  let child: ChildProcess | undefined;
  let complaints = '';
  let measured: (usage: Usage) => void = () => {};
  let measuring: Promise<unknown> = Promise.resolve();

  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, [...FLAGS, program], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    started.stderr?.on('data', (data) => {
      complaints += data;
    });
    await new Promise<void>((resolve, reject) => {
      started.stdout?.on('data', (data) => {
        for (const line of String(data).split('\n')) {
          if (line.startsWith('USAGE')) measured(JSON.parse(line.slice('USAGE'.length)));
          else if (line.includes('is open at')) resolve();
          else if (line !== '') complaints += `${line}\n`;
        }
      });
      started.once('exit', () => reject(new Error(`the server did not start: ${complaints}`)));
    });
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number> => {
    const ending = child;
    if (ending === undefined || ending.exitCode !== null) return ending?.exitCode ?? 0;
    const exit = once(ending, 'exit');
    ending.kill(signal);
    const [code] = await exit;
    return code ?? -1;
  };
  const ask = (tidily: boolean): Promise<Usage> =>
    new Promise((resolve) => {
      measured = resolve;
      child?.kill(tidily ? 'SIGHUP' : 'SIGUSR2');
    });
  await start();
  return {
    address: `http://127.0.0.1:${port}`,
    start,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    // One after the other: answers do not say to whom they are.
    measure(tidily = false) {
      const usage = measuring.then(() => ask(tidily));
      measuring = usage;
      return usage;
    },
    pid: () => child?.pid ?? 0,
    complaints: () => complaints,
  };
}
