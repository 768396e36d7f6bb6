import { signal } from '@preact/signals';
import { beforeAll, expect, test } from 'vitest';
import { playerAt } from '#engine';
import { situation } from '../../pages/gallery/situations.ts';
import { draw, openScreen, said } from '../testing.tsx';
import { Hand } from './hand.tsx';

beforeAll(() => openScreen());

const player = playerAt(situation('a full hand').game, 0);

test('every card in hand is a button with its name and text', () => {
  const { buttons, at } = draw('a full hand', <Hand player={player} />);
  expect(at.filter((one) => one.startsWith('card-'))).toEqual(player.hand.map((card) => `card-${card}`));
  expect(buttons).toContain('Town Crier Gain 1 vote.');
});

test('cards played can be picked up by their owner only', () => {
  const played = { ...player, hand: [], discard: player.hand };
  expect(draw('a full hand', <Hand player={played} />).at).toContain('pickUp');
  expect(draw('a full hand', <Hand player={played} />, { me: null }).at).not.toContain('pickUp');
});

test('a card that is looked at can be laid back without playing it', () => {
  const [card = 'advisor'] = player.hand;
  const anchor = () => ({}) as DOMRect;
  const { buttons } = draw('a full hand', <Hand player={player} />, {
    view: (view) => Object.assign(view, { large: signal({ card, anchor }) }),
  });
  expect(buttons).toContain(said().table.close);
});
