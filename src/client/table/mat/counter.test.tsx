import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../testing.tsx';
import { Counter } from './counter.tsx';

beforeAll(() => openScreen());

test('a figure that has not changed says only itself', () => {
  expect(draw('round for three', <Counter value={7} seat={0} kind="gold" />).text).toBe('7');
});

test('what is still in the air is not seen in the figure, but it is said', () => {
  const { html } = draw('round for three', <Counter value={7} seat={0} kind="gold" />, {
    view: (view) => {
      view.inFlight.value = { '0-gold': 3, '1-gold': 2 };
    },
  });
  expect(html).toMatch(/aria-hidden="true">4<\/b>/);
  expect(html).toMatch(/visually-hidden">7</);
});
