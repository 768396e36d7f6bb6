import { expect, test } from 'vitest';
import { newWorld } from './world.ts';

test('a program that asks to be called at once for ever is found out', async () => {
  const world = newWorld(1);
  const again = (): void => void world.later(0, again);
  world.later(5, again);
  await expect(world.run(10)).rejects.toThrow('time stands still at 5.000');
});

test('a thousand calls in one moment are none too many', async () => {
  const world = newWorld(1);
  let called = 0;
  for (let nth = 0; nth < 1000; nth += 1) world.later(5, () => (called += 1));
  await world.run(10);
  expect([called, world.now()]).toEqual([1000, 10]);
});
