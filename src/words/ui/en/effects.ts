import type { ActionModifier, ClaimModifier } from '#content';

/** What cards and spaces do: as clauses in the imperative, without capital and full stop, and as short nouns. */
export const effects = {
  gain: (goods: string) => `gain ${goods}`,
  gainLegendary: 'gain the legendary point',
  produce: (yourProduction: string) => `collect ${yourProduction}`,
  conquer: 'conquer a province',
  recover: 'take all your discarded stratagems back into your hand',
  recoverOne: 'take one discarded stratagem back into your hand',
  retrieve: 'retrieve one of your workers from a row with the timer',
  recruit: 'bring a common worker into play',
  promote: 'replace one of your common workers with a grande worker',
  swapVp: 'move 1 victory point from one track to another (power, prestige or popularity)',
  swapResources: (one: string, other: string) =>
    `swap any amount of ${one} for the same amount of ${other}, or vice versa`,
  raiseProvinceLimit: 'keep up to 3 provinces in each slot from now on',
  nothing: 'nothing happens',
  /** `capital` is `then` with a capital letter. */
  pay: (cost: string, then: string, _capital: string) => `pay ${cost}: ${then}`,
  hold: (goods: string) => `have at least ${goods}`,
  nouns: {
    legendary: 'legendary point',
    conquer: 'conquer province',
    recover: 'all stratagems back',
    recoverOne: 'one stratagem back',
    retrieve: 'retrieve a worker',
    recruit: 'common worker',
    promote: 'grande worker',
    swapVp: 'move 1 victory point',
    swapResources: 'swap resources',
    raiseProvinceLimit: '3 provinces per slot',
    nothing: 'nothing',
    price: (cost: string, gained: string) => `${gained} for ${cost}`,
    free: 'free',
    costs: (cost: string) => `costs ${cost}`,
  },
  actions: {
    noGoldCost: 'Play when you take a green or purple worker action: do not pay its 2 gold.',
    alsoAdjacent:
      'Play when you take a worker action: also take the action to its left or right on the same row. Pay for both.',
    twice: 'Play when you take a worker action: pay its cost twice and gain its reward twice.',
    strike:
      'Send an available worker straight into the reward box of an action on a row with the timer and take that action. Pay its cost as usual. Nothing blocks it. You may not choose a production.',
  } satisfies Record<ActionModifier, string>,
  claims: {
    unearned: 'claim the achievement without meeting its requirements',
    twofold: 'play when you claim the achievement: resolve it twice, taking the legendary token at most once',
  } satisfies Record<ClaimModifier, string>,
} as const;
