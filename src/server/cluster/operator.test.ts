import { operatorContract, SETTINGS } from '../http/manners/operator.contract.ts';
import { serverForTest } from '../testing.ts';
import { natsForTest } from './testing.ts';

operatorContract('the operator of two nodes', async () => {
  const nats = await natsForTest();
  const one = await serverForTest({ ...SETTINGS, PENDULUM_NATS: nats.address });
  const other = await serverForTest({ ...SETTINGS, PENDULUM_NATS: nats.address });
  const close = async () => {
    await one.stop();
    await other.stop();
    await nats.stop();
  };
  return { one, other, close };
});
