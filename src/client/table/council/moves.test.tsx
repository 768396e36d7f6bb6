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

test('how the next round will be as it stands has a tick', () => {
  const ticked = /<svg[^>]*>.*?<\/svg>([^<]+)/s;
  const voted = (timing: 'timed' | 'untimed') =>
    draw('moving workers', <CouncilMoves />, {
      game: (game) => ({ ...game, players: game.players.map((player) => ({ ...player, timingVote: timing })) }),
    }).html.match(/<fieldset.*<\/fieldset>/s)?.[0] ?? '';
  expect(voted('timed').match(ticked)?.[1]).toBe(said().council.timed);
  expect(voted('untimed').match(ticked)?.[1]).toBe(said().council.untimed);
});

test('a spectator only hears how the next round will be', () => {
  const { buttons, text } = draw('moving workers', <CouncilMoves />, { me: null });
  expect(buttons).toEqual([]);
  expect(text).toContain(said().council.willBe.timed);
});
