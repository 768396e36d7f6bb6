import type { Millis } from '#engine';
import { RATED_DELAY, type Terms } from '#protocol';

/** DIG-8 */
const PUBLIC_PAUSES = 3;
/** DIG-4 */
const PUBLIC_WAIT: Millis = 60_000;
const STAND_IN_AFTER: Millis = 90_000;

/** DIG-4, DIG-8: no limit among friends, a minute and three pauses at public tables. */
export const defaultTerms = (isPublic: boolean): Terms => ({
  public: isPublic,
  timing: ['timed', 'timed', 'timed', 'timed'],
  speed: 1,
  privilegeWindow: 1000,
  waitLimit: isPublic ? PUBLIC_WAIT : 0,
  lastWord: 20_000,
  standInAfter: STAND_IN_AFTER,
  spectatorDelay: 0,
  chances: isPublic,
  rated: false,
  pauses: isPublic ? PUBLIC_PAUSES : 0,
});

/** Strangers may come from now on: nobody holds them up, unless the host says otherwise. */
export const openedTerms = (terms: Terms): Terms => ({
  ...terms,
  waitLimit: terms.waitLimit || PUBLIC_WAIT,
  pauses: terms.pauses || PUBLIC_PAUSES,
  chances: true,
});

/** Where ratings hang on a game, every wait and every pause has an end, and who watches sees it too late to help. */
export const fairTerms = (terms: Terms): Terms =>
  !terms.rated
    ? terms
    : {
        ...openedTerms(terms),
        standInAfter: terms.standInAfter || STAND_IN_AFTER,
        spectatorDelay: Math.max(RATED_DELAY, terms.spectatorDelay),
      };
