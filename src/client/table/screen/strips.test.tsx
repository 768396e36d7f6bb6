import { beforeAll, expect, test } from 'vitest';
import type { Game } from '#engine';
import { draw, openScreen, STILL_SAND, said } from '../testing.tsx';
import { OwnStrip, TopStrip } from './strips.tsx';

beforeAll(() => openScreen());

test('the three timers are always in reach, each a button with a name', () => {
  const { buttons, html } = draw('round for three', <TopStrip sand={STILL_SAND} tools={null} />);
  expect(buttons.slice(1).map((name) => name.split(',')[0])).toEqual(['purple timer', 'green timer', 'black timer']);
  expect(html).toContain(`aria-label="${said().reader.timers}"`);
});

test('so are own goods, the mat in small and workers', () => {
  const { html, at } = draw('round for three', <OwnStrip seat={0} />);
  expect(html).toContain(`aria-label="${said().table.yourState}"`);
  expect(at.slice(0, 4)).toEqual(['ownStrip', 'purse', 'brief', 'crew']);
  expect(at.filter((one) => one.startsWith('away-'))).toHaveLength(3);
});

test('the way home of the worker in hand takes the place of "done"', () => {
  const game = (now: Game): Game => ({ ...now, timing: 'untimed' });
  expect(draw('round for three', <OwnStrip seat={0} />, { game }).at).toContain('finish');
  const { at } = draw('round for three', <OwnStrip seat={0} />, {
    game,
    view: (view) => {
      view.picked.value = { what: 'worker', worker: 1 };
    },
  });
  expect(at).toContain('home-1');
  expect(at).not.toContain('finish');
});
