import { signal } from '@preact/signals';
import { beforeAll, expect, test } from 'vitest';
import { CHARACTERS, TRACKS } from '#content';
import { type Player, parchmentPoints } from '#engine';
import { settings } from '../../kit/settings/settings.ts';
import { situation } from '../../pages/gallery/situations.ts';
import { Hint } from '../ask/hint.tsx';
import { draw, openScreen, said, stillSession } from '../testing.tsx';
import type { View } from '../view/view.ts';
import { GuidePanel, guidedAt, guideLine } from './guide.tsx';
import { spotsOf } from './spots.ts';

beforeAll(() => openScreen());

const guided = (view: View) => Object.assign(view, { guided: signal(true) });

test('the goal is pinned, what is worth doing stands in the hint, and both are silent without a guide', () => {
  const { text, buttons } = draw('placement', <GuidePanel />, { view: guided });
  expect(text).toContain(said().guide.goal);
  expect(text).toContain(said().guide.free);
  expect(buttons).toEqual([said().guide.close]);
  expect(draw('placement', <Hint goal />, { view: guided }).text).toContain(said().guide.goal);
  expect(draw('placement', <GuidePanel />).html).toBe('');
  expect(draw('placement', <Hint goal />).text).toBe(said().table.placeYour(true));
});

test('what is worth doing can be heard, with its reason', () => {
  let heard = '';
  draw('placement', <GuidePanel />, {
    view: (view) => {
      heard = guideLine(guided(view));
    },
  });
  expect(heard).toContain(said().guide.free);
  draw('placement', <GuidePanel />, {
    view: (view) => {
      heard = guideLine(view);
    },
  });
  expect(heard).toBe('');
});

test('in a round the hint is never blank for a newcomer', () => {
  expect(draw('round for three', <Hint />).text).toBe('');
  expect(draw('round for three', <Hint />, { view: guided }).text).not.toBe('');
});

test('END-2 END-3 in the last round the goal says what wins: steps on the parchment, or without all four the lowest track', () => {
  const drawn = (change: (first: Player) => Player, round = 4) =>
    draw('round for three', <GuidePanel />, {
      view: guided,
      game: (game) => ({ ...game, round, players: game.players.map((one, seat) => (seat === 0 ? change(one) : one)) }),
    }).text;
  const missing = (player: Player): Player => ({ ...player, legendary: true });
  const whole = (player: Player): Player => ({ ...missing(player), ...CHARACTERS[player.character].enter });
  const { standing, without } = said().guide;
  const others = Math.max(...situation('round for three').game.players.slice(1).map(parchmentPoints));
  expect(drawn(whole)).toContain(standing(TRACKS.length + 1, others));
  const waiting = (player: Player): Player => ({ ...missing(player), done: true });
  expect(drawn(waiting)).toContain(without);
  expect(drawn(waiting, 3)).not.toContain(without);
  // Beside advice there is no room for it.
  expect(drawn(missing)).not.toContain(without);
});

test('only a newcomer against bots alone is guided, and only while they want it', () => {
  const session = (bots: boolean) => {
    const still = stillSession(situation('round for three'), 0);
    const table = still.table.value;
    const chairs = table?.chairs.map((chair, seat) => ({ ...chair, bot: seat > 0 && bots ? 'novice' : null }));
    return { ...still, table: signal({ ...table, chairs }) } as unknown as typeof still;
  };
  expect(guidedAt(session(true)).value).toBe(true);
  expect(guidedAt(session(false)).value).toBe(false);
  settings.guide.value = false;
  expect(guidedAt(session(true)).value).toBe(false);
  settings.guide.value = true;
  settings.seasoned.value = true;
  expect(guidedAt(session(true)).value).toBe(false);
  settings.seasoned.value = false;
});

test('a free worker that cannot be touched on the board is ringed on the own strip', () => {
  expect(spotsOf({ about: 'free', worker: 2 }, 1)).toEqual([
    { of: 'worker', seat: 1, index: 2 },
    { of: 'away', index: 2 },
  ]);
});

test('points that are counted up are ringed where they are needed most, then where they are confirmed', () => {
  const task = { do: 'gainVp', count: 2 } as const;
  expect(spotsOf({ about: 'answer', task, nth: null, first: 'prestige' }, 0)).toEqual([
    { of: 'more', kind: 'prestige' },
    { of: 'confirm' },
  ]);
});
