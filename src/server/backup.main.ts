import { runOnFile } from './commandLine.ts';
import { backUp } from './store/backup.ts';

await runOnFile(
  `usage: npm run backup -- FILE [--force], or with the package: pendulum backup FILE [--force]

Copies the database in PENDULUM_DATA (usually data) into FILE, also while the server runs, and checks every log of the copy.
  --force  FILE may be there already
  --help   this text`,
  (options) => {
    const { tables, entries } = backUp(options);
    return `${options.file} holds ${tables} games with ${entries} entries; every log is whole.`;
  },
);
