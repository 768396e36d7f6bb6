import { expect, test } from 'vitest';
import { rangeOf } from './whence.ts';

test('a range is one address of IPv4 and 64 bits of IPv6', () => {
  expect(rangeOf('::ffff:192.0.2.1')).toBe(rangeOf('192.0.2.1'));
  expect(rangeOf('192.0.2.2')).not.toBe(rangeOf('192.0.2.1'));
  expect(rangeOf('2001:db8:0:1::1')).toBe(rangeOf('2001:0DB8::1:aaaa:bbbb:cccc:dddd'));
  expect(rangeOf('2001:db8:0:1::1')).not.toBe(rangeOf('2001:db8:0:2::1'));
});
