import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../../../tools/project.mjs';
import { Misuse } from '../cli/tool.ts';

export const MODELS = ['linux', 'harsh', 'sync'] as const;
export type Model = (typeof MODELS)[number];

/** The disk of one machine, whose power can be cut. The programs on it are to be dead by then. */
export interface Disk {
  readonly path: string;
  /** Forgets what was not synced; with a seed other than 0, some of those pages are there by chance. */
  readonly cut: (seed: number) => Unsynced;
  readonly close: () => Promise<void>;
}

/** What was seen and not on the disk. */
export interface Unsynced {
  readonly files: number;
  readonly bytes: number;
}

/** Builds the file system, or says what is missing. */
export function buildDisk(folder: string): string {
  if (!existsSync('/dev/fuse'))
    throw new Misuse(
      'Cutting the power needs FUSE, the Linux kernel’s file systems in user space; /dev/fuse is missing.',
    );
  const flags = spawnSync('pkg-config', ['--cflags', '--libs', 'fuse3'], { encoding: 'utf8' });
  if (flags.status !== 0 || spawnSync('gcc', ['--version']).status !== 0)
    throw new Misuse(
      'Cutting the power needs a C compiler and FUSE (Debian: apt-get install gcc pkg-config fuse3 libfuse3-dev).',
    );
  const program = join(folder, 'disk');
  const source = at('src/lab/power/disk.c');
  const built = spawnSync('gcc', ['-O2', '-o', program, source, ...flags.stdout.trim().split(/\s+/)], {
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`disk.c cannot be compiled: ${built.stderr}`);
  return program;
}

export async function openDisk(program: string, path: string, model: Model): Promise<Disk> {
  mkdirSync(path, { recursive: true });
  const child = spawn(program, [model, path], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  const control = join(path, '.power');
  for (const late = performance.now() + 5000; !existsSync(control); ) {
    if (child.exitCode !== null || performance.now() > late)
      throw new Misuse(`This user may not mount a file system of its own. (${said.trim()})`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    path,
    cut(seed) {
      writeFileSync(control, `cut ${seed}`);
      return JSON.parse(readFileSync(control, 'utf8')) as Unsynced;
    },
    async close() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
