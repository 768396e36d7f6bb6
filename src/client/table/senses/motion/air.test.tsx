import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../../testing.tsx';
import { Air } from './air.tsx';

beforeAll(() => openScreen());

test('what flies over the table is there for the eye alone', () => {
  const { html, at, buttons } = draw('round for three', <Air />);
  expect(html).toContain('aria-hidden="true"');
  expect([at, buttons]).toEqual([['air'], []]);
});
