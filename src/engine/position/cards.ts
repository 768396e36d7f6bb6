import {
  CHARACTERS,
  FINAL_REWARD_IDS,
  isPermanent,
  ORDINARY_REWARD_IDS,
  type PermanentRewardId,
  type ProvinceId,
  type RewardId,
  SLOTS,
} from '#content';
import type { Game, Player, Seat } from '../game/game.ts';
import { PROVINCE_COUNT } from '../game/look.ts';
import { type PositionFault, twice, when } from './fault.ts';

const A_COUNCIL = 5;
const COUNCILS = 4;
/** SET-4: so many ordinary rewards come in a whole game. */
const ORDINARY = (COUNCILS - 1) * A_COUNCIL;

/** So many councils have had their cards dealt. */
export const councilsDealt = ({ round, phase }: Game): number => round + (phase === 'moves' ? 1 : 0);

export const provincesOnTable = ({ display, players }: Game): readonly ProvinceId[] => [
  ...display.filter((card) => card !== null),
  ...players.flatMap(({ slots }) => SLOTS.flatMap((slot) => slots[slot])),
];

/** Council rewards that players have taken as stratagems. */
export const rewardsHeld = ({ players }: Game): readonly PermanentRewardId[] =>
  players.flatMap(({ hand, discard }) => [...hand, ...discard].filter(isPermanent));

/** SET-3, SET-4, SET-5, COU-6, COU-7: every card is in one place, and the decks can hold what is not seen. */
export function cardFaults(game: Game): readonly PositionFault[] {
  const provinces = provincesOnTable(game);
  const held = rewardsHeld(game);
  const final = councilsDealt(game) === COUNCILS;
  const ofThisCouncil: readonly RewardId[] = final ? FINAL_REWARD_IDS : ORDINARY_REWARD_IDS;
  const dealt = game.provincesDealt;
  return [
    ...twice(provinces).map((province) => ({ fault: 'provinceTwice', province }) as const),
    ...twice([...held, ...game.rewards]).map((card) => ({ fault: 'cardTwice', card }) as const),
    ...game.players.flatMap(ownCardFaults),
    ...when(!(Number.isInteger(dealt) && dealt >= provinces.length && dealt <= PROVINCE_COUNT), { fault: 'provinces' }),
    ...when(game.rewards.length > A_COUNCIL || !game.rewards.every((reward) => ofThisCouncil.includes(reward)), {
      fault: 'rewards',
    }),
    ...when(!leavesRewards(game, held.length), { fault: 'rewardsLeft' }),
  ];
}

/** STR-2: a player's own stratagems are all there, and no other player's. */
function ownCardFaults({ character, hand, discard }: Player, seat: Seat): readonly PositionFault[] {
  const own = [...hand, ...discard].filter((card) => !isPermanent(card));
  const { stratagems } = CHARACTERS[character];
  const isWhole = own.length === stratagems.length && stratagems.every((card) => own.includes(card));
  return when(!isWhole, { fault: 'cards', seat });
}

/** What was taken and is more than the councils so far have dealt comes out of the box, besides what is still to come. */
function leavesRewards(game: Game, held: number): boolean {
  const dealt = Math.min(councilsDealt(game) * A_COUNCIL, ORDINARY);
  const offered = councilsDealt(game) === COUNCILS ? 0 : game.rewards.length;
  const beyond = Math.max(0, held + offered - dealt);
  return ORDINARY + beyond <= ORDINARY_REWARD_IDS.length;
}
