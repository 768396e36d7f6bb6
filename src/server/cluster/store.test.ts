import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultTerms, newTable, type Store } from '#table/kept';
import { storeContract } from '../store/log.contract.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';
import { bundleThreads, temporaryFolder } from '../testing.ts';
import { readSubject } from './log.ts';
import { openNats } from './nats.ts';
import { type ClusterStore, openClusterStore } from './store.ts';
import { type NatsForTest, natsForTest } from './testing.ts';

// The program is named by PENDULUM_NATS_SERVER, or found in the path.
let server: NatsForTest;
let fresh: NatsForTest[] = [];
const addressOf = new Map<Store, string>();
beforeAll(async () => {
  await bundleThreads();
  server = await natsForTest();
});
afterAll(async () => {
  await server.stop();
  await Promise.all(fresh.map((one) => one.stop()));
});

async function openAt(address: string, isSure = true, through = (own: Store): Store => own): Promise<ClusterStore> {
  const data = temporaryFolder();
  const nats = await openNats(address, 'test');
  const local = through(await openSqliteStore({ folder: data.path, limitMiB: 0 }));
  const store = await openClusterStore({ nats, node: 'n1', local, isSure: () => isSure });
  const opened: ClusterStore = {
    ...store,
    async close() {
      await store.close();
      await nats.connection.close();
      data.remove();
    },
  };
  addressOf.set(opened, address);
  return opened;
}

/** Each time with nothing in it. A restart begins with an empty database of its own and catches up. */
storeContract(
  'JetStream',
  async () => {
    const empty = await natsForTest();
    fresh = [...fresh, empty];
    return openAt(empty.address);
  },
  async (old) => {
    await old.close();
    return openAt(addressOf.get(old) ?? '');
  },
  // The last message again, with another text.
  async (store, code, entry) => {
    const nats = await openNats(addressOf.get(store) ?? '', 'spoiler');
    const last = await nats.jsm.streams.getMessage('PENDULUM_LOG', { last_by_subj: `table.${code}` });
    if (last === null) throw new Error('nothing to spoil');
    await nats.jsm.streams.deleteMessage('PENDULUM_LOG', last.seq);
    const headers = nats.packages.transport.headers();
    for (const [name, [value]] of last.header) if (name.startsWith('Pendulum')) headers.set(name, value ?? '');
    const text = `${last.string().slice(0, -1)}${entry}`;
    await nats.js.publish(`table.${code}`, text, { headers });
    await nats.connection.close();
  },
);

test('a log from before there were hashes goes on, and the next entry stands for all before it', async () => {
  const nats = await openNats(server.address, 'old');
  const headers = nats.packages.transport.headers();
  headers.set('Pendulum-After', '0');
  headers.set('Pendulum-Entries', '1,1');
  const { seq } = await nats.js.publish('table.AGED', 'ab', { headers });
  const store = await openAt(server.address);
  await store.append('AGED', 2, ['c']);
  expect(await store.read('AGED')).toEqual(['a', 'b', 'c']);
  await nats.jsm.streams.deleteMessage('PENDULUM_LOG', seq);
  await expect(store.read('AGED')).rejects.toMatchObject({ fault: 'damaged' });
  await nats.connection.close();
  await store.close();
});

test('of two nodes that write a table, the one that was fenced off fails and nothing of it counts', async () => {
  const [one, two] = [await openAt(server.address), await openAt(server.address, false)];
  await one.fence('FENCE', 'n1.1');
  await one.append('FENCE', 0, ['a']);
  await two.fence('FENCE', 'n2.2');
  expect(await two.read('FENCE')).toEqual(['a']);
  await expect(one.append('FENCE', 1, ['stale'])).rejects.toMatchObject({ fault: 'fenced' });
  await two.append('FENCE', 1, ['b']);
  // As many entries as it knows of, but other ones.
  await expect(one.append('FENCE', 2, ['stale too'])).rejects.toMatchObject({ fault: 'fenced' });
  const nats = await openNats(server.address, 'reader');
  const { writings } = await readSubject(nats, 'FENCE');
  expect(writings.map(({ writer }) => writer)).toEqual(['n1.1', 'n1.1', 'n2.2', 'n2.2']);
  expect(writings.flatMap(({ entries }) => entries)).toEqual(['a', 'b']);
  await nats.connection.close();
  await Promise.all([one.close(), two.close()]);
});

test('a message that came too late does not count, whatever the server said to its writer', async () => {
  const store = await openAt(server.address);
  await store.append('LATE', 0, ['a']);
  const nats = await openNats(server.address, 'late');
  const { last } = await readSubject(nats, 'LATE');
  await store.append('LATE', 1, ['b']);
  const headers = nats.packages.transport.headers();
  headers.set('Pendulum-After', String(last));
  headers.set('Pendulum-Entries', '5');
  await nats.js.publish('table.LATE', 'stale', { headers });
  expect(await store.read('LATE')).toEqual(['a', 'b']);
  await store.append('LATE', 2, ['c']);
  expect(await store.read('LATE')).toEqual(['a', 'b', 'c']);
  await nats.connection.close();
  await store.close();
});

test('a claim that was held up does not take the table from a later one', async () => {
  const store = await openAt(server.address);
  await store.fence('CLAIM', 'n2.5');
  await expect(store.fence('CLAIM', 'n1.3')).rejects.toMatchObject({ fault: 'fenced' });
  await store.fence('CLAIM', 'n1.6');
  await store.close();
});

test('what is asked just before a table is let go of is not written afterwards', async () => {
  const store = await openAt(server.address);
  await store.fence('GONE', 'n1.1');
  await store.append('GONE', 0, ['a']);
  const late = store.append('GONE', 1, ['late']);
  store.forget('GONE');
  await expect(late).rejects.toMatchObject({ fault: 'fenced' });
  expect(await store.read('GONE')).toEqual(['a']);
  await store.close();
});

test('a table whose copy comes while it is looked for was not put away', async () => {
  const table = newTable('HASTE', defaultTerms(false), 1000);
  const writer = await openAt(server.address);
  await writer.save(table);
  // The copy is there right after the first question.
  const reader = await openAt(server.address, true, (own) => {
    const late = new Set(['HASTE']);
    const found = (ask: Store['load']) => async (code: string) => (late.delete(code) ? undefined : ask(code));
    return { ...own, load: found(own.load), recall: found(own.recall) };
  });
  expect((await reader.load('HASTE'))?.code).toBe('HASTE');
  await Promise.all([writer.close(), reader.close()]);
});
