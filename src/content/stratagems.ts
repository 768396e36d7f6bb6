import { choose, gain, gainWild, onAction, onClaim, pay, plays, RECRUIT, RETRIEVE, type Stratagem } from './effects.ts';

type Hand = Readonly<Record<string, Stratagem>>;

export const BRIBER = {
  gildedTongue: plays(gain({ prestige: 1 })),
  loosePurse: plays(gainWild(1)),
  backDoor: plays(RETRIEVE),
  hiredHand: plays(pay({ gold: 7 }, RECRUIT)),
} satisfies Hand;

export const CHAMPION = {
  lapOfHonour: plays(gain({ prestige: 1 })),
  spoils: plays(gainWild(1)),
  forcedMarch: plays(RETRIEVE),
  squire: plays(pay({ military: 7 }, RECRUIT)),
} satisfies Hand;

export const JUSTICAR = {
  wiseVerdict: plays(gain({ prestige: 1 })),
  offering: plays(gainWild(1)),
  pardon: plays(RETRIEVE),
  acolyte: plays(pay({ culture: 7 }, RECRUIT)),
} satisfies Hand;

export const IMPLACABLE = {
  unbowed: plays(gain({ prestige: 1 })),
  openMarket: plays(gainWild(1)),
  cutLoose: plays(RETRIEVE),
  pressGang: plays(pay({ wild: 8 }, RECRUIT)),
} satisfies Hand;

export const INSIDIOUS = {
  whisperedPraise: plays(gain({ prestige: 1 })),
  hiddenHoard: plays(gainWild(1)),
  slipAway: plays(RETRIEVE),
  cultist: plays(pay({ votes: 3 }, RECRUIT)),
} satisfies Hand;

export const INSURGENT = {
  streetSong: plays(gain({ prestige: 1 })),
  plunder: plays(gainWild(1)),
  strike: onAction('strike'),
  comrade: plays(pay({ military: 4, gold: 4 }, RECRUIT)),
} satisfies Hand;

export const WARMONGER = {
  dreadName: plays(gain({ prestige: 1 })),
  warTithe: plays({ do: 'swapResources', between: ['culture', 'military'] }),
  onslaught: onAction('alsoAdjacent'),
  conscript: plays(pay({ power: 2 }, RECRUIT)),
} satisfies Hand;

export const PACIFIST = {
  gentleWord: plays(pay({ culture: 1 }, gain({ prestige: 1 }))),
  commonCause: onClaim('unearned', { culture: 4, votes: 2 }),
  patience: onAction('twice'),
  disciple: plays(pay({ popularity: 3 }, RECRUIT)),
} satisfies Hand;

export const ALCHEMIST = {
  greatWork: plays(pay({ wild: 2 }, choose(gain({ power: 2 }), gain({ prestige: 2 }), gain({ popularity: 2 })))),
  distil: plays(pay({ wild: 2 }, { do: 'recoverOne' })),
  solvent: plays(pay({ wild: 2 }, RETRIEVE)),
  homunculus: plays(pay({ wild: 8 }, RECRUIT)),
} satisfies Hand;

export const TYRANT = {
  decree: plays(pay({ culture: 3 }, gain({ prestige: 2 }))),
  tithe: plays(pay({ culture: 1 }, gainWild(3))),
  twofold: onClaim('twofold'),
  bondsman: plays(pay({ votes: 4 }, RECRUIT)),
} satisfies Hand;

/** All forty, four to a character. */
export const STRATAGEMS = {
  ...BRIBER,
  ...CHAMPION,
  ...JUSTICAR,
  ...IMPLACABLE,
  ...INSIDIOUS,
  ...INSURGENT,
  ...WARMONGER,
  ...PACIFIST,
  ...ALCHEMIST,
  ...TYRANT,
} satisfies Hand;
export type StratagemId = keyof typeof STRATAGEMS;
export const STRATAGEM_IDS = Object.keys(STRATAGEMS) as readonly StratagemId[];
