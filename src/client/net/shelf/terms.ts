import type { Options } from '#engine';
import type { Terms } from '#protocol';

/** The terms of a game that no other person joins: what its options say, and nothing that needs more people. */
export const termsOf = ({ timing, speed, privilegeWindow, waitLimit, lastWord }: Omit<Options, 'seed'>): Terms => ({
  public: false,
  timing,
  speed,
  privilegeWindow,
  waitLimit,
  lastWord,
  standInAfter: 0,
  spectatorDelay: 0,
  chances: false,
  rated: false,
  pauses: 0,
});
