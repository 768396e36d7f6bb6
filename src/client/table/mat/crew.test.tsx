import { beforeAll, expect, test } from 'vitest';
import { playerAt } from '#engine';
import { situation } from '../../pages/gallery/situations.ts';
import { draw, openScreen } from '../testing.tsx';
import { Crew } from './crew.tsx';

beforeAll(() => openScreen());

const player = playerAt(situation('round for three').game, 0);

test('each own worker is a button that says where it stands', () => {
  const { buttons, at } = draw('round for three', <Crew player={player} seat={0} />);
  expect(buttons).toHaveLength(3);
  expect(buttons[0]).toBe('Mat: your grande worker, waiting, green area, bottom row, frame 2');
  expect(at).toEqual(['crew', ...[0, 1, 2].flatMap((index) => [`crewPlace-${index}`, `away-${index}`])]);
});

test('a worker in hand may go home', () => {
  const { at } = draw('round for three', <Crew player={player} seat={0} />, {
    view: (view) => {
      view.picked.value = { what: 'worker', worker: 1 };
    },
  });
  expect(at).toContain('home-1');
});

test('a spectator can touch none of them', () => {
  expect(draw('round for three', <Crew player={player} seat={0} />, { me: null }).buttons).toEqual([]);
});

test('a worker that may act says whether its action can be paid for', () => {
  const own = playerAt(situation('round for five').game, 0);
  const told = (gold: number) => draw('round for five', <Crew player={{ ...own, gold }} seat={0} />).text;
  expect([told(2).includes('can act'), told(2).includes('can’t pay')]).toEqual([true, false]);
  expect([told(1).includes('can act'), told(1).includes('can’t pay')]).toEqual([false, true]);
});
