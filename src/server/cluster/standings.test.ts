import { afterAll, beforeAll, expect, test } from 'vitest';
import { PACES } from '#protocol';
import { defaultTerms, newTable, type Store } from '#table/kept';
import { crowdGames, personForTest } from '#testkit';
import { openSqliteStore } from '../store/sqliteStore.ts';
import { bundleThreads, temporaryFolder } from '../testing.ts';
import { openNats } from './nats/nats.ts';
import { openClusterStore } from './store.ts';
import { type NatsForTest, natsForTest } from './testing.ts';

// The program is named by PENDULUM_NATS_SERVER, or found in the path.
let server: NatsForTest;
beforeAll(async () => {
  await bundleThreads();
  server = await natsForTest();
});
afterAll(() => server.stop());

/** A node with a database of its own. */
async function openNode(name: string): Promise<Store> {
  const data = temporaryFolder();
  const nats = await openNats(server.address, name);
  const local = await openSqliteStore({ folder: data.path, limitMiB: 0 });
  const store = await openClusterStore({ nats, node: name, local, isSure: () => true });
  return {
    ...store,
    async close() {
      await store.close();
      await nats.connection.close();
      data.remove();
    },
  };
}

/** All that a node tells of ratings and statistics. */
async function toldAt({ standings }: Store): Promise<string> {
  const told = [
    ...PACES.map((pace) => standings.ranking(pace, personForTest(3))),
    ...[0, 1, 2, 3].map((nth) => standings.player(personForTest(nth))),
    standings.statistics('csv'),
  ];
  return (await Promise.all(told)).map((bytes) => Buffer.from(bytes).toString()).join('\n');
}

test('nodes that hear of games in orders of their own agree on every rating, and so does one that comes later', async () => {
  const [one, two] = [await openNode('n1'), await openNode('n2')];
  const games = [...crowdGames({ games: 40, people: 6, from: 1000, every: 1000 })];
  await Promise.all(games.map((game, nth) => (nth % 2 === 0 ? one : two).keepResults(game)));
  await expect.poll(async () => (await toldAt(two)) === (await toldAt(one))).toBe(true);
  expect(await toldAt(one)).toContain('Player 1"');

  // A person is deleted, game by game.
  for (const { code, seat, person } of games.flat()) {
    if (person !== personForTest(1)) continue;
    await one.save({ ...newTable(code, defaultTerms(false), 1000), stage: 'over' });
    await two.forgetName(code, seat);
  }
  const told = await toldAt(two);
  expect(told).not.toContain('Player 1"');
  expect(told).toContain('Player 2"');
  await expect.poll(async () => (await toldAt(one)) === told).toBe(true);
  const late = await openNode('n3');
  expect(await toldAt(late)).toBe(told);
  for (const store of [one, two, late]) await store.close();
});
