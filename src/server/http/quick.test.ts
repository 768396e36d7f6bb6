import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookFor, quickContract, SETTINGS } from '../quick/quick.contract.ts';
import { serverForTest, type TestServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serverForTest(SETTINGS);
});
afterAll(() => server.stop());

quickContract(() => [server.address, server.address]);

test('a wish that is none is a fault, and so are too many words', async () => {
  const ada = await lookFor(server.address);
  for (const wrong of [{ pace: 'hasty' }, { least: 1 }, { waitMs: -1 }, { name: '' }, { more: true }]) ada.say(wrong);
  expect((await ada.next('fault')).fault).toBe('badMessage');
  for (let nth = 0; nth < 60; nth += 1) ada.say({});
  expect((await ada.next('fault', ({ fault }) => fault === 'tooFast')).type).toBe('fault');
  ada.hangUp();
});
