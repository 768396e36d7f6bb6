import { afterEach, beforeAll, beforeEach } from 'vitest';
import { memoryLedger } from '#testkit';
import { bundleThreads, temporaryFolder } from '../../testing.ts';
import { openSqliteStore } from '../sqliteStore.ts';
import { ledgerContract } from './contract.ts';

let data: ReturnType<typeof temporaryFolder>;
beforeAll(bundleThreads);
beforeEach(() => {
  data = temporaryFolder();
});
afterEach(() => data.remove());

const open = () => openSqliteStore({ folder: data.path, limitMiB: 0 });

ledgerContract('SQLite', open, async (old) => {
  await old.close();
  return open();
});

ledgerContract(
  'memory',
  async () => ({ ledger: memoryLedger(), close: async () => {} }),
  async (old) => old,
);
