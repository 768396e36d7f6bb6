import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen } from '../testing.tsx';
import { TurnMark } from './turnMark.tsx';

beforeAll(() => openScreen());

test('at a shared screen it says whose hand it is; one person alone needs no telling', () => {
  expect(draw('placement', <TurnMark />, { held: [0, 1], me: 1 }).text).toBe('Now: Bela');
  expect(draw('placement', <TurnMark />).html).toBe('');
  expect(draw('placement', <TurnMark />, { me: null, held: [] }).html).toBe('');
});
