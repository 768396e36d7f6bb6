import type { Cost, Goods, Resource, Slot } from './vocabulary.ts';

/** What a space, card, reward or achievement does. Plain JSON: it can be printed, translated, drawn and interpreted. */
export type Effect =
  | { readonly do: 'gain'; readonly goods: Goods }
  | { readonly do: 'gainWild'; readonly count: number }
  | { readonly do: 'gainVp'; readonly count: number }
  | { readonly do: 'gainLegendary' }
  | { readonly do: 'produce'; readonly colour: Slot }
  | { readonly do: 'conquer' }
  | { readonly do: 'recover' }
  | { readonly do: 'recoverOne' }
  | { readonly do: 'retrieve' }
  | { readonly do: 'recruit' }
  | { readonly do: 'promote' }
  | { readonly do: 'swapVp' }
  | { readonly do: 'swapResources'; readonly between: readonly [Resource, Resource] }
  | { readonly do: 'raiseProvinceLimit' }
  | { readonly do: 'all'; readonly of: readonly Effect[] }
  | { readonly do: 'choose'; readonly of: readonly Effect[] }
  | { readonly do: 'pay'; readonly cost: Cost; readonly then: Effect };

/** A card that changes the worker action it is played with. */
export const ACTION_MODIFIERS = ['noGoldCost', 'alsoAdjacent', 'twice', 'strike'] as const;
export type ActionModifier = (typeof ACTION_MODIFIERS)[number];

/** A card that changes the claim of an achievement it is played with. */
export const CLAIM_MODIFIERS = ['unearned', 'twofold'] as const;
export type ClaimModifier = (typeof CLAIM_MODIFIERS)[number];

/** What can be held in hand: a stratagem, or a permanent council reward. */
export type Stratagem =
  | { readonly with: 'nothing'; readonly effect: Effect }
  | { readonly with: 'action'; readonly modifier: ActionModifier }
  | { readonly with: 'claim'; readonly modifier: ClaimModifier; readonly cost: Cost };

export const gain = (goods: Goods): Effect => ({ do: 'gain', goods });
export const gainWild = (count: number): Effect => ({ do: 'gainWild', count });
export const gainVp = (count: number): Effect => ({ do: 'gainVp', count });
export const produce = (colour: Slot): Effect => ({ do: 'produce', colour });
export const all = (...of: readonly Effect[]): Effect => ({ do: 'all', of });
export const choose = (...of: readonly Effect[]): Effect => ({ do: 'choose', of });
export const pay = (cost: Cost, then: Effect): Effect => ({ do: 'pay', cost, then });
export const CONQUER: Effect = { do: 'conquer' };
export const RETRIEVE: Effect = { do: 'retrieve' };
export const RECRUIT: Effect = { do: 'recruit' };
export const RECOVER: Effect = { do: 'recover' };

export const plays = (effect: Effect): Stratagem => ({ with: 'nothing', effect });
export const onAction = (modifier: ActionModifier): Stratagem => ({ with: 'action', modifier });
export const onClaim = (modifier: ClaimModifier, cost: Cost = {}): Stratagem => ({ with: 'claim', modifier, cost });
