import { expect, test } from 'vitest';
import { openLately } from './lately.ts';

function asked() {
  let [now, count] = [0, 0];
  const lately = openLately(() => now);
  const ask = async () => {
    count += 1;
    return Buffer.from(String(count));
  };
  return {
    pass(ms: number) {
      now += ms;
    },
    ask: async () => String(await lately('ranking', ask)),
    count: () => count,
  };
}

test('however many ask within a second, it is worked out once', async () => {
  const { ask, count } = asked();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1']);
  expect(count()).toBe(1);
});

test('an older answer is told at once, and the next who asks hears the new one; one too old is not told', async () => {
  const { ask, pass } = asked();
  await ask();
  pass(2000);
  expect(await ask()).toBe('1');
  expect(await ask()).toBe('2');
  pass(11_000);
  expect(await ask()).toBe('3');
});

test('what failed is asked again', async () => {
  const lately = openLately(() => 0);
  await expect(lately('ranking', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  expect(String(await lately('ranking', async () => Buffer.from('well')))).toBe('well');
});
