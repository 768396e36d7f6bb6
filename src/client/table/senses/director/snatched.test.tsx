import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../../testing.tsx';
import { Snatched } from './snatched.tsx';

beforeAll(() => openScreen());

test('where another was faster, the screen says who', () => {
  const { text, html } = draw('round for three', <Snatched />, {
    view: (view) => {
      view.snatched.value = [{ key: 1, seat: 1, x: 10, y: 20 }];
    },
  });
  expect(text).toBe('Bela was faster');
  expect(html).toContain('role="status"');
});

test('where nothing was taken, it says nothing', () => {
  expect(draw('round for three', <Snatched />).text).toBe('');
});
