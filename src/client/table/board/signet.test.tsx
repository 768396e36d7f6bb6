import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, STILL_SAND } from '../testing.tsx';
import type { View } from '../view/view.ts';
import { TimerPath } from './timer.tsx';

beforeAll(() => openScreen());

const flippedByBela = (view: View) => {
  view.signets.value = { green: 1 };
};
const timer = <TimerPath area="green" sand={STILL_SAND} />;

test('a timer says for a while who flipped it, to the eye and to a screen reader', () => {
  const { buttons, text } = draw('round for three', timer, { view: flippedByBela });
  expect(text).toContain('Bela');
  expect(buttons).toEqual(['green timer, top row, sand is running, flipped by Bela']);
});

test('without a flip it says nothing of anyone', () => {
  expect(draw('round for three', timer).text).not.toContain('Bela');
});
