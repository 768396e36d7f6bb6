import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../testing.tsx';
import type { Shown } from '../view/view.ts';
import { Cards } from './cards.tsx';

beforeAll(() => openScreen());

const rect = { left: 10, top: 20, width: 100, height: 150 };
const shown: Omit<Shown, 'key' | 'face'> = {
  seat: 1,
  from: rect,
  at: rect,
  to: rect,
  isTurned: false,
  delay: 0,
  lasts: 900,
};

test('a card is shown with the name of the player who laid it, and with its back if it was turned', () => {
  const { text, html } = draw('round for three', <Cards />, {
    view: ({ cards }) => {
      cards.value = [
        { ...shown, key: '1-0', face: { of: 'card', card: 'courtPoet' }, isTurned: true },
        { ...shown, key: '2-0', face: { of: 'province', province: 'windmere' } },
        { ...shown, key: '3-0', face: { of: 'reward', reward: 'favour' } },
      ];
    },
  });
  expect(text).toContain('Bela');
  expect(text).toContain(said().provinces.names.windmere);
  expect(html.match(/card-back-stratagem/g)).toHaveLength(1);
});

test('an own card makes room for the question it asks, a rival’s does not', () => {
  const hidden = (situation: Parameters<typeof draw>[0], seat: number) =>
    draw(situation, <Cards />, {
      view: ({ cards }) => {
        cards.value = [{ ...shown, seat, key: '1-0', face: { of: 'reward', reward: 'favour' } }];
      },
    }).html.includes(' hidden');
  expect(hidden('a question', 0)).toBe(true);
  expect(hidden('a question', 1)).toBe(false);
  expect(hidden('round for three', 0)).toBe(false);
});

test('without a card there is nothing to read', () => {
  expect(draw('round for three', <Cards />).text).toBe('');
});
