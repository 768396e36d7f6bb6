import { signal } from '@preact/signals';
import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../testing.tsx';
import { CouncilMoves } from './moves.tsx';

beforeAll(() => openScreen());

test('beside the board one votes on the next round and says when one is ready', () => {
  const { buttons, html } = draw('moving workers', <CouncilMoves />);
  expect(buttons).toEqual([said().council.timed, said().council.untimed, said().council.ready]);
  expect(html).toContain('aria-pressed="false"');
});

test('a newcomer reads what the two ways to play the next round are', () => {
  const { text } = draw('moving workers', <CouncilMoves />, {
    view: (view) => Object.assign(view, { guided: signal(true) }),
  });
  expect(text).toContain(said().guide.timing);
});

test('a spectator only hears how the next round will be', () => {
  const { buttons, text } = draw('moving workers', <CouncilMoves />, { me: null });
  expect(buttons).toEqual([]);
  expect(text).toContain(said().council.willBe.timed);
});
