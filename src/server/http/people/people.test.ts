import { afterAll, beforeAll } from 'vitest';
import { playedDay } from '#testkit/day';
import { removalContract } from '../../tables/removal.contract.ts';
import { serverForTest, type TestServer } from '../../testing.ts';
import { peopleContract } from './people.contract.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serverForTest();
});
afterAll(() => server.stop());

peopleContract(() => [server.address, server.address], playedDay);
removalContract(() => [server, server]);
