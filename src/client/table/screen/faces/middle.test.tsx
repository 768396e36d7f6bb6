import { beforeAll, expect, test } from 'vitest';
import { openScreen, sitAround } from '../../testing.tsx';
import { Middle } from './middle.tsx';

beforeAll(() => openScreen());

test('what lies over the board is turned to the person it waits for', () => {
  const { draw, session } = sitAround('rewards', [0, 1]);
  session.me.value = 1;
  expect(draw(<Middle>council</Middle>).html).toContain('data-turn="180"');
});
