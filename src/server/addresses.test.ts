import { describe, expect, test } from 'vitest';
import { openAddresses } from './addresses.ts';
import { newBucket, takeOne } from './bucket.ts';

describe('limits', () => {
  test('a bucket gives so many at once and fills up again', () => {
    const bucket = newBucket(2, 1, 0);
    expect([takeOne(bucket, 0), takeOne(bucket, 0), takeOne(bucket, 0)]).toEqual([true, true, false]);
    expect([takeOne(bucket, 1000), takeOne(bucket, 1001)]).toEqual([true, false]);
    expect([takeOne(bucket, 60_000), takeOne(bucket, 60_000), takeOne(bucket, 60_000)]).toEqual([true, true, false]);
  });

  test('each address has its own', () => {
    const addresses = openAddresses({ tablesPerAddress: 1, socketsPerAddress: 1 });
    expect([addresses.mayCreate('a', 0), addresses.mayCreate('a', 0), addresses.mayCreate('b', 0)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(addresses.mayCreate('a', 3_600_000)).toBe(true);
    addresses.connect('a');
    expect([addresses.mayConnect('a'), addresses.mayConnect('b')]).toEqual([false, true]);
    addresses.disconnect('a');
    expect(addresses.mayConnect('a')).toBe(true);
  });
});
