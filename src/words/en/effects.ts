import type { ActionModifier, ClaimModifier } from '#content';

/** What cards and spaces do: as clauses in the imperative, without capital and full stop, and as short nouns. */
export const effects = {
  gain: (goods: string) => `gain ${goods}`,
  gainLegendary: 'gain the legendary point',
  produce: (yourProduction: string) => `collect ${yourProduction}`,
  conquer: 'conquer a province',
  recover: 'take all your discarded stratagems back into your hand',
  recoverOne: 'take one discarded stratagem back into your hand',
  retrieve: 'free one of your workers from a row with the timer',
  recruit: 'bring a common worker into play',
  promote: 'exchange one of your common workers for a grande worker',
  swapVp: 'turn 1 victory point into 1 on another track (not the legendary one)',
  swapResources: (one: string, other: string) => `turn any number of ${one} into as many ${other}, or the reverse`,
  raiseProvinceLimit: 'keep up to three provinces under each production from now on',
  nothing: 'nothing happens',
  pay: (cost: string, then: string) => `pay ${cost}: ${then}`,
  hold: (goods: string) => `hold at least ${goods}`,
  nouns: {
    legendary: 'legendary point',
    conquer: 'conquer province',
    recover: 'all stratagems back',
    recoverOne: 'one stratagem back',
    retrieve: 'free a worker',
    recruit: 'common worker',
    promote: 'grande worker',
    swapVp: 'swap 1 victory point',
    swapResources: 'swap resources',
    raiseProvinceLimit: 'three provinces per slot',
    nothing: 'nothing',
    price: (cost: string, gained: string) => `${gained} for ${cost}`,
    free: 'free',
    costs: (cost: string) => `costs ${cost}`,
  },
  actions: {
    noGoldCost: 'Play with a green or purple worker action: its 2 gold are waived.',
    alsoAdjacent:
      'Play with a worker action: take the action to its left or right in the same row as well. Pay for both.',
    twice: 'Play with a worker action: pay for it twice and gain its reward twice.',
    strike:
      'Send a free worker straight into the reward box of an action in a row with the timer and take that action. Nothing blocks it; productions are out of reach.',
  } satisfies Record<ActionModifier, string>,
  claims: {
    unearned: 'claim the achievement without holding what it asks',
    twofold: 'play when you claim the achievement: resolve it twice, taking the legendary token once at most',
  } satisfies Record<ClaimModifier, string>,
} as const;
