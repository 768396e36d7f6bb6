import { beforeAll, expect, test } from 'vitest';
import { draw, openScreen, said } from '../testing.tsx';
import { AchievementPanel } from './achievement.tsx';

beforeAll(() => openScreen());

test('what is still missing stands on the button of the claim', () => {
  const { buttons, html } = draw('round for three', <AchievementPanel />);
  expect(html).toContain(`aria-label="${said().cards.achievements.royalMint}"`);
  expect(buttons).toEqual(['6 gold and 1 vote more to claim']);
});

test('a player who holds enough may take the reward or the token, which stands where the one button stood', () => {
  const { buttons } = draw('round for three', <AchievementPanel />, {
    game: (game) => ({
      ...game,
      players: game.players.map((player, seat) => (seat === 0 ? { ...player, gold: 8, votes: 3 } : player)),
    }),
  });
  expect(buttons).toEqual([said().table.takeReward, said().table.takeToken]);
});

test('a spectator sees no button', () => {
  expect(draw('round for three', <AchievementPanel />, { me: null }).buttons).toEqual([]);
});
