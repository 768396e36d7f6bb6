import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../testing.tsx';
import { Lately } from './lately.tsx';

beforeAll(() => openScreen());

test('a bot says what it is after, a person nothing', () => {
  expect(draw('round for three', <Lately seat={2} />).text).toBe('So the worker stuck there is free.');
  expect(draw('round for three', <Lately seat={1} />).html).toBe('');
});
