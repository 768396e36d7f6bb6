import { describe, expect, test } from 'vitest';
import { newBucket, takeOne } from '#table';
import { openAddresses } from './addresses.ts';

describe('limits', () => {
  test('a bucket gives so many at once and fills up again', () => {
    const bucket = newBucket(2, 1, 0);
    expect([takeOne(bucket, 0), takeOne(bucket, 0), takeOne(bucket, 0)]).toEqual([true, true, false]);
    expect([takeOne(bucket, 1000), takeOne(bucket, 1001)]).toEqual([true, false]);
    expect([takeOne(bucket, 60_000), takeOne(bucket, 60_000), takeOne(bucket, 60_000)]).toEqual([true, true, false]);
  });

  test('each address has its own', () => {
    const addresses = openAddresses({ tablesPerAddress: 1, socketsPerAddress: 1 });
    expect(addresses.waitToCreate('a', 0)).toBe(0);
    expect(addresses.waitToCreate('a', 0)).toBe(3600);
    expect(addresses.waitToCreate('b', 0)).toBe(0);
    expect(addresses.waitToCreate('a', 3_600_000)).toBe(0);
    addresses.connect('a');
    expect([addresses.mayConnect('a'), addresses.mayConnect('b')]).toEqual([false, true]);
    addresses.disconnect('a');
    expect(addresses.mayConnect('a')).toBe(true);
  });

  test('a /64 of IPv6 is one address for tables and sockets; IPv4 written as IPv6 is IPv4', () => {
    const addresses = openAddresses({ tablesPerAddress: 30, socketsPerAddress: 2 });
    const opened = Array.from({ length: 600 }, (_, nth) => addresses.waitToCreate(`2001:db8:1:2::${nth}`, 0));
    expect(opened.filter((wait) => wait === 0)).toHaveLength(30);
    expect(addresses.waitToCreate('2001:db8:1:3::1', 0)).toBe(0);
    addresses.connect('2001:DB8:1:2:ffff::1');
    addresses.connect('2001:db8:1:2::2');
    expect([addresses.mayConnect('2001:db8:1:2::3'), addresses.mayConnect('2001:db8:1:3::3')]).toEqual([false, true]);
    addresses.disconnect('2001:db8:1:2::4');
    expect(addresses.mayConnect('2001:db8:1:2::3')).toBe(true);
    for (const mapped of ['::ffff:192.0.2.1', '192.0.2.1']) addresses.connect(mapped);
    expect([addresses.mayConnect('192.0.2.1'), addresses.mayConnect('192.0.2.2')]).toEqual([false, true]);
  });
});
