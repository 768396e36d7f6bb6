import { ACHIEVEMENT_IDS, FINAL_REWARD_IDS, ORDINARY_REWARD_IDS, PROVINCE_IDS } from '#content';
import { type Chance, type Draw, shuffled } from './draw.ts';
import type { Game, Secret } from './game/game.ts';
import { councilsDealt, rewardsHeld } from './position/cards.ts';
import { REWARDS_A_COUNCIL } from './setup.ts';

/**
 * The decks of a game that begins where another stood: the cards dealt so far stay as they came, all others are shuffled
 * anew, those that set-up took out included. What is known of the old decks tells nothing of the new ones.
 */
export function redeal(secret: Secret, game: Game, chance: Chance): Secret {
  const councils = councilsDealt(game);
  const rewards = secret.rewards.slice(0, councils * REWARDS_A_COUNCIL);
  const ordinary = rest(chance('rewards'), ORDINARY_REWARD_IDS, [...rewards, ...rewardsHeld(game)]);
  const final = rest(chance('finalRewards'), FINAL_REWARD_IDS, rewards);
  const achievements = secret.achievements.slice(0, councils);
  const provinces = secret.provinces.slice(0, game.provincesDealt);
  return {
    provinces: [...provinces, ...rest(chance('provinces'), PROVINCE_IDS, provinces)],
    rewards: [...rewards, ...ordinary.slice(0, secret.rewards.length - rewards.length - final.length), ...final],
    achievements: [...achievements, ...rest(chance('achievements'), ACHIEVEMENT_IDS, achievements)],
  };
}

const rest = <T>(draw: Draw, all: readonly T[], dealt: readonly T[]): readonly T[] =>
  shuffled(
    draw,
    all.filter((card) => !dealt.includes(card)),
  );
