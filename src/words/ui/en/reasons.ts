import { plural } from '../../speech/en.ts';

/** Why what a bot did matters: clauses without capital and full stop, which follow one another after a dash. */
export const reasons = {
  because: (what: string, why: string) => `${what} – ${why}`,
  awaits: (gains: string, timer: string) => `for ${gains}, once ${timer} comes to this row`,
  aProvince: 'a province',
  steps: (along: string, steps: number) => `still ${plural(steps, { one: '# step', other: '# steps' })} to go ${along}`,
  parchment: 'every step on the parchment counts at the end',
  conquest: (goods: string) => `${goods} short of conquering a province`,
  conquestPaid: 'enough to conquer a province',
  achievement: (goods: string) => `the achievement still asks for ${goods}`,
  province: (production: string, goods: string) => `${production} now gives ${goods} more every time`,
  lacks: (goods: string) => `but still ${goods} short`,
  plain: {
    legendary: 'no one can win without the legendary point',
    claimable: 'that is all the achievement asks for',
    mostVotes: 'the most votes so far, so first choice in the council',
    votes: 'votes decide who chooses first in the council',
    gold: 'every action in green and purple costs 2 gold',
    culture: 'culture pays for picking up stratagems',
    provinces: 'a province improves a production for the rest of the game',
    worker: 'one more worker until the end of the game',
    grande: 'a grande worker is never blocked',
    card: 'it can be played again',
    cards: 'every stratagem can be played again',
    frees: 'so it can be placed again right away',
    flipToAct: 'so the worker waiting there can act',
    flipToFree: 'so the worker stuck there is free',
    flipToGoOn: 'the sand had run out, and no one else flipped it',
  },
} as const;
