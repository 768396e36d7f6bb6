import type { Area, Cost, Effect, Goods, Slot, Track } from '#content';

/** Why a deed matters, told from nothing but what lies open on the table. */
export type Reason =
  | { readonly about: 'steps'; readonly track: Track; readonly steps: number }
  | { readonly about: 'parchment' }
  | { readonly about: 'conquest'; readonly lacking: number }
  | { readonly about: 'achievement'; readonly lacking: Cost }
  | { readonly about: 'province'; readonly slot: Slot; readonly goods: Goods }
  | { readonly about: 'awaits'; readonly area: Area; readonly gain: Effect; readonly why: Reason | null }
  | { readonly about: 'lacks'; readonly cost: Cost }
  | { readonly about: Plain };

export const PLAIN_REASONS = [
  'legendary',
  'claimable',
  'mostVotes',
  'votes',
  'gold',
  'culture',
  'provinces',
  'worker',
  'grande',
  'card',
  'cards',
  'frees',
  'flipToAct',
  'flipToFree',
  'flipToGoOn',
] as const;
export type Plain = (typeof PLAIN_REASONS)[number];
