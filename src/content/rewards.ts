import {
  CONQUER,
  type Effect,
  gain,
  gainVp,
  onAction,
  pay,
  plays,
  produce,
  RECOVER,
  RETRIEVE,
  type Stratagem,
} from './effects.ts';

/** Red border: acts at once and leaves the game (COU-5). */
export const INSTANT_REWARDS = {
  universityCharter: produce('blue'),
  callToArms: produce('red'),
  borderClaim: CONQUER,
  dowryLands: CONQUER,
  easternGovernor: { do: 'raiseProvinceLimit' },
  westernGovernor: { do: 'raiseProvinceLimit' },
  triumph: gain({ power: 1, prestige: 1, popularity: 1 }),
  secondWind: RECOVER,
  warChest: gain({ military: 5 }),
  royalLibrary: gain({ culture: 5 }),
  crownTreasury: gain({ gold: 5 }),
} as const satisfies Readonly<Record<string, Effect>>;

/** Blue border: joins the hand as a stratagem (COU-6). */
export const PERMANENT_REWARDS = {
  townCrier: plays(gain({ votes: 1 })),
  loyalDelegate: plays(gain({ votes: 1 })),
  tollGate: plays(gain({ gold: 1 })),
  courtGossip: plays({ do: 'swapVp' }),
  mountedEscort: plays(pay({ military: 2 }, RETRIEVE)),
  safeConduct: plays(pay({ culture: 2 }, RETRIEVE)),
  gatesUnbarred: plays(pay({ military: 3 }, CONQUER)),
  siegeTrain: plays(pay({ military: 3 }, CONQUER)),
  plebiscite: plays(pay({ votes: 2 }, CONQUER)),
  royalWarrant: onAction('noGoldCost'),
  letterOfCredit: onAction('noGoldCost'),
  breadAndGames: plays(pay({ gold: 2 }, gain({ popularity: 1 }))),
  showOfArms: plays(pay({ military: 2 }, gain({ power: 1 }))),
  courtPoet: plays(pay({ culture: 2 }, gain({ prestige: 1 }))),
} as const satisfies Readonly<Record<string, Stratagem>>;

/** Laid out for the fourth council (COU-7). */
export const FINAL_REWARDS = {
  grandProcession: gain({ power: 1, prestige: 1, popularity: 1 }),
  goldenJubilee: pay({ gold: 5 }, gain({ popularity: 3 })),
  lastCampaign: pay({ military: 5 }, gain({ power: 3 })),
  epicOfTheAge: pay({ culture: 5 }, gain({ prestige: 3 })),
  priceOfLegend: pay({ wild: 10 }, { do: 'gainLegendary' }),
} as const satisfies Readonly<Record<string, Effect>>;

/** Printed on the council board (COU-3), and the card with a place of its own (COU-4). */
export const STANDING_REWARDS = {
  favour: gainVp(1),
  grande: { do: 'promote' },
} as const satisfies Readonly<Record<string, Effect>>;

export type InstantRewardId = keyof typeof INSTANT_REWARDS;
export type PermanentRewardId = keyof typeof PERMANENT_REWARDS;
export type FinalRewardId = keyof typeof FINAL_REWARDS;
export type StandingRewardId = keyof typeof STANDING_REWARDS;
/** The cards that are dealt. `hidden` stands for one that the asker may not see. */
export type RewardId = InstantRewardId | PermanentRewardId | FinalRewardId | 'hidden';

export const INSTANT_REWARD_IDS = Object.keys(INSTANT_REWARDS) as readonly InstantRewardId[];
export const PERMANENT_REWARD_IDS = Object.keys(PERMANENT_REWARDS) as readonly PermanentRewardId[];
export const FINAL_REWARD_IDS = Object.keys(FINAL_REWARDS) as readonly FinalRewardId[];
export const ORDINARY_REWARD_IDS: readonly RewardId[] = [...INSTANT_REWARD_IDS, ...PERMANENT_REWARD_IDS];

export const isPermanent = (reward: string): reward is PermanentRewardId => Object.hasOwn(PERMANENT_REWARDS, reward);

const NOTHING: Effect = { do: 'all', of: [] };
const ACTS_AT_ONCE: Readonly<Record<string, Effect>> = { ...INSTANT_REWARDS, ...FINAL_REWARDS, ...STANDING_REWARDS };

/** What happens the moment a reward is taken; nothing for a permanent one. */
export const instantEffect = (reward: RewardId | StandingRewardId): Effect => ACTS_AT_ONCE[reward] ?? NOTHING;
