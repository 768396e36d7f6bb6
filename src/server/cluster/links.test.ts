import { expect, test, vi } from 'vitest';
import { openLinks } from './links.ts';
import type { Nats } from './nats/nats.ts';

test('what is said while the connection is on its way out is dropped, and breaks nothing', () => {
  let isDraining = false;
  const publish = vi.fn(() => {
    if (isDraining) throw new Error('connection draining');
  });
  const connection = { isClosed: () => false, isDraining: () => isDraining, publish, subscribe: vi.fn() };
  const nats = { connection, machine: { soon: vi.fn() } } as unknown as Nats;
  const links = openLinks(nats, 'a', vi.fn(), vi.fn());
  links.send('b', 'hello');
  links.flush();
  isDraining = true;
  links.send('b', 'too late');
  links.flush();
  expect(publish).toHaveBeenCalledTimes(1);
});
