import type { ProvinceId, Slot } from '#content';

/** A province in sight, the slot it is meant for, and what that is worth. */
export interface Conquest {
  readonly province: ProvinceId | 'deck';
  readonly slot: Slot;
  readonly worth: number;
}
