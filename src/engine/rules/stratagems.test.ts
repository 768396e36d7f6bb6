import { expect, test } from 'vitest';
import { type CardId, CHARACTERS } from '#content';
import {
  type ActionName,
  act,
  choose,
  chooseCard,
  chooseWorker,
  move,
  pickUp,
  play,
  swap,
  swapVp,
  table,
  wild,
} from '#testkit';
import type { Event } from '../index.ts';

const holding = (card: CardId, change: object = {}) => table().has(0, { hand: [card], ...change });
const played = (card: CardId): Event => ({ type: 'cardPlayed', seat: 0, card });
const gained = (goods: object): Event => ({ type: 'gained', seat: 0, goods }) as Event;
const paid = (goods: object): Event => ({ type: 'paid', seat: 0, goods }) as Event;

test.each([
  ['gildedTongue', {}, undefined, { prestige: 1 }],
  ['gentleWord', { culture: 1 }, { culture: 1 }, { prestige: 1 }],
  ['decree', { culture: 3 }, { culture: 3 }, { prestige: 2 }],
  ['townCrier', {}, undefined, { votes: 1 }],
  ['loyalDelegate', {}, undefined, { votes: 1 }],
  ['tollGate', {}, undefined, { gold: 1 }],
  ['breadAndGames', { gold: 2 }, { gold: 2 }, { popularity: 1 }],
  ['showOfArms', { military: 2 }, { military: 2 }, { power: 1 }],
  ['courtPoet', { culture: 2 }, { culture: 2 }, { prestige: 1 }],
] as const)('STR-1 EFF-1 %s: pay its cost, gain its reward, lay it on the discard', (card, held, cost, reward) => {
  const game = holding(card, { military: 0, culture: 0, gold: 0, ...held });
  expect(game.seat(0).does(play(card))).toEqual([
    played(card),
    ...(cost === undefined ? [] : [paid(cost)]),
    gained(reward),
  ]);
  expect(game.player(0)).toMatchObject({ hand: [], discard: [card], military: 0, culture: 0 });
});

test.each([
  ['gentleWord', { culture: 0 }],
  ['decree', { culture: 2 }],
  ['breadAndGames', { gold: 1 }],
  ['showOfArms', { military: 1 }],
  ['plebiscite', { votes: 1 }],
  ['solvent', { military: 0, culture: 1, gold: 0, votes: 9 }],
  ['mountedEscort', { military: 1 }],
  ['hiredHand', { gold: 6 }],
] as const)('INV-5 %s is not played by a player who cannot pay it: %j', (card, held) => {
  holding(card, held).seat(0).tries(play(card)).refusedBy('INV-5');
});

test('INV-5 one payment buys the reward once', () => {
  const game = holding('decree', { culture: 9 });
  game.seat(0).does(play('decree'));
  expect(game.player(0)).toMatchObject({ culture: 6, prestige: 2 });
  game.seat(0).tries(play('decree')).refusedBy('STR-2');
});

test('STR-1 any player at any time in a round, after the call too', () => {
  const game = table();
  game.at('0:00').seat(2).does(play('wiseVerdict'));
  game.at('7:31').seat(1).does(play('lapOfHonour'));
  game.called().seat(0).does(play('gildedTongue'));
  expect(game.game.players.map(({ prestige }) => prestige)).toEqual([1, 1, 1]);
});

test('COU-0 in no step of council', () => {
  for (const step of ['rewards', 'moves'] as const) {
    table().council(step).seat(0).tries(play('gildedTongue')).refusedBy('COU-0');
  }
});

test('STR-2 a card on the discard, in another hand or in no game cannot be played', () => {
  const game = table();
  game.seat(0).does(play('gildedTongue'));
  for (const card of [
    'gildedTongue',
    'spoils',
    'townCrier',
    'favour',
    'toString',
    '__proto__',
    '',
    7,
    null,
    undefined,
  ]) {
    game
      .seat(0)
      .tries(play(card as CardId))
      .refusedBy('STR-2');
  }
});

test.each(['royalWarrant', 'onslaught', 'patience', 'strike', 'commonCause', 'twofold'] as const)(
  'STR-4 %s is not played by itself',
  (card) => {
    holding(card).seat(0).tries(play(card)).refusedBy('STR-4');
  },
);

test.each([
  ['briber', { culture: 5 }, { culture: 4 }],
  ['insurgent', { culture: 5 }, { culture: 4 }],
  ['warmonger', { power: 2 }, { power: 1, culture: 10 }],
  ['tyrant', { votes: 4 }, { votes: 3, culture: 10 }],
] as const)('STR-3 the %s picks up all discarded cards for %j', (character, cost, poor) => {
  const [first, second, ...rest] = CHARACTERS[character].stratagems;
  const discard = [first, second] as CardId[];
  const game = table({ characters: [character, 'justicar'] }).has(0, { hand: rest, discard, ...poor });
  game.seat(0).tries(pickUp).refusedBy('STR-3');
  game.has(0, cost);
  expect(game.seat(0).does(pickUp)).toEqual([paid(cost), { type: 'cardsTakenBack', seat: 0, cards: discard }]);
  expect(game.player(0)).toMatchObject({ hand: [...rest, ...discard], discard: [] });
  game.has(0, cost).seat(0).tries(pickUp).refusedBy('STR-3');
});

test('STR-3 ACT-2 not in the middle of something', () => {
  const game = table().has(0, { culture: 9 });
  game.seat(0).does(play('loosePurse'));
  game.seat(0).tries(pickUp).refusedBy('ACT-2');
  game.seat(0).tries(play('backDoor')).refusedBy('ACT-2');
  game.seat(0).does(wild({ gold: 1 }), pickUp, play('loosePurse'));
});

test.each([
  ['hiredHand', { gold: 7 }],
  ['squire', { military: 7 }],
  ['acolyte', { culture: 7 }],
  ['cultist', { votes: 3 }],
  ['comrade', { military: 4, gold: 4 }],
  ['conscript', { power: 2 }],
  ['disciple', { popularity: 3 }],
  ['bondsman', { votes: 4 }],
] as const)('STR-6 EFF-7 %s brings a common worker onto the mat for %j', (card, cost) => {
  const game = holding(card, { military: 0, culture: 0, gold: 0, ...cost });
  expect(game.seat(0).does(play(card))).toEqual([played(card), paid(cost), { type: 'workerRecruited', seat: 0 }]);
  expect(game.player(0).workers).toHaveLength(3);
  expect(game.player(0).workers[2]).toEqual({ grande: false, spot: 'mat', space: 0 });
  expect(game.player(0).recruits).toBe(1);
  game.seat(0).does(move(2, game.frame('vote', 'top')));
});

test.each(['pressGang', 'homunculus'] as const)('STR-6 INV-6 %s is paid with any eight resources', (card) => {
  const game = holding(card, { military: 3, culture: 2, gold: 4, votes: 9 });
  game.seat(0).does(play(card));
  game
    .seat(0)
    .mayDoExactly([
      wild({ military: 3, culture: 2, gold: 3 }),
      wild({ military: 3, culture: 1, gold: 4 }),
      wild({ military: 2, culture: 2, gold: 4 }),
    ]);
  expect(game.seat(0).does(wild({ military: 2, culture: 2, gold: 4 }))).toEqual([
    paid({ military: 2, culture: 2, gold: 4 }),
    { type: 'workerRecruited', seat: 0 },
    { type: 'asked', seat: 0, todo: [] },
  ]);
});

test('INV-6 a wild cost takes any mix of that total, never votes, never more or less', () => {
  const game = holding('solvent', { military: 1, culture: 1, gold: 1, votes: 5 });
  game.seat(0).does(play('solvent'));
  game
    .seat(0)
    .mayDoExactly([wild({ military: 1, culture: 1 }), wild({ military: 1, gold: 1 }), wild({ culture: 1, gold: 1 })]);
  game
    .seat(0)
    .tries(wild({ gold: 2 }))
    .refusedBy('INV-6');
  game
    .seat(0)
    .tries(wild({ gold: 1 }))
    .refusedBy('INV-6');
  game
    .seat(0)
    .tries(wild({ military: 1, culture: 1, gold: 1 }))
    .refusedBy('INV-6');
  game
    .seat(0)
    .tries(wild({ military: 3, gold: -1 }))
    .refusedBy('INV-6');
  game
    .seat(0)
    .tries(wild({ military: 1, votes: 1 } as object))
    .refusedBy('INV-6');
});

test('DIG-3 a wild cost that takes all one has is paid by itself', () => {
  const game = holding('tithe', { culture: 1 }).has(0, { hand: ['solvent'], military: 0, culture: 2, gold: 0 });
  expect(game.seat(0).does(play('solvent'))).toEqual([played('solvent'), paid({ culture: 2 })]);
});

test('SET-8 nobody has more than four workers, whatever their size', () => {
  const game = holding('hiredHand', { gold: 10 }).worker(0, 2, 'mat', false);
  game.seat(0).tries(play('hiredHand')).allowed();
  game.worker(0, 3, 'mat', true);
  game.seat(0).tries(play('hiredHand')).refusedBy('SET-8');
});

test('STR-6 there is nobody to recruit when both common workers are in play', () => {
  holding('hiredHand', { gold: 10, recruits: 0 }).seat(0).tries(play('hiredHand')).refusedBy('STR-6');
});

test.each([
  ['backDoor', undefined],
  ['mountedEscort', { military: 2 }],
  ['safeConduct', { culture: 2 }],
] as const)('EFF-6 %s frees one own worker from a row with the timer', (card, cost) => {
  const game = holding(card, { military: 2, culture: 2 }).worker(0, 0, ['box', 'crowd', 'bottom']);
  game
    .worker(0, 1, ['frame', 'vote', 'bottom'])
    .worker(0, 2, ['frame', 'wild', 'top'], false)
    .worker(0, 3, 'mat', false);
  game.worker(1, 0, ['box', 'crowd', 'bottom']);
  expect(game.seat(0).does(play(card))).toEqual([
    played(card),
    ...(cost === undefined ? [] : [paid(cost)]),
    { type: 'asked', seat: 0, todo: [{ do: 'retrieve' }] },
  ]);
  game.seat(0).mayDoExactly([chooseWorker(0), chooseWorker(1)]);
  for (const wrong of [2, 3, -1, 0.5, Number.NaN]) game.seat(0).tries(chooseWorker(wrong)).refusedBy('EFF-6');
  expect(game.seat(0).does(chooseWorker(0))).toEqual([
    { type: 'workerRetrieved', seat: 0, worker: 0 },
    { type: 'asked', seat: 0, todo: [] },
  ]);
  expect(game.player(0).workers[0]).toEqual({ grande: true, spot: 'mat', space: 0 });
  game.seat(0).does(move(0, game.frame('vote', 'top')));
});

test.each([
  ['box', 'crowd'],
  ['frame', 'brown'],
] as const satisfies readonly (readonly ['box' | 'frame', ActionName])[])(
  'DIG-3 EFF-6 the only worker in a %s under a timer is retrieved without a question',
  (spot, name) => {
    const game = holding('backDoor').worker(0, 1, [spot, name, 'bottom']);
    expect(game.seat(0).does(play('backDoor'))).toEqual([
      played('backDoor'),
      { type: 'workerRetrieved', seat: 0, worker: 1 },
    ]);
  },
);

test('DIG-3 a reward that cannot be had is passed over', () => {
  const game = holding('backDoor');
  expect(game.seat(0).does(play('backDoor'))).toEqual([played('backDoor')]);
  const swapping = holding('courtGossip');
  expect(swapping.seat(0).does(play('courtGossip'))).toEqual([played('courtGossip')]);
});

test('EFF-4 siegeTrain, gatesUnbarred and plebiscite conquer for what they show', () => {
  for (const [card, cost] of [
    ['siegeTrain', { military: 3 }],
    ['gatesUnbarred', { military: 3 }],
    ['plebiscite', { votes: 2 }],
  ] as const) {
    const game = holding(card, cost);
    expect(game.seat(0).does(play(card))).toEqual([
      played(card),
      paid(cost),
      { type: 'asked', seat: 0, todo: [{ do: 'conquer' }] },
    ]);
  }
});

test('EFF-9 turn exactly 1 VP into 1 other VP, never the legendary point', () => {
  const game = holding('courtGossip', { power: 3, popularity: 1, legendary: true });
  game.seat(0).does(play('courtGossip'));
  game
    .seat(0)
    .mayDoExactly([
      swapVp('power', 'prestige'),
      swapVp('power', 'popularity'),
      swapVp('popularity', 'power'),
      swapVp('popularity', 'prestige'),
    ]);
  for (const [from, into] of [
    ['prestige', 'power'],
    ['power', 'power'],
    ['legendary', 'power'],
    ['power', 'legendary'],
  ] as const) {
    game
      .seat(0)
      .tries(swapVp(from as 'power', into as 'power'))
      .refusedBy('EFF-9');
  }
  expect(game.seat(0).does(swapVp('power', 'prestige'))).toEqual([
    { type: 'vpSwapped', seat: 0, from: 'power', into: 'prestige' },
    { type: 'asked', seat: 0, todo: [] },
  ]);
  expect(game.player(0)).toMatchObject({ power: 2, prestige: 1, popularity: 1, legendary: true });
});

test('EFF-9 nothing is turned into a track that is full', () => {
  const game = holding('courtGossip', { power: 18, prestige: 15, popularity: 0 });
  game.seat(0).does(play('courtGossip'));
  game.seat(0).mayDoExactly([swapVp('power', 'popularity'), swapVp('prestige', 'popularity')]);
});

const alchemist = (card: CardId, change: object) =>
  table({ characters: ['alchemist', 'briber'] }).has(0, { hand: [card], military: 0, culture: 0, gold: 2, ...change });

test('EFF-14 greatWork: 2 power, 2 prestige or 2 popularity', () => {
  for (const [option, reward] of [{ power: 2 }, { prestige: 2 }, { popularity: 2 }].entries()) {
    const game = alchemist('greatWork', {});
    game.seat(0).does(play('greatWork'));
    game.seat(0).mayDoExactly([choose(0), choose(1), choose(2)]);
    for (const wrong of [3, -1, 0.5]) game.seat(0).tries(choose(wrong)).refusedBy('EFF-14');
    expect(game.seat(0).does(choose(option))).toEqual([gained(reward), { type: 'asked', seat: 0, todo: [] }]);
  }
});

test('EFF-16 distil takes one discarded card back, but not itself', () => {
  const game = alchemist('distil', { discard: ['greatWork', 'solvent'] });
  game.seat(0).does(play('distil'));
  game.seat(0).mayDoExactly([chooseCard('greatWork'), chooseCard('solvent')]);
  game.seat(0).tries(chooseCard('distil')).refusedBy('EFF-16');
  game.seat(0).tries(chooseCard('homunculus')).refusedBy('EFF-16');
  expect(game.seat(0).does(chooseCard('solvent'))).toEqual([
    { type: 'cardsTakenBack', seat: 0, cards: ['solvent'] },
    { type: 'asked', seat: 0, todo: [] },
  ]);
  expect(game.player(0)).toMatchObject({ hand: ['solvent'], discard: ['greatWork', 'distil'] });
});

test('DIG-3 EFF-16 with one card to take back it comes by itself, with none nothing does', () => {
  const one = alchemist('distil', { discard: ['solvent'] });
  one.seat(0).does(play('distil'));
  expect(one.player(0)).toMatchObject({ hand: ['solvent'], discard: ['distil'], todo: [] });
  const none = alchemist('distil', {});
  none.seat(0).does(play('distil'));
  expect(none.player(0)).toMatchObject({ hand: [], discard: ['distil'], gold: 0, todo: [] });
});

test('EFF-21 warTithe: any number of culture into military, or the reverse', () => {
  const game = holding('warTithe', { military: 1, culture: 2 });
  game.seat(0).does(play('warTithe'));
  game.seat(0).mayDoExactly([swap('culture', 1), swap('culture', 2), swap('military', 1)]);
  for (const [from, count] of [
    ['culture', 3],
    ['culture', 0],
    ['culture', -1],
    ['culture', 0.5],
    ['gold', 1],
  ] as const) {
    game.seat(0).tries(swap(from, count)).refusedBy('EFF-21');
  }
  expect(game.seat(0).does(swap('culture', 2))).toEqual([
    { type: 'resourcesSwapped', seat: 0, from: 'culture', into: 'military', count: 2 },
    { type: 'asked', seat: 0, todo: [] },
  ]);
  expect(game.player(0)).toMatchObject({ military: 3, culture: 0 });
});

test('EFF-21 the reverse, and no more than there is room for', () => {
  const game = holding('warTithe', { military: 6, culture: 8 });
  game.seat(0).does(play('warTithe'));
  game
    .seat(0)
    .mayDoExactly([
      ...[1, 2, 3, 4].map((count) => swap('culture', count)),
      ...[1, 2].map((count) => swap('military', count)),
    ]);
  expect(game.seat(0).does(swap('military', 2))).toEqual([
    { type: 'resourcesSwapped', seat: 0, from: 'military', into: 'culture', count: 2 },
    { type: 'asked', seat: 0, todo: [] },
  ]);
});

test('INV-7 EFF-2 tithe: three wild in any mix, never votes', () => {
  const game = holding('tithe', { military: 9, culture: 9, gold: 9 });
  game.seat(0).does(play('tithe'));
  game
    .seat(0)
    .mayDoExactly([
      wild({ military: 1, culture: 1, gold: 1 }),
      wild({ military: 1, culture: 2 }),
      wild({ culture: 2, gold: 1 }),
    ]);
  game
    .seat(0)
    .tries(wild({ military: 3 }))
    .refusedBy('INV-7');
  game
    .seat(0)
    .tries(wild({ military: 1, votes: 2 } as object))
    .refusedBy('INV-7');
  game
    .seat(0)
    .tries(wild({ culture: 1 }))
    .refusedBy('INV-7');
  game.seat(0).does(wild({ culture: 2, gold: 1 }));
  expect(game.player(0)).toMatchObject({ military: 9, culture: 10, gold: 10, votes: 0 });
});

test('STR-4 an action card held is played with an action and picked up like any other', () => {
  const game = holding('royalWarrant', { culture: 5 }).worker(0, 1, ['frame', 'crowd', 'bottom']);
  game.seat(0).does(act(1, game.action('crowd', 'bottom'), 'royalWarrant'), pickUp);
  expect(game.player(0)).toMatchObject({ hand: ['royalWarrant'], discard: [] });
});
