import { beforeAll, expect, test } from 'vitest';
import { type Game, type Player, playerAt } from '#engine';
import { situation } from '../../pages/gallery/situations.ts';
import { draw, openScreen, said } from '../testing.tsx';
import { Purse, Slots } from './stock.tsx';

beforeAll(() => openScreen());

const game = situation('a full hand').game;
const player = playerAt(game, 0);

test('the purse says each kind by name and how much there is', () => {
  const { text, html } = draw('a full hand', <Purse player={game.players[0] as Player} />);
  expect(text).toBe([player.military, player.culture, player.gold, player.votes].join(' '));
  expect(html).toContain(`${said().table.goods.votes}`);
});

test('a slot opens where a province may be tucked, and only to its owner', () => {
  const tucking = (before: Game): Game => ({
    ...before,
    players: before.players.map((one, seat) =>
      seat === 0 ? { ...one, todo: [{ do: 'tuck', province: 'ironhold' }] } : one,
    ),
  });
  const { at } = draw('a full hand', <Slots player={player} own />, { game: tucking });
  expect(at.filter((one) => one.startsWith('tuck-'))).toHaveLength(4);
  expect(draw('a full hand', <Slots player={player} own={false} />, { game: tucking }).buttons).toEqual([]);
});
