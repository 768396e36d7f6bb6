import { expect, test } from 'vitest';
import {
  BRIBER,
  CARDS,
  type CardId,
  CHAMPION,
  FINAL_REWARD_IDS,
  FINAL_REWARDS,
  IMPLACABLE,
  INSIDIOUS,
  INSTANT_REWARD_IDS,
  INSTANT_REWARDS,
  instantEffect,
  isCardId,
  isPermanent,
  JUSTICAR,
  ORDINARY_REWARD_IDS,
  PERMANENT_REWARD_IDS,
  PERMANENT_REWARDS,
  STANDING_REWARDS,
} from './index.ts';

const gain = (goods: object) => ({ do: 'gain', goods });
const pay = (cost: object, then: object) => ({ do: 'pay', cost, then });
const RETRIEVE = { do: 'retrieve' };
const CONQUER = { do: 'conquer' };

test.each([BRIBER, CHAMPION, JUSTICAR, IMPLACABLE, INSIDIOUS])(
  'STR-1 the first three cards of a basic character',
  (hand) => {
    expect(
      Object.values(hand)
        .slice(0, 3)
        .map((card) => card.with === 'nothing' && card.effect),
    ).toEqual([gain({ prestige: 1 }), { do: 'gainWild', count: 1 }, RETRIEVE]);
  },
);

test.each([
  ['streetSong', gain({ prestige: 1 })],
  ['plunder', { do: 'gainWild', count: 1 }],
  ['dreadName', gain({ prestige: 1 })],
  ['warTithe', { do: 'swapResources', between: ['culture', 'military'] }],
  ['gentleWord', pay({ culture: 1 }, gain({ prestige: 1 }))],
  [
    'greatWork',
    pay({ wild: 2 }, { do: 'choose', of: [gain({ power: 2 }), gain({ prestige: 2 }), gain({ popularity: 2 })] }),
  ],
  ['distil', pay({ wild: 2 }, { do: 'recoverOne' })],
  ['solvent', pay({ wild: 2 }, RETRIEVE)],
  ['decree', pay({ culture: 3 }, gain({ prestige: 2 }))],
  ['tithe', pay({ culture: 1 }, { do: 'gainWild', count: 3 })],
  ['townCrier', gain({ votes: 1 })],
  ['loyalDelegate', gain({ votes: 1 })],
  ['tollGate', gain({ gold: 1 })],
  ['courtGossip', { do: 'swapVp' }],
  ['mountedEscort', pay({ military: 2 }, RETRIEVE)],
  ['safeConduct', pay({ culture: 2 }, RETRIEVE)],
  ['gatesUnbarred', pay({ military: 3 }, CONQUER)],
  ['siegeTrain', pay({ military: 3 }, CONQUER)],
  ['plebiscite', pay({ votes: 2 }, CONQUER)],
  ['breadAndGames', pay({ gold: 2 }, gain({ popularity: 1 }))],
  ['showOfArms', pay({ military: 2 }, gain({ power: 1 }))],
  ['courtPoet', pay({ culture: 2 }, gain({ prestige: 1 }))],
] as const satisfies readonly (readonly [CardId, object])[])('the card %s is played by itself', (card, effect) => {
  expect(CARDS[card]).toEqual({ with: 'nothing', effect });
});

test.each([
  ['strike', 'strike'],
  ['onslaught', 'alsoAdjacent'],
  ['patience', 'twice'],
  ['royalWarrant', 'noGoldCost'],
  ['letterOfCredit', 'noGoldCost'],
] as const)('STR-4 the card %s is played with a worker action', (card, modifier) => {
  expect(CARDS[card]).toEqual({ with: 'action', modifier });
});

test('EFF-19 EFF-20 two cards are played with a claim', () => {
  expect(CARDS.commonCause).toEqual({ with: 'claim', modifier: 'unearned', cost: { culture: 4, votes: 2 } });
  expect(CARDS.twofold).toEqual({ with: 'claim', modifier: 'twofold', cost: {} });
});

test('SET-5 25 ordinary rewards, 11 instant and 14 permanent, and 5 final ones', () => {
  expect(INSTANT_REWARD_IDS).toHaveLength(11);
  expect(PERMANENT_REWARD_IDS).toHaveLength(14);
  expect(FINAL_REWARD_IDS).toHaveLength(5);
  expect(ORDINARY_REWARD_IDS).toHaveLength(25);
  expect(Object.keys(STANDING_REWARDS)).toEqual(['favour', 'grande']);
});

test('COU-5 COU-8 the eleven instant rewards', () => {
  const found = Object.values(INSTANT_REWARDS).map((effect) => JSON.stringify(effect));
  const expected = [
    { do: 'produce', colour: 'blue' },
    { do: 'produce', colour: 'red' },
    CONQUER,
    CONQUER,
    { do: 'raiseProvinceLimit' },
    { do: 'raiseProvinceLimit' },
    gain({ power: 1, prestige: 1, popularity: 1 }),
    { do: 'recover' },
    gain({ military: 5 }),
    gain({ culture: 5 }),
    gain({ gold: 5 }),
  ];
  expect(found).toEqual(expected.map((effect) => JSON.stringify(effect)));
});

test('COU-7 the five final rewards', () => {
  expect(FINAL_REWARDS).toEqual({
    grandProcession: gain({ power: 1, prestige: 1, popularity: 1 }),
    goldenJubilee: pay({ gold: 5 }, gain({ popularity: 3 })),
    lastCampaign: pay({ military: 5 }, gain({ power: 3 })),
    epicOfTheAge: pay({ culture: 5 }, gain({ prestige: 3 })),
    priceOfLegend: pay({ wild: 10 }, { do: 'gainLegendary' }),
  });
});

test('COU-3 COU-4 what stands on the council board', () => {
  expect(STANDING_REWARDS).toEqual({ favour: { do: 'gainVp', count: 1 }, grande: { do: 'promote' } });
});

test('COU-6 a permanent reward does nothing at once, every other one does', () => {
  for (const id of PERMANENT_REWARD_IDS) {
    expect(isPermanent(id)).toBe(true);
    expect(instantEffect(id)).toEqual({ do: 'all', of: [] });
  }
  for (const id of INSTANT_REWARD_IDS)
    expect([isPermanent(id), instantEffect(id)]).toEqual([false, INSTANT_REWARDS[id]]);
  for (const id of FINAL_REWARD_IDS) expect([isPermanent(id), instantEffect(id)]).toEqual([false, FINAL_REWARDS[id]]);
});

test('54 cards can be held, each under its own id; nothing else is a card', () => {
  expect(Object.keys(CARDS)).toHaveLength(54);
  expect(isCardId('strike')).toBe(true);
  for (const other of ['favour', 'warChest', '', 'constructor', '__proto__', 3, null, undefined, ['strike']]) {
    expect(isCardId(other)).toBe(false);
  }
});

test('everything a card does is plain JSON', () => {
  const everything = { CARDS, INSTANT_REWARDS, PERMANENT_REWARDS, FINAL_REWARDS, STANDING_REWARDS };
  expect(JSON.parse(JSON.stringify(everything))).toEqual(everything);
});
