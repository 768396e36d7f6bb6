import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerContract, type Opened } from '../store/ledger/contract.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';
import { bundleThreads, temporaryFolder } from '../testing.ts';
import { openNats } from './nats/nats.ts';
import { openClusterStore } from './store.ts';
import { type NatsForTest, natsForTest } from './testing.ts';

// The program is named by PENDULUM_NATS_SERVER, or found in the path.
let servers: readonly NatsForTest[] = [];
const homes = new Map<Opened, Home>();
beforeAll(bundleThreads);
afterAll(async () => {
  await Promise.all(servers.map((one) => one.stop()));
});

interface Home {
  readonly address: string;
  readonly folder: string;
}

async function fresh(): Promise<string> {
  const server = await natsForTest();
  servers = [...servers, server];
  return server.address;
}

async function openAt(address: string, folder: string): Promise<Opened> {
  const nats = await openNats(address, 'test');
  const local = await openSqliteStore({ folder, limitMiB: 0 });
  const store = await openClusterStore({ nats, node: 'n1', local, isSure: () => true });
  const opened = {
    ledger: store.ledger,
    async close() {
      await store.close();
      await nats.connection.close();
    },
  };
  homes.set(opened, { address, folder });
  return opened;
}

ledgerContract(
  'NATS',
  async () => openAt(await fresh(), temporaryFolder().path),
  async (old) => {
    await old.close();
    const { address = '' } = homes.get(old) ?? {};
    return openAt(address, temporaryFolder().path);
  },
);

test('what was removed while a node was away is gone from its copy when it is back', async () => {
  const address = await fresh();
  const [here, away] = [temporaryFolder(), temporaryFolder()];
  const one = await openAt(address, here.path);
  const two = await openAt(address, away.path);
  await one.ledger.put('keys', 'a', { person: 'Ada' }, 0);
  await expect.poll(() => two.ledger.list('keys', '', 9)).toHaveLength(1);
  await two.close();
  await one.ledger.remove('keys', 'a');
  const back = await openAt(address, away.path);
  expect(await back.ledger.list('keys', '', 9)).toEqual([]);
  await Promise.all([one.close(), back.close()]);
  here.remove();
  away.remove();
});

test('nothing of what was removed is left in NATS but a hash', async () => {
  const address = await fresh();
  const data = temporaryFolder();
  const one = await openAt(address, data.path);
  await one.ledger.put('names', 'ada lovelace', { person: 'P', freeFrom: null }, 0);
  await one.ledger.remove('names', 'ada lovelace');
  const nats = await openNats(address, 'reader');
  const left = await nats.jsm.streams.getMessage('KV_pendulum-ledger', { last_by_subj: '$KV.pendulum-ledger.names.*' });
  expect([left?.subject.includes('ada'), left?.string()]).toEqual([false, '']);
  await nats.connection.close();
  await one.close();
  data.remove();
});
