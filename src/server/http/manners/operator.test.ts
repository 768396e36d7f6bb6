import { expect, test } from 'vitest';
import { serverForTest } from '../../testing.ts';
import { operatorContract, SETTINGS } from './operator.contract.ts';

operatorContract('the operator of one server', async () => {
  const server = await serverForTest(SETTINGS);
  return { one: server, other: server, close: server.stop };
});

test('without a token in the configuration there is no page of the operator', async () => {
  const server = await serverForTest();
  const answer = await fetch(`${server.address}/api/operator`, { headers: { authorization: 'Bearer ' } });
  expect(answer.status).toBe(404);
  await server.stop();
});
