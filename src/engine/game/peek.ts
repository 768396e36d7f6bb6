import type { Peek, Secret } from './game.ts';

/** The table's own eyes. */
export const peekInto =
  (secret: Secret): Peek =>
  (deck, nth) => {
    const card = secret[deck][nth];
    if (card === undefined) throw new RangeError(`no card ${nth} in ${deck}`);
    return card;
  };

/** What screens and bots are lent: every undealt card looks the same. */
export const blind: Peek = () => 'hidden';
