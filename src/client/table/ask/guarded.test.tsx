import { beforeAll, expect, test } from 'vitest';
import { settings } from '../../kit/settings/settings.ts';
import { draw, openScreen, said } from '../testing.tsx';
import { ask } from '../view/touch.ts';
import type { View } from '../view/view.ts';
import { Guarded } from './guarded.tsx';

beforeAll(() => openScreen());

const takeFavour = (view: View) => ask(view, { type: 'takeReward', reward: 'favour' }, null);

test('a deed that waits says what it is, why it waits, and offers the way back', () => {
  const { text, at } = draw('rewards', <Guarded />, { view: takeFavour });
  expect(text).toContain(said().guard.reasons.reward);
  expect(at).toEqual(['guarded', 'undo']);
});

test('with "hold" it offers to be held; with nothing waiting there is nothing', () => {
  settings.guard.value = 'hold';
  expect(draw('rewards', <Guarded />, { view: takeFavour }).at).toEqual(['guarded', 'hold']);
  settings.guard.value = 'off';
  expect(draw('rewards', <Guarded />, { view: takeFavour }).html).toBe('');
  settings.guard.value = 'undo';
  expect(draw('rewards', <Guarded />).html).toBe('');
});
