import { runOnFile } from './commandLine.ts';
import { restore } from './store/backup.ts';

await runOnFile(
  `usage: npm run restore -- FILE [--force], or with the package: pendulum restore FILE [--force]

Puts a backup into PENDULUM_DATA (usually data), which no server may be using, and checks every log of it first.
  --force  the folder may hold a database already; it is moved aside
  --help   this text`,
  (options) => {
    const { tables, entries } = restore(options);
    return `${options.folder} holds ${tables} games with ${entries} entries; every log is whole. Start the server.`;
  },
);
