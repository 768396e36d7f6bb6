import { expect, test } from 'vitest';
import { binsOf, reliabilityChart } from './reliabilityChart.ts';

test('tenths say what was said and what came true on average, and the chart has a dot for each', () => {
  const bins = binsOf([
    [0.72, true],
    [0.74, true],
    [0.78, false],
    [0.76, true],
    [1, true],
  ]);
  expect(bins).toEqual([
    { count: 4, said: expect.closeTo(0.75, 5), came: 0.75 },
    { count: 1, said: 1, came: 1 },
  ]);
  expect(reliabilityChart(bins).match(/<circle/g)).toHaveLength(2);
});
