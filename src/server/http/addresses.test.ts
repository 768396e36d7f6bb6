import { describe, expect, test } from 'vitest';
import { newBucket, takeOne } from '#table';
import { openAddresses } from './addresses.ts';

const LIMITS = { tablesPerAddress: 2, socketsPerAddress: 8 };
const open = (limits: Partial<Parameters<typeof openAddresses>[0]> = {}) =>
  openAddresses({ ...LIMITS, now: () => 0, ...limits });

describe('limits', () => {
  test('a bucket gives so many at once and fills up again', () => {
    const bucket = newBucket(2, 1, 0);
    expect([takeOne(bucket, 0), takeOne(bucket, 0), takeOne(bucket, 0)]).toEqual([true, true, false]);
    expect([takeOne(bucket, 1000), takeOne(bucket, 1001)]).toEqual([true, false]);
    expect([takeOne(bucket, 60_000), takeOne(bucket, 60_000), takeOne(bucket, 60_000)]).toEqual([true, true, false]);
  });

  test('each address has its own', () => {
    let now = 0;
    const addresses = open({ tablesPerAddress: 1, socketsPerAddress: 1, now: () => now });
    expect(addresses.waitToCreate('a')).toBe(0);
    expect(addresses.waitToCreate('a')).toBe(3600);
    expect(addresses.waitToCreate('b')).toBe(0);
    now = 3_600_000;
    expect(addresses.waitToCreate('a')).toBe(0);
    addresses.connect('a');
    expect([addresses.mayConnect('a'), addresses.mayConnect('b')]).toEqual([false, true]);
    addresses.disconnect('a');
    expect(addresses.mayConnect('a')).toBe(true);
  });

  test('a /64 of IPv6 is one address for tables and sockets; IPv4 written as IPv6 is IPv4', () => {
    const addresses = open({ tablesPerAddress: 30, socketsPerAddress: 2 });
    const opened = Array.from({ length: 600 }, (_, nth) => addresses.waitToCreate(`2001:db8:1:2::${nth}`));
    expect(opened.filter((wait) => wait === 0)).toHaveLength(30);
    expect(addresses.waitToCreate('2001:db8:1:3::1')).toBe(0);
    addresses.connect('2001:DB8:1:2:ffff::1');
    addresses.connect('2001:db8:1:2::2');
    expect([addresses.mayConnect('2001:db8:1:2::3'), addresses.mayConnect('2001:db8:1:3::3')]).toEqual([false, true]);
    addresses.disconnect('2001:db8:1:2::4');
    expect(addresses.mayConnect('2001:db8:1:2::3')).toBe(true);
    for (const mapped of ['::ffff:192.0.2.1', '192.0.2.1']) addresses.connect(mapped);
    expect([addresses.mayConnect('192.0.2.1'), addresses.mayConnect('192.0.2.2')]).toEqual([false, true]);
  });
});

describe('the limits of an address at several nodes', () => {
  /** Nodes that hear one another at once. */
  function nodesFor(names: readonly string[]) {
    const told: unknown[][] = [];
    const nodes = new Map<string, ReturnType<typeof openAddresses>>();
    for (const name of names) {
      const others = () => names.filter((other) => other !== name);
      const send = (to: string, ...said: readonly unknown[]): void => {
        told.push([name, to, ...said]);
        nodes.get(to)?.hear(name, said);
      };
      nodes.set(name, open({ between: { others, send } }));
    }
    return { told, all: names.map((name) => nodes.get(name) as ReturnType<typeof openAddresses>) };
  }

  test('a table made at one of them counts at all', () => {
    const [one, two, three] = nodesFor(['1', '2', '3']).all;
    expect([one, two].map((node) => node?.waitToCreate('a'))).toEqual([0, 0]);
    expect([one, two, three].map((node) => node?.waitToCreate('a'))).toEqual([1800, 1800, 1800]);
    expect(three?.waitToCreate('b')).toBe(0);
  });

  test('sockets at one of them count at all, and go with it', () => {
    const [one, two] = nodesFor(['1', '2']).all;
    for (let nth = 0; nth < 5; nth += 1) one?.connect('a');
    for (let nth = 0; nth < 3; nth += 1) two?.connect('a');
    expect([one, two].map((node) => node?.mayConnect('a'))).toEqual([false, false]);
    one?.disconnect('a');
    expect([one, two].map((node) => node?.mayConnect('a'))).toEqual([true, true]);
    two?.connect('a');
    two?.broken('1');
    expect([one, two].map((node) => node?.mayConnect('a'))).toEqual([false, true]);
  });

  test('an address with few sockets is not told of', () => {
    const { told, all } = nodesFor(['1', '2']);
    all[0]?.connect('a');
    all[0]?.disconnect('a');
    expect(told).toEqual([]);
  });
});
