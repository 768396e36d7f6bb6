import { expect, test } from 'vitest';
import { StoreError } from '#table/kept';
import { openHealth } from './health.ts';

const never = (): Promise<never> => new Promise(() => {});

function aServer() {
  const server = { isOpen: true, time: 0, proofs: 0, fault: null as StoreError | null, hangs: false };
  const look = openHealth({
    isOpen: () => server.isOpen,
    now: () => server.time,
    late: () => (server.hangs ? Promise.resolve('slow') : never()),
    prove: async () => {
      server.proofs += 1;
      if (server.hangs) await never();
      if (server.fault !== null) throw server.fault;
    },
  });
  return { server, look };
}

test('readiness proves a write, once a second however often it is asked', async () => {
  const { server, look } = aServer();
  expect(await Promise.all([look(), look(), look()])).toEqual([null, null, null]);
  server.time = 999;
  expect([await look(), server.proofs]).toEqual([null, 1]);
  server.time = 1000;
  server.fault = new StoreError('full', 'no room');
  expect([await look(), server.proofs]).toEqual(['full', 2]);
  server.time = 2000;
  server.fault = null;
  expect([await look(), server.proofs]).toEqual([null, 3]);
});

test('a disk that does not answer is asked once and called slow', async () => {
  const { server, look } = aServer();
  server.hangs = true;
  for (server.time = 0; server.time < 10_000; server.time += 1000) expect(await look()).toBe('slow');
  expect(server.proofs).toBe(1);
});

test('a server that takes nobody in says so without a write', async () => {
  const { server, look } = aServer();
  server.isOpen = false;
  expect([await look(), server.proofs]).toEqual(['closed', 0]);
});
