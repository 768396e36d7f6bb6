import { expect, test } from 'vitest';
import { flip, table } from '#testkit';

test('TIM-3 any player may flip a timer whose sand has run out, and not before', () => {
  const game = table({ seats: 3 });
  game.at('0:44').seat(2).tries(flip('black')).refusedBy('TIM-3');
  game.at('0:45').seat(2).does(flip('black'));
  expect(game.timer('black').row).toBe('top');
});
