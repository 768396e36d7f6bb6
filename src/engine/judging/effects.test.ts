import { expect, test } from 'vitest';
import {
  type CardId,
  type Effect,
  type Goods,
  PROVINCE_IDS,
  type ProvinceId,
  type ProvinceKind,
  pay,
  provinceKind,
} from '#content';
import { act, chooseWorker, conquer, glory, play, swapVp, type Table, table, tuck, vp, wild } from '#testkit';
import { type Event, peekInto, type Task } from '../index.ts';
import { plainAnswer, resolve, run } from './effects.ts';

/** Lets an effect happen to seat 0, wherever it might come from. */
function happens(game: Table, ...tasks: readonly Effect[]): readonly Event[] {
  const events: Event[] = [];
  run({ game: game.game, at: 0, peek: peekInto(game.secret), events }, 0, tasks);
  return events;
}

const gains = (game: Table, goods: Goods) => happens(game, { do: 'gain', goods });
const gained = (goods: object): Event => ({ type: 'gained', seat: 0, goods }) as Event;
const asked = (...todo: readonly object[]): Event => ({ type: 'asked', seat: 0, todo }) as Event;
const ofKind = (kind: ProvinceKind): ProvinceId => PROVINCE_IDS.find((id) => provinceKind(id) === kind) ?? 'hidden';

test.each([
  ['military', 8, 5, 2],
  ['culture', 10, 1, 0],
  ['gold', 0, 10, 10],
  ['gold', 9, 1, 1],
] as const)('INV-1 gaining %s with %i of it: of %i only %i fit below 10', (resource, held, gain, kept) => {
  const game = table().has(0, { [resource]: held });
  expect(gains(game, { [resource]: gain })).toEqual(kept === 0 ? [] : [gained({ [resource]: kept })]);
  expect(game.player(0)[resource]).toBe(held + kept);
});

test('INV-1 the rest of a gain still counts', () => {
  const game = table().has(0, { military: 10, culture: 9, gold: 0 });
  expect(gains(game, { military: 2, culture: 2, gold: 2 })).toEqual([gained({ culture: 1, gold: 2 })]);
});

test('INV-2 VP past the end of a track are lost', () => {
  const game = table().has(0, { power: 17, prestige: 15, popularity: 0 });
  expect(gains(game, { power: 3, prestige: 1, popularity: 2 })).toEqual([gained({ power: 1, popularity: 2 })]);
  expect(game.player(0)).toMatchObject({ power: 18, prestige: 15, popularity: 2 });
});

test('INV-3 votes have no limit and are no resource', () => {
  const game = table().has(0, { votes: 9, military: 0, culture: 0, gold: 0 });
  gains(game, { votes: 90 });
  expect(game.player(0).votes).toBe(99);
  game
    .has(0, { hand: ['solvent'] })
    .seat(0)
    .tries(play('solvent'))
    .refusedBy('INV-5');
});

test('INV-4 nothing a player may ask for gives anything to another', () => {
  const game = table({ seats: 2 }).has(0, { military: 9, culture: 9, gold: 9, votes: 9, power: 9 });
  game.worker(0, 0, ['frame', 'crowd', 'bottom']).worker(0, 1, ['frame', 'wild', 'bottom']);
  const other = JSON.stringify(game.player(1));
  for (const command of game.seat(0).may()) {
    const copy = table({ seats: 2 }).set(game.game);
    copy.seat(0).does(command);
    expect(JSON.stringify(copy.player(1))).toBe(other);
  }
});

test.each(['military', 'culture', 'gold', 'votes', 'power', 'prestige', 'popularity'] as const)(
  'EFF-1 gain 2 %s',
  (kind) => {
    const game = table().has(0, { military: 0, culture: 0, gold: 0 });
    expect(gains(game, { [kind]: 2 })).toEqual([gained({ [kind]: 2 })]);
    expect(game.player(0)[kind]).toBe(2);
  },
);

test('EFF-2 INV-7 wild resources in any mix of the total', () => {
  const game = table().has(0, { military: 0, culture: 0, gold: 0 });
  expect(happens(game, { do: 'gainWild', count: 2 })).toEqual([asked({ do: 'gainWild', count: 2 })]);
  game
    .seat(0)
    .mayDoExactly([
      wild({ military: 2 }),
      wild({ culture: 2 }),
      wild({ gold: 2 }),
      wild({ military: 1, culture: 1 }),
      wild({ military: 1, gold: 1 }),
      wild({ culture: 1, gold: 1 }),
    ]);
});

test('DIG-3 INV-1 a wild gain with less room than that fills what there is, with none it is passed over', () => {
  const game = table().has(0, { military: 9, culture: 10, gold: 8 });
  expect(happens(game, { do: 'gainWild', count: 5 })).toEqual([gained({ military: 1, gold: 2 })]);
  expect(happens(game, { do: 'gainWild', count: 5 })).toEqual([]);
});

test('DIG-3 with room for one kind only there is nothing to ask', () => {
  const game = table().has(0, { military: 10, culture: 3, gold: 10 });
  expect(happens(game, { do: 'gainWild', count: 2 })).toEqual([gained({ culture: 2 })]);
});

test.each([
  ['brown', { power: 1 }],
  ['red', { military: 4 }],
  ['blue', { culture: 5 }],
  ['yellow', { gold: 2 }],
] as const)('EFF-3 the %s production of a mat without provinces', (colour, goods) => {
  const game = table().has(0, { military: 0, culture: 0, gold: 0 });
  expect(happens(game, { do: 'produce', colour })).toEqual([gained(goods)]);
});

test.each([
  ['brown', [{ power: 1 }, { prestige: 1 }, { power: 1 }]],
  ['red', [{ military: 4 }, { culture: 2 }, { votes: 2 }]],
  ['blue', [{ culture: 5 }, { culture: 3 }, { votes: 3 }]],
  ['yellow', [{ gold: 2 }, { culture: 1 }, { votes: 1 }]],
] as const)('PRO-2 PRO-5 in the %s slot only that edge of a province counts, whatever it gives', (slot, expected) => {
  const provinces = [ofKind('culture'), ofKind('votes')];
  const slots = { brown: [ofKind('gold')], red: [ofKind('gold')], blue: [ofKind('gold')], yellow: [ofKind('gold')] };
  const game = table().has(0, { military: 0, culture: 0, gold: 0, slots: { ...slots, [slot]: provinces } });
  expect(happens(game, { do: 'produce', colour: slot })).toEqual(expected.map(gained));
});

test('PRO-5 EFF-6 the red production of the Insurgent frees a worker, the one that acts too', () => {
  const game = table({ characters: ['insurgent', 'justicar'] }).worker(0, 1, ['frame', 'red', 'bottom']);
  game.has(0, { slots: { brown: [], red: [ofKind('standard')], blue: [], yellow: [] } });
  const red = game.action('red', 'bottom');
  expect(game.seat(0).does(act(1, red))).toEqual([
    { type: 'workerActed', seat: 0, worker: 1, action: red },
    { type: 'paid', seat: 0, goods: { gold: 2 } },
    gained({ military: 2 }),
    { type: 'workerRetrieved', seat: 0, worker: 1 },
    gained({ military: 2 }),
  ]);
});

test('PRO-5 EFF-4 the red production of the Pacifist conquers, and then the provinces give', () => {
  const game = table({ characters: ['pacifist', 'briber'] }).worker(0, 1, ['frame', 'red', 'bottom']);
  game.has(0, { slots: { brown: [], red: [ofKind('votes')], blue: [], yellow: [] } });
  game.seat(0).does(act(1, game.action('red', 'bottom')));
  expect(game.player(0)).toMatchObject({ gold: 0, military: 0, votes: 0 });
  const province = game.game.display[0] ?? 'deck';
  game.seat(0).does(conquer(province), tuck('red'));
  expect(game.player(0)).toMatchObject({ votes: 2, slots: { red: [ofKind('votes'), province] }, todo: [] });
});

test('PRO-5 EFF-2 the Alchemist produces wild', () => {
  const game = table({ characters: ['alchemist', 'briber'] }).has(0, { military: 0, culture: 0, gold: 0 });
  happens(game, { do: 'produce', colour: 'red' });
  expect(game.player(0).todo).toEqual([{ do: 'gainWild', count: 4 }]);
  game.seat(0).does(wild({ gold: 3, culture: 1 }));
  expect(game.player(0)).toMatchObject({ gold: 3, culture: 1, military: 0 });
});

test('EFF-5 take all discarded stratagems back', () => {
  const game = table().has(0, { hand: ['loosePurse'], discard: ['backDoor', 'gildedTongue'] });
  expect(happens(game, { do: 'recover' })).toEqual([
    { type: 'cardsTakenBack', seat: 0, cards: ['backDoor', 'gildedTongue'] },
  ]);
  expect(game.player(0)).toMatchObject({ hand: ['loosePurse', 'backDoor', 'gildedTongue'], discard: [] });
  expect(happens(game, { do: 'recover' })).toEqual([]);
});

test('EFF-8 COU-4 a common worker becomes a grande one where it stands', () => {
  const game = table().worker(0, 1, ['box', 'crowd', 'bottom']).worker(0, 2, 'mat', false);
  happens(game, { do: 'promote' });
  game.seat(0).mayDoExactly([chooseWorker(1), chooseWorker(2)]);
  game.seat(0).tries(chooseWorker(0)).refusedBy('COU-4');
  expect(game.seat(0).does(chooseWorker(1))).toEqual([{ type: 'workerPromoted', seat: 0, worker: 1 }, asked()]);
  expect(game.player(0).workers[1]).toEqual({ grande: true, spot: 'box', space: game.action('crowd', 'bottom') });
});

test('EFF-11 ACH-5 pay any 10 resources and gain the legendary point, once', () => {
  const game = table().has(0, { military: 4, culture: 4, gold: 3 });
  happens(game, pay({ wild: 10 }, { do: 'gainLegendary' }));
  game
    .seat(0)
    .mayDoExactly([
      wild({ military: 4, culture: 4, gold: 2 }),
      wild({ military: 4, culture: 3, gold: 3 }),
      wild({ military: 3, culture: 4, gold: 3 }),
    ]);
  expect(game.seat(0).does(wild({ military: 3, culture: 4, gold: 3 }))).toEqual([
    { type: 'paid', seat: 0, goods: { military: 3, culture: 4, gold: 3 } },
    { type: 'legendaryGained', seat: 0 },
    asked(),
  ]);
  expect(game.player(0).legendary).toBe(true);
  expect(happens(game, { do: 'gainLegendary' })).toEqual([]);
});

test('EFF-12 COU-8 the province limit', () => {
  const game = table();
  expect(happens(game, { do: 'raiseProvinceLimit' })).toEqual([{ type: 'provinceLimitRaised', seat: 0 }]);
  expect(game.player(0).provinceLimit).toBe(3);
});

test('EFF-13 VP of choice on power, prestige or popularity, split as one likes', () => {
  const game = table();
  expect(happens(game, { do: 'gainVp', count: 2 })).toEqual([asked({ do: 'gainVp', count: 2 })]);
  game
    .seat(0)
    .mayDoExactly([
      vp({ power: 2 }),
      vp({ prestige: 2 }),
      vp({ popularity: 2 }),
      vp({ power: 1, prestige: 1 }),
      vp({ power: 1, popularity: 1 }),
      vp({ prestige: 1, popularity: 1 }),
    ]);
  game
    .seat(0)
    .tries(vp({ power: 1 }))
    .refusedBy('EFF-13');
  game
    .seat(0)
    .tries(vp({ power: 1, legendary: 1 } as object))
    .refusedBy('EFF-13');
  game
    .seat(0)
    .tries(vp({ power: 3, prestige: -1 }))
    .refusedBy('EFF-13');
  expect(game.seat(0).does(vp({ power: 1, popularity: 1 }))).toEqual([gained({ power: 1, popularity: 1 }), asked()]);
});

test('EFF-13 DIG-3 only where there is room; with none at all it is passed over', () => {
  const game = table().has(0, { power: 18, prestige: 15, popularity: 20 });
  expect(happens(game, { do: 'gainVp', count: 2 })).toEqual([gained({ popularity: 1 })]);
  expect(happens(game, { do: 'gainVp', count: 2 })).toEqual([]);
});

test('EFF-14 of several rewards one is chosen, and what cannot be paid is not offered', () => {
  const game = table().has(0, { gold: 1, votes: 0 });
  const dear = pay({ gold: 2 }, { do: 'gain', goods: { votes: 9 } });
  const one: Effect = { do: 'gain', goods: { votes: 1 } };
  expect(happens(game, { do: 'choose', of: [dear, one] })).toEqual([gained({ votes: 1 })]);
  game.has(0, { gold: 2 });
  expect(happens(game, { do: 'choose', of: [dear, one] })).toEqual([asked({ do: 'choose', of: [dear, one] })]);
});

test('ACT-2 several effects happen in the order written, each asked when it is due', () => {
  const game = table().has(0, { military: 0, culture: 0, gold: 0 });
  const wildOne: Effect = { do: 'gainWild', count: 1 };
  const vote: Effect = { do: 'gain', goods: { votes: 1 } };
  expect(happens(game, { do: 'all', of: [vote, wildOne, vote] }, wildOne)).toEqual([
    gained({ votes: 1 }),
    asked(wildOne, vote, wildOne),
  ]);
  expect(game.seat(0).does(wild({ gold: 1 }))).toEqual([gained({ gold: 1 }), gained({ votes: 1 }), asked(wildOne)]);
  expect(game.seat(0).does(wild({ culture: 1 }))).toEqual([gained({ culture: 1 }), asked()]);
});

const glorious = (change: object = {}) =>
  table({ glory: true }).has(0, { power: 18, prestige: 15, popularity: 21, ...change });

test('ADV-3 VP past the end of a track may become glory, point by point', () => {
  const game = glorious({ military: 10 });
  expect(gains(game, { power: 3 })).toEqual([asked({ do: 'glory', track: 'power', count: 3 })]);
  game.seat(0).mayDoExactly([glory(0), glory(1), glory(2), glory(3)]);
  for (const wrong of [4, -1, 0.5]) game.seat(0).tries(glory(wrong)).refusedBy('ADV-3');
  expect(game.seat(0).does(glory(2))).toEqual([{ type: 'gloryGained', seat: 0, track: 'power', count: 2 }, asked()]);
  expect(game.player(0)).toMatchObject({ military: 8, power: 18, glory: { power: 2, prestige: 0, popularity: 0 } });
});

test('ADV-3 only what goes past the end, after what still fits', () => {
  const game = glorious({ power: 17 });
  expect(gains(game, { power: 3 })).toEqual([gained({ power: 1 }), asked({ do: 'glory', track: 'power', count: 2 })]);
  expect(game.seat(0).does(glory(0))).toEqual([asked()]);
  expect(game.player(0)).toMatchObject({ power: 18, glory: { power: 0 } });
});

test.each([
  ['power', 'military'],
  ['prestige', 'culture'],
  ['popularity', 'gold'],
] as const)(
  'ADV-3 MAR-1 %s takes its cubes from %s: from the supply first, and the maximum falls',
  (track, resource) => {
    const game = glorious({ [resource]: 7 });
    gains(game, { [track]: 4 });
    game.seat(0).does(glory(4));
    expect(game.player(0)[resource]).toBe(6);
    gains(game, { [resource]: 5 });
    expect(game.player(0)[resource]).toBe(6);
  },
);

test('ADV-3 there are ten cubes and no more to turn', () => {
  const game = glorious({ military: 0, glory: { power: 9, prestige: 0, popularity: 0 } });
  gains(game, { power: 3 });
  game.seat(0).mayDoExactly([glory(0), glory(1)]);
  game.seat(0).does(glory(1));
  expect(gains(game, { power: 3 })).toEqual([]);
});

test('ADV-3 several tracks at once are asked one by one', () => {
  const game = glorious();
  expect(gains(game, { power: 1, prestige: 1, popularity: 2 })).toEqual([
    asked(
      { do: 'glory', track: 'power', count: 1 },
      { do: 'glory', track: 'prestige', count: 1 },
      { do: 'glory', track: 'popularity', count: 2 },
    ),
  ]);
});

test('ADV-3 EFF-13 VP of choice may go past the end of a track for glory', () => {
  const game = glorious({ popularity: 0 });
  happens(game, { do: 'gainVp', count: 1 });
  game.seat(0).mayDoExactly([vp({ power: 1 }), vp({ prestige: 1 }), vp({ popularity: 1 })]);
  game.seat(0).does(vp({ prestige: 1 }), glory(1));
  expect(game.player(0).glory).toEqual({ power: 0, prestige: 1, popularity: 0 });
});

test('ADV-3 without the variant nothing past the end is offered', () => {
  const game = table().has(0, { power: 18 });
  expect(gains(game, { power: 3 })).toEqual([]);
});

test('ADV-4 glory is not VP: it pays nothing, and paying VP leaves it alone', () => {
  const game = table({ characters: ['warmonger', 'briber'], glory: true });
  const hand: CardId[] = ['conscript'];
  game.has(0, { hand, power: 1, glory: { power: 5, prestige: 0, popularity: 0 } });
  game.seat(0).tries(play('conscript')).refusedBy('INV-5');
  game.has(0, { power: 21 }).seat(0).does(play('conscript'));
  expect(game.player(0)).toMatchObject({ power: 19, glory: { power: 5, prestige: 0, popularity: 0 } });
});

test('ADV-4 there is none on the legendary track', () => {
  const game = glorious({ legendary: true });
  expect(happens(game, { do: 'gainLegendary' })).toEqual([]);
});

test('ADV-3 EFF-9 a swapped point may become glory at the end of a track', () => {
  const game = glorious({ popularity: 5, hand: ['courtGossip'] });
  game.seat(0).does(play('courtGossip'));
  expect(game.seat(0).does(swapVp('popularity', 'power'))).toEqual([
    { type: 'paid', seat: 0, goods: { popularity: 1 } },
    asked({ do: 'glory', track: 'power', count: 1 }),
  ]);
  game.seat(0).does(glory(1));
  expect(game.player(0)).toMatchObject({ popularity: 4, power: 18, glory: { power: 1 } });
});

test('EFF-9 one track to give from and one with room is no choice', () => {
  const game = table().has(0, { power: 18, prestige: 0, popularity: 21, hand: ['courtGossip'] });
  game.seat(0).does(play('courtGossip'));
  game.seat(0).mayDoExactly([swapVp('power', 'prestige'), swapVp('popularity', 'prestige')]);
});

const judging = (game: Table) => ({ game: game.game, at: 0, peek: peekInto(game.secret), events: [] as Event[] });

test('an answer that fits no such question is an error of ours, not of a player', () => {
  const game = table();
  const swapping = { to: 'swapResources', from: 'culture', count: 1 } as const;
  expect(() => resolve(judging(game), 0, { do: 'conquer' }, swapping)).toThrow('conquer swaps nothing');
  const leaving = { to: 'discard', province: 'ashford' } as const;
  expect(() => resolve(judging(game), 0, { do: 'retrieve' }, leaving)).toThrow('retrieve discards nothing');
  expect(() => plainAnswer(judging(game), 0, { do: 'retrieve' })).toThrow('nothing answers retrieve');
  for (const answer of [
    { to: 'tuck', slot: 'red' },
    { to: 'choose', option: 0 },
    { to: 'glory', count: 1 },
  ] as const) {
    const mine = judging(game);
    expect(resolve(mine, 0, { do: 'conquer' }, answer)).toEqual([]);
    expect(mine.events).toEqual([]);
  }
});

test('DIG-4 plain answers: VP on the lowest track, the newest province, else what comes first', () => {
  const game = table().has(0, { power: 11, prestige: 0, popularity: 13 });
  game.has(0, { slots: { brown: ['ashford', 'redcliff', 'larkhill'], red: [], blue: [], yellow: [] } });
  const plain = (task: Task) => plainAnswer(judging(game), 0, task);
  expect(plain({ do: 'gainVp', count: 2 })).toEqual({ to: 'vp', power: 0, prestige: 2, popularity: 0 });
  expect(plain({ do: 'discard', slot: 'brown', count: 1 })).toEqual({ to: 'discard', province: 'larkhill' });
  expect(plain({ do: 'tuck', province: 'ashford' })).toEqual({ to: 'tuck', slot: 'brown' });
  expect(plain({ do: 'glory', track: 'power', count: 3 })).toEqual({ to: 'glory', count: 0 });
  expect(plain({ do: 'gainWild', count: 3 })).toEqual({ to: 'wild', military: 3, culture: 0, gold: 0 });
});

test('DIG-4 measured by what is still to go, on the parchment too', () => {
  const game = table().has(0, { power: 18, prestige: 14, popularity: 20 });
  expect(plainAnswer(judging(game), 0, { do: 'gainVp', count: 1 })).toEqual({
    to: 'vp',
    power: 0,
    prestige: 1,
    popularity: 0,
  });
});

test('DIG-4 with more VP than the lowest track has room for, the rest goes to the next one', () => {
  const game = table().has(0, { power: 17, prestige: 14, popularity: 20 });
  expect(plainAnswer(judging(game), 0, { do: 'gainVp', count: 2 })).toEqual({
    to: 'vp',
    power: 1,
    prestige: 1,
    popularity: 0,
  });
});
