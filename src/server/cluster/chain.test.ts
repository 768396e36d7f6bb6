import { expect, test } from 'vitest';
import { MACHINE } from '../machine/machine.ts';
import { openChain } from './chain.ts';
import type { Nats } from './nats/nats.ts';

/** A server that answers a writer only when it is told to. */
function slowServer() {
  const answers: (() => void)[] = [];
  const publish = () => new Promise((resolve) => void answers.push(() => resolve({ seq: answers.length })));
  const packages = { transport: { headers: () => new Map() }, jetstream: { JetStreamApiError: Error } };
  return { nats: { machine: MACHINE, js: { publish }, packages } as unknown as Nats, answers };
}

test('what waits when a table is let go of is never packed: the hashes of the next writer are its own', async () => {
  const { nats, answers } = slowServer();
  const packed: string[][] = [];
  const chain = openChain<string>(nats, {
    stream: 'LOG',
    subject: (key) => key,
    pack(items) {
      packed.push([...items]);
      return { payload: items.join(), headers: {} };
    },
    look: async () => 0,
    isSure: () => true,
  });
  const first = chain.write('TABLE', 'a');
  await expect.poll(() => answers.length).toBe(1);
  const second = chain.write('TABLE', 'b');
  chain.forget('TABLE');
  await expect(second).rejects.toMatchObject({ fault: 'fenced' });
  chain.begin('TABLE', 1);
  const next = chain.write('TABLE', 'c');
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) answer();
  await Promise.all([first, next]);
  expect(packed).toEqual([['a'], ['c']]);
  expect(chain.lag()).toBe(0);
});
