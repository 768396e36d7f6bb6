import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../testing.tsx';
import { Counter } from './counter.tsx';

beforeAll(() => openScreen());

test('a figure that has not changed says only itself', () => {
  expect(draw('round for three', <Counter value={7} />).text).toBe('7');
});
