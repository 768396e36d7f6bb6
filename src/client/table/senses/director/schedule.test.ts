import { expect, test } from 'vitest';
import { appoint } from './schedule.ts';

/** When so many deeds of the same moment are shown. */
function moment(count: number, own: (nth: number) => boolean = () => false): readonly number[] {
  let free = 0;
  return Array.from({ length: count }, (_, nth) => {
    const shown = appoint(free, 5000, own(nth));
    free = shown.free;
    return shown.at - 5000;
  });
}

test('what happens in the same moment is shown one after the other, tenths of a second apart', () => {
  const [first, second = 0, third = 0] = moment(3);
  expect(first).toBe(0);
  expect(second).toBeGreaterThanOrEqual(200);
  expect(third - second).toBeGreaterThanOrEqual(100);
});

test('an own deed never waits, and nobody waits for it', () => {
  expect(moment(3, (nth) => nth === 1)).toEqual([moment(2)[0], 0, moment(2)[1]]);
});

test('however much happens, nothing is shown more than a second late', () => {
  expect(Math.max(...moment(100))).toBeLessThanOrEqual(1000);
});

test('when it is quiet again, the next deed is shown at once', () => {
  expect(appoint(6000, 9000, false).at).toBe(9000);
});
