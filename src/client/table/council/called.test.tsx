import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../testing.tsx';
import { CalledBanner } from './called.tsx';

beforeAll(() => openScreen());

test('after the call each may say done, and sees whose word comes when', () => {
  const { text, buttons, at } = draw('council is called', <CalledBanner />);
  expect(buttons).toEqual([said().council.done, said().council.callTime]);
  expect(text).toContain('Cyr You Bela Dora');
  expect(at).toEqual(['councilSide', 'councilFinish']);
});

test('a spectator has nothing to say', () => {
  expect(draw('council is called', <CalledBanner />, { me: null }).buttons).toEqual([]);
});
