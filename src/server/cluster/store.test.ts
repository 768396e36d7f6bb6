import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pendulumServers, realTime, standInClient } from '#lab/jetstream';
import { defaultTerms, newTable, type Store } from '#table/kept';
import { crowdGames, SMALL_CROWD } from '#testkit';
import { standingsContract } from '../reckoning/standings.contract.ts';
import { storeContract } from '../store/log.contract.ts';
import { type OwnStore, openSqliteStore } from '../store/sqliteStore.ts';
import { bundleThreads, temporaryFolder } from '../testing.ts';
import { readSubject } from './log.ts';
import { BUCKETS, keySubject, type Nats, openNats, streamOf } from './nats/nats.ts';
import { publishAfter } from './nats/publish.ts';
import { type ClusterStore, openClusterStore } from './store.ts';
import { natsForTest } from './testing.ts';

/** NATS servers with JetStream and nothing in them, or what stands in for them. */
interface Ground {
  readonly connect: (name: string) => Promise<Nats>;
  readonly stop: () => Promise<void>;
}

const groundOf = new Map<Store, Ground>();

async function openAt(
  ground: Ground,
  isSure = true,
  through = (own: OwnStore): OwnStore => own,
): Promise<ClusterStore> {
  const data = temporaryFolder();
  const nats = await ground.connect('test');
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
  groundOf.set(opened, ground);
  return opened;
}

/** The last message again, with another text. */
async function spoil(store: Store, code: string, entry: string): Promise<void> {
  const nats = (await groundOf.get(store)?.connect('spoiler')) as Nats;
  const last = await nats.jsm.streams.getMessage('PENDULUM_LOG', { last_by_subj: `table.${code}` });
  if (last === null) throw new Error('nothing to spoil');
  await nats.jsm.streams.deleteMessage('PENDULUM_LOG', last.seq);
  const headers = nats.packages.transport.headers();
  for (const [name, [value]] of last.header) if (name.startsWith('Pendulum')) headers.set(name, value ?? '');
  const text = `${last.string().slice(0, -1)}${entry}`;
  await nats.js.publish(`table.${code}`, text, { headers });
  await nats.connection.close();
}

/** What the cluster's code takes for granted of NATS. The stand-in of simulated worlds is held to it as the real server is. */
function natsContract(name: string, start: () => Promise<Ground>): void {
  let ground: Ground;
  let fresh: Ground[] = [];
  beforeAll(async () => {
    await bundleThreads();
    ground = await start();
  });
  afterAll(async () => {
    await ground.stop();
    await Promise.all(fresh.map((one) => one.stop()));
  });

  // Each time with nothing in it. A restart begins with an empty database of its own and catches up.
  const open = async () => {
    const empty = await start();
    fresh = [...fresh, empty];
    return openAt(empty);
  };
  const beside = (store: Store) => openAt(groundOf.get(store) as Ground);
  const reopen = async (old: Store) => {
    await old.close();
    return beside(old);
  };
  storeContract(name, open, reopen, spoil);
  standingsContract(name, { open, beside, reopen }, [...crowdGames(SMALL_CROWD)]);

  describe(`${name} as the cluster uses it`, () => {
    test('a message that expects another one before it is refused, and one sent twice is kept once', async () => {
      const nats = await ground.connect('writer');
      const write = (after: number, msgID: string) =>
        nats.js.publish('table.TWICE', msgID, { msgID, expect: { lastSubjectSequence: after } });
      const { seq } = await write(0, 'one');
      await expect(write(0, 'two')).rejects.toMatchObject({ code: 10071, status: 400 });
      expect(await write(0, 'one')).toMatchObject({ seq, duplicate: true });
      expect(await nats.jsm.streams.getMessage('PENDULUM_LOG', { last_by_subj: 'table.TWICE' })).toMatchObject({ seq });
      await nats.connection.close();
    });

    test('messages of a subject are found from a sequence on; where there is none, nothing is', async () => {
      const nats = await ground.connect('reader');
      const { seq: first } = await nats.js.publish('table.NEXT', 'a');
      await nats.js.publish('table.OTHER', 'x');
      const { seq: second } = await nats.js.publish('table.NEXT', 'b');
      const next = (seq: number) => {
        const query = { seq, next_by_subj: 'table.NEXT' };
        return nats.quick.streams.getMessage('PENDULUM_LOG', query);
      };
      expect((await next(first))?.string()).toBe('a');
      expect((await next(first + 1))?.seq).toBe(second);
      expect(await next(second + 1)).toBeNull();
      expect(await nats.quick.streams.getMessage('PENDULUM_LOG', { last_by_subj: 'table.NONE' })).toBeNull();
      await nats.connection.close();
    });

    test('a bucket has the newest value of a key, and a watcher gets what there is and what comes', async () => {
      const nats = await ground.connect('watcher');
      const put = (key: string, value: number) =>
        nats.js.publish(keySubject(BUCKETS.owners, key), JSON.stringify(value));
      await put('one', 1);
      await put('one', 2);
      const bucket = await new nats.packages.kv.Kvm(nats.js).open(BUCKETS.owners, { allow_direct: false });
      const values = await bucket.watch({ ignoreDeletes: true });
      const seen: number[] = [];
      for await (const entry of values) {
        if (entry.operation !== 'PUT') continue;
        seen.push(entry.json<number>());
        if (seen.length === 1) await put('two', 3);
        else break;
      }
      expect(seen).toEqual([2, 3]);
      await bucket.delete('one');
      const last = { last_by_subj: keySubject(BUCKETS.owners, 'one') };
      expect((await nats.jsm.streams.getMessage(streamOf(BUCKETS.owners), last))?.header.get('KV-Operation')).toBe(
        'DEL',
      );
      expect((await nats.jsm.streams.info(streamOf(BUCKETS.owners))).state.messages).toBe(2);
      await nats.connection.close();
    });

    test('what clients say to one another comes in order, also to the one who says it', async () => {
      const [one, two] = [await ground.connect('one'), await ground.connect('two')];
      const heard = [one, two].map(
        (nats) =>
          new Promise<readonly number[]>((resolve) => {
            const all: number[] = [];
            nats.connection.subscribe('pendulum.test', {
              callback: (_, message) => void (all.push(message.json<number>()) === 20 && resolve(all)),
            });
          }),
      );
      await Promise.all([one, two].map(({ jsm }) => jsm.streams.info('PENDULUM_LOG')));
      const numbers = Array.from({ length: 20 }, (_, nth) => nth);
      for (const number of numbers) one.connection.publish('pendulum.test', JSON.stringify(number));
      expect(await Promise.all(heard)).toEqual([numbers, numbers]);
      await Promise.all([one, two].map(({ connection }) => connection.close()));
    });

    test('of two letters that follow the same message one is kept, and the writer of the other knows', async () => {
      const [one, two] = [await ground.connect('one'), await ground.connect('two')];
      const letter = { stream: 'PENDULUM_LOG', subject: 'table.RACE', after: 0 };
      const tries = [one, two].map((nats, nth) => publishAfter(nats, { ...letter, payload: `${nth}` }, () => false));
      const ends = await Promise.allSettled(tries);
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { fault: 'fenced' } });
      await Promise.all([one, two].map(({ connection }) => connection.close()));
    });

    test('a log from before there were hashes goes on, and the next entry stands for all before it', async () => {
      const nats = await ground.connect('old');
      const headers = nats.packages.transport.headers();
      headers.set('Pendulum-After', '0');
      headers.set('Pendulum-Entries', '1,1');
      const { seq } = await nats.js.publish('table.AGED', 'ab', { headers });
      const store = await openAt(ground);
      await store.append('AGED', 2, ['c']);
      expect(await store.read('AGED')).toEqual(['a', 'b', 'c']);
      await nats.jsm.streams.deleteMessage('PENDULUM_LOG', seq);
      await expect(store.read('AGED')).rejects.toMatchObject({ fault: 'damaged' });
      await nats.connection.close();
      await store.close();
    });

    test('of two nodes that write a table, the one that was fenced off fails and nothing of it counts', async () => {
      const [one, two] = [await openAt(ground), await openAt(ground, false)];
      await one.fence('FENCE', 'n1.1');
      await one.append('FENCE', 0, ['a']);
      await two.fence('FENCE', 'n2.2');
      expect(await two.read('FENCE')).toEqual(['a']);
      await expect(one.append('FENCE', 1, ['stale'])).rejects.toMatchObject({ fault: 'fenced' });
      await two.append('FENCE', 1, ['b']);
      // As many entries as it knows of, but other ones.
      await expect(one.append('FENCE', 2, ['stale too'])).rejects.toMatchObject({ fault: 'fenced' });
      const nats = await ground.connect('reader');
      const { writings } = await readSubject(nats, 'FENCE');
      expect(writings.map(({ writer }) => writer)).toEqual(['n1.1', 'n1.1', 'n2.2', 'n2.2']);
      expect(writings.flatMap(({ entries }) => entries)).toEqual(['a', 'b']);
      await nats.connection.close();
      await Promise.all([one.close(), two.close()]);
    });

    test('a message that came too late does not count, whatever the server said to its writer', async () => {
      const store = await openAt(ground);
      await store.append('LATE', 0, ['a']);
      const nats = await ground.connect('late');
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
      const store = await openAt(ground);
      await store.fence('CLAIM', 'n2.5');
      await expect(store.fence('CLAIM', 'n1.3')).rejects.toMatchObject({ fault: 'fenced' });
      await store.fence('CLAIM', 'n1.6');
      await store.close();
    });

    test('what is asked just before a table is let go of is not written afterwards', async () => {
      const store = await openAt(ground);
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
      const writer = await openAt(ground);
      await writer.save(table);
      // The copy is there right after the first question.
      const reader = await openAt(ground, true, (own) => {
        const late = new Set(['HASTE']);
        const found = (ask: Store['load']) => async (code: string) => (late.delete(code) ? undefined : ask(code));
        return { ...own, load: found(own.load), recall: found(own.recall) };
      });
      expect((await reader.load('HASTE'))?.code).toBe('HASTE');
      await Promise.all([writer.close(), reader.close()]);
    });
  });
}

// The program is named by PENDULUM_NATS_SERVER, or found in the path.
natsContract('JetStream', async () => {
  const { address, stop } = await natsForTest();
  return { connect: (name) => openNats(address, name), stop };
});

// What simulated clusters run on instead.
for (const age of ['old', 'new'] as const) {
  natsContract(`the stand-in of three ${age} servers`, async () => {
    const servers = pendulumServers(realTime(), 3, age);
    return { connect: async () => standInClient(servers), stop: async () => {} };
  });
}
