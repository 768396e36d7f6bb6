import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StoreError } from '#table/kept';
import { ConfigError, readConfig } from './machine/config.ts';
import type { BackupOptions } from './store/backup.ts';

/** A command that works on one file. */
export const runOnFile = (help: string, work: (options: BackupOptions) => string): Promise<void> =>
  runCommand(() => answer(help, work));

/** Says what a command did, how it is used, or what stood against it. */
export async function runCommand(work: () => string | Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    console.error(isSaid(error) ? error.message : error);
    process.exitCode = 1;
  }
}

function answer(help: string, work: (options: BackupOptions) => string): string {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, force: { type: 'boolean' } },
  });
  if (values.help) return help;
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new StoreError('broken', help);
  const { data, nats } = readConfig(process.env);
  if (nats !== '')
    throw new StoreError(
      'broken',
      'With PENDULUM_NATS everything is in NATS: see "Backup and restore" in docs/OPERATIONS.md.',
    );
  return work({ folder: data, file: resolve(process.env.INIT_CWD ?? '.', file), force: values.force ?? false });
}

/** What the operator can put right is said in a sentence. */
const isSaid = (error: unknown): error is Error =>
  error instanceof StoreError ||
  error instanceof ConfigError ||
  (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
