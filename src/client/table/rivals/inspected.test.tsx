import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../testing.tsx';
import { InspectedMat } from './inspected.tsx';

beforeAll(() => openScreen());

test('the mat in large shows the cards played, and closes', () => {
  const { text, buttons } = draw('round for three', <InspectedMat />, {
    view: (view) => {
      view.inspected.value = 1;
    },
  });
  expect(text).toContain('Bolk, the Champion');
  expect(buttons[0]).toBe(said().table.close);
});
