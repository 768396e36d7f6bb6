import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../testing.tsx';
import { ProvinceCard, ProvinceDisplay } from './provinces.tsx';

beforeAll(() => openScreen());

test('the display shows four provinces by name and how many are left', () => {
  const { html, buttons } = draw('round for three', <ProvinceDisplay />);
  expect(html.match(/<article/g)).toHaveLength(4);
  expect(html).toContain(`aria-label="${said().table.deck(47)}"`);
  expect(buttons).toEqual([]);
});

test('a player who conquers may touch each of them, and the deck', () => {
  const { at } = draw('about to conquer', <ProvinceDisplay />, {
    game: (game) => ({
      ...game,
      players: game.players.map((player, seat) => (seat === 0 ? { ...player, todo: [{ do: 'conquer' }] } : player)),
    }),
  });
  expect(at.filter((one) => one.startsWith('conquer-'))).toHaveLength(5);
  expect(at).toContain('conquer-deck');
});

test('a card in a button that says all about it is not said twice', () => {
  const { html } = draw('round for three', <ProvinceCard province="ironhold" named={false} />);
  expect(html).toContain('aria-hidden');
  expect(html).not.toContain('aria-label="Ironhold');
});
