import { expect, test } from 'vitest';
import { type CardId, PROVINCE_IDS, type ProvinceId, provinceKind } from '#content';
import { ACTION_NAMES, type ActionName, act, actAlso, conquer, flip, table, tuck, wild } from '#testkit';
import { actionCost, type Command, type Event, readyToAct } from '../index.ts';

const RICH = { military: 8, culture: 8, gold: 8 };

/** A worker of seat 0 in the bottom frame of an action, with the timer on that row. */
const ready = (name: ActionName, options: Parameters<typeof table>[0] = { seats: 4 }) =>
  table(options).worker(0, 1, ['frame', name, 'bottom']).has(0, RICH);

const gained = (goods: object): Event => ({ type: 'gained', seat: 0, goods }) as Event;
const paid = (goods: object): Event => ({ type: 'paid', seat: 0, goods }) as Event;
const played = (card: CardId): Event => ({ type: 'cardPlayed', seat: 0, card });

test.each([
  ['brown', { gold: 2 }, { power: 1 }],
  ['court', { gold: 2 }, { votes: 1, prestige: 1, popularity: 1 }],
  ['blue', { gold: 2 }, { culture: 2 }],
  ['red', { gold: 2 }, { military: 2 }],
  ['crowd', { gold: 2 }, { popularity: 2 }],
  ['muster', { gold: 2 }, { power: 1, votes: 2 }],
  ['yellow', undefined, { gold: 2 }],
  ['vote', undefined, { votes: 1 }],
] as const)(
  'WRK-8 INV-5 EFF-1 EFF-3 %s: the worker shifts, the cost is paid, the reward gained',
  (name, cost, reward) => {
    for (const seats of [3, 4]) {
      const game = ready(name, { seats });
      const action = game.action(name, 'bottom');
      expect(game.seat(0).does(act(1, action))).toEqual([
        { type: 'workerActed', seat: 0, worker: 1, action },
        ...(cost === undefined ? [] : [paid(cost)]),
        gained(reward),
      ]);
      expect(game.player(0).workers[1]).toEqual({ grande: false, spot: 'box', space: action });
    }
  },
);

test('WRK-8 EFF-4 Conquer Province costs 4 military and then asks which', () => {
  const game = ready('conquer');
  const action = game.action('conquer', 'bottom');
  expect(game.seat(0).does(act(1, action))).toEqual([
    { type: 'workerActed', seat: 0, worker: 1, action },
    paid({ military: 4 }),
    { type: 'asked', seat: 0, todo: [{ do: 'conquer' }] },
  ]);
  expect(game.player(0).military).toBe(4);
});

test('WRK-8 EFF-2 the fourth black action gives 1 wild', () => {
  const game = ready('wild');
  game.seat(0).does(act(1, game.action('wild', 'bottom')));
  expect(game.seat(0).does(wild({ culture: 1 }))).toEqual([
    gained({ culture: 1 }),
    { type: 'asked', seat: 0, todo: [] },
  ]);
});

test('WRK-8 a worker acts on its own space, from the frame, on the row with the timer', () => {
  const game = table({ seats: 4 }).has(0, RICH);
  game.worker(0, 0, ['frame', 'crowd', 'bottom']).worker(0, 1, ['frame', 'vote', 'top']).worker(0, 2, 'mat', false);
  game.seat(0).mayDoExactly([act(0, game.action('crowd', 'bottom'))], 'act');
  game
    .seat(0)
    .tries(act(0, game.action('red', 'bottom')))
    .refusedBy('WRK-8');
  game
    .seat(0)
    .tries(act(0, game.action('crowd', 'top')))
    .refusedBy('WRK-8');
  game
    .seat(0)
    .tries(act(1, game.action('vote', 'top')))
    .refusedBy('WRK-8');
  game
    .seat(0)
    .tries(act(1, game.action('vote', 'bottom')))
    .refusedBy('WRK-8');
  game
    .seat(0)
    .tries(act(2, game.action('vote', 'bottom')))
    .refusedBy('WRK-8');
  game
    .seat(1)
    .tries(act(0, game.action('crowd', 'bottom')))
    .refusedBy('WRK-8');
});

test('WRK-8 with a worker and an action there are, and nothing else', () => {
  const game = ready('vote');
  for (const nonsense of [-1, 20, 0.5, Number.NaN, '1', null, undefined, []]) {
    game
      .seat(0)
      .tries(act(nonsense as number, game.action('vote', 'bottom')))
      .refusedBy('WRK-8');
    game
      .seat(0)
      .tries(act(1, nonsense as number))
      .refusedBy('WRK-8');
  }
});

test('WRK-9 an action begun goes on although the timer leaves', () => {
  const game = ready('conquer').at('0:45');
  game.seat(0).does(act(1, game.action('conquer', 'bottom')));
  game.seat(2).does(flip('black'));
  const province = game.game.display[2] ?? 'deck';
  game.seat(0).does(conquer(province), tuck('blue'));
  expect(game.player(0).slots.blue).toEqual([province]);
});

test('WRK-10 nobody acts twice with one worker while the timer stays', () => {
  const game = ready('vote');
  game.seat(0).does(act(1, game.action('vote', 'bottom')));
  game
    .seat(0)
    .tries(act(1, game.action('vote', 'bottom')))
    .refusedBy('WRK-10');
});

test.each([
  ['crowd', { gold: 1 }],
  ['brown', { gold: 0 }],
  ['conquer', { military: 3 }],
] as const)('WRK-13 %s cannot be begun with %j', (name, poor) => {
  const game = ready(name).has(0, poor);
  game
    .seat(0)
    .tries(act(1, game.action(name, 'bottom')))
    .refusedBy('WRK-13');
  expect(game.player(0).workers[1]).toMatchObject({ spot: 'frame' });
  game.has(0, name === 'conquer' ? { military: 4 } : { gold: 2 });
  game
    .seat(0)
    .tries(act(1, game.action(name, 'bottom')))
    .allowed();
});

test.each([
  ['purple', 'court', 'brown', 'blue'],
  ['green', 'crowd', 'red', 'muster'],
] as const)(
  'WRK-15 a worker in the wide %s frame takes either of its two actions, and no third',
  (_, one, other, third) => {
    const game = ready(one, { seats: 3 });
    game.seat(0).mayDoExactly([act(1, game.action(one, 'bottom')), act(1, game.action(other, 'bottom'))], 'act');
    game
      .seat(0)
      .tries(act(1, game.action(third, 'bottom')))
      .refusedBy('WRK-15');
    game.seat(0).does(act(1, game.action(other, 'bottom')));
    expect(game.player(0).workers[1]).toMatchObject({ spot: 'box', space: game.action(other, 'bottom') });
  },
);

test.each(ACTION_NAMES)('WRK-6 a box is open however many stand in it: %s', (name) => {
  const game = ready(name, { seats: 3 }).worker(1, 0, ['box', name, 'bottom']).worker(2, 0, ['box', name, 'bottom']);
  game
    .seat(0)
    .tries(act(1, game.action(name, 'bottom')))
    .allowed();
});

test('STR-4 EFF-10 "no gold cost" spares the 2 gold of a green or purple action', () => {
  for (const name of ['brown', 'court', 'blue', 'red', 'crowd', 'muster'] as const) {
    const game = ready(name).has(0, { gold: 0, hand: ['royalWarrant'] });
    const events = game.seat(0).does(act(1, game.action(name, 'bottom'), 'royalWarrant'));
    expect(events.slice(0, 2)).toEqual([
      played('royalWarrant'),
      { type: 'workerActed', seat: 0, worker: 1, action: game.action(name, 'bottom') },
    ]);
    expect(events.map(({ type }) => type)).not.toContain('paid');
    expect(game.player(0)).toMatchObject({ hand: [], discard: ['royalWarrant'], gold: 0 });
  }
});

test.each(['yellow', 'vote', 'conquer', 'wild'] as const)('STR-4 it is of no use on black %s', (name) => {
  const game = ready(name).has(0, { hand: ['royalWarrant'] });
  game
    .seat(0)
    .tries(act(1, game.action(name, 'bottom'), 'royalWarrant'))
    .refusedBy('STR-4');
});

test('STR-4 one action has one payment to spare', () => {
  const game = ready('crowd').has(0, { hand: ['royalWarrant', 'letterOfCredit'] });
  game
    .seat(0)
    .tries(act(1, game.action('crowd', 'bottom'), 'royalWarrant', 'letterOfCredit'))
    .refusedBy('STR-4');
  game
    .seat(0)
    .tries(act(1, game.action('crowd', 'bottom'), 'letterOfCredit'))
    .allowed();
});

test('STR-2 STR-4 only action cards from the own hand are played with an action, each once', () => {
  const game = ready('crowd').has(0, { hand: ['royalWarrant', 'loosePurse', 'twofold'], discard: ['letterOfCredit'] });
  const crowd = game.action('crowd', 'bottom');
  game
    .seat(0)
    .tries(act(1, crowd, 'letterOfCredit'))
    .refusedBy('STR-2');
  game
    .seat(0)
    .tries(act(1, crowd, 'nonsense' as CardId))
    .refusedBy('STR-2');
  game
    .seat(0)
    .tries(act(1, crowd, 'loosePurse'))
    .refusedBy('STR-4');
  game
    .seat(0)
    .tries(act(1, crowd, 'twofold'))
    .refusedBy('STR-4');
  game
    .seat(0)
    .tries(act(1, crowd, 'royalWarrant', 'royalWarrant'))
    .refusedBy('STR-4');
  for (const cards of [undefined, null, 'royalWarrant', {}]) {
    const command = { type: 'act', worker: 1, action: crowd, with: cards } as unknown as Command;
    game.seat(0).tries(command).refusedBy('STR-4');
  }
});

const warmonger = (name: ActionName, seats = 4) =>
  ready(name, { characters: ['warmonger', 'briber', 'justicar', 'implacable'].slice(0, seats) as never, seats });

test('EFF-15 onslaught: the action beside it in the same row as well, both costs paid, both rewards gained', () => {
  const game = warmonger('crowd');
  const [red, crowd, muster] = (['red', 'crowd', 'muster'] as const).map((name) => game.action(name, 'bottom'));
  expect(game.seat(0).does(actAlso(1, crowd ?? 0, muster ?? 0, 'onslaught'))).toEqual([
    played('onslaught'),
    { type: 'workerActed', seat: 0, worker: 1, action: crowd },
    paid({ gold: 2 }),
    gained({ popularity: 2 }),
    paid({ gold: 2 }),
    gained({ power: 1, votes: 2 }),
  ]);
  const other = warmonger('crowd');
  other.seat(0).does(actAlso(1, crowd ?? 0, red ?? 0, 'onslaught'));
  expect(other.player(0)).toMatchObject({ military: 10, popularity: 2, gold: 4 });
});

test('EFF-15 left or right only: neither two away, nor itself, nor another row', () => {
  const game = warmonger('red').has(0, { hand: ['onslaught'] });
  const red = game.action('red', 'bottom');
  game.seat(0).mayDoExactly([act(1, red), actAlso(1, red, game.action('crowd', 'bottom'), 'onslaught')], 'act');
  for (const also of [game.action('muster', 'bottom'), red, red - 1, game.action('crowd', 'top'), 99, -1, 0.5, null]) {
    game
      .seat(0)
      .tries(actAlso(1, red, also as number, 'onslaught'))
      .refusedBy('EFF-15');
  }
});

test('EFF-15 the card needs a second action, and a second action needs the card', () => {
  const game = warmonger('crowd').has(0, { hand: ['onslaught', 'royalWarrant'] });
  const crowd = game.action('crowd', 'bottom');
  game
    .seat(0)
    .tries(act(1, crowd, 'onslaught'))
    .refusedBy('EFF-15');
  game
    .seat(0)
    .tries(actAlso(1, crowd, crowd + 1))
    .refusedBy('EFF-15');
  game
    .seat(0)
    .tries(actAlso(1, crowd, crowd + 1, 'royalWarrant'))
    .refusedBy('EFF-15');
});

test('EFF-15 on side A the neighbour may lie below another frame, or below the other half of a wide one', () => {
  const game = warmonger('crowd', 3).has(0, { hand: ['onslaught'] });
  const [muster, crowd, red] = (['muster', 'crowd', 'red'] as const).map((name) => game.action(name, 'bottom'));
  game
    .seat(0)
    .mayDoExactly(
      [
        act(1, crowd ?? 0),
        act(1, red ?? 0),
        actAlso(1, crowd ?? 0, muster ?? 0, 'onslaught'),
        actAlso(1, crowd ?? 0, red ?? 0, 'onslaught'),
        actAlso(1, red ?? 0, crowd ?? 0, 'onslaught'),
      ],
      'act',
    );
});

test('EFF-15 in the black row what is paid is the military of a conquest', () => {
  const game = warmonger('vote').has(0, { hand: ['onslaught', 'royalWarrant'] });
  const vote = game.action('vote', 'bottom');
  expect(game.seat(0).does(actAlso(1, vote, vote + 1, 'onslaught'))).toEqual([
    played('onslaught'),
    { type: 'workerActed', seat: 0, worker: 1, action: vote },
    gained({ votes: 1 }),
    paid({ military: 4 }),
    { type: 'asked', seat: 0, todo: [{ do: 'conquer' }] },
  ]);
  game.worker(0, 1, ['frame', 'vote', 'bottom']).has(0, { hand: ['onslaught', 'royalWarrant'], todo: [] });
  game
    .seat(0)
    .tries(actAlso(1, vote, vote + 1, 'onslaught', 'royalWarrant'))
    .refusedBy('STR-4');
  game
    .has(0, { military: 3 })
    .seat(0)
    .tries(actAlso(1, vote, vote + 1, 'onslaught'))
    .refusedBy('WRK-13');
  game
    .seat(0)
    .tries(actAlso(1, vote, vote - 1, 'onslaught'))
    .allowed();
});

test('EFF-15 one after the other: what the first action yields pays for the second', () => {
  const game = warmonger('blue').has(0, { hand: ['onslaught'], military: 0, gold: 2 });
  const [court, blue] = [game.action('court', 'bottom'), game.action('blue', 'bottom')];
  expect(game.seat(0).does(actAlso(1, blue, court, 'onslaught'))).toEqual([
    played('onslaught'),
    { type: 'workerActed', seat: 0, worker: 1, action: blue },
    paid({ gold: 2 }),
    gained({ military: 3, gold: 2 }),
    paid({ gold: 2 }),
    gained({ votes: 1, prestige: 1, popularity: 1 }),
  ]);
  expect(game.player(0)).toMatchObject({ gold: 0, military: 3 });
});

test('EFF-15 WRK-13 the first is paid with what is held, and what it yields counts only after it', () => {
  const game = warmonger('court').has(0, { hand: ['onslaught'], gold: 2 });
  const [court, blue] = [game.action('court', 'bottom'), game.action('blue', 'bottom')];
  game
    .seat(0)
    .tries(actAlso(1, court, blue, 'onslaught'))
    .refusedBy('WRK-13');
  game.worker(0, 1, ['frame', 'blue', 'bottom']).has(0, { gold: 1 });
  game
    .seat(0)
    .tries(actAlso(1, blue, court, 'onslaught'))
    .refusedBy('WRK-13');
});

test('EFF-15 provinces below the production count, up to the limit of a resource', () => {
  const red: readonly ProvinceId[] = [PROVINCE_IDS.find((id) => provinceKind(id) === 'gold') ?? 'hidden'];
  const game = warmonger('red').has(0, {
    hand: ['onslaught'],
    gold: 2,
    slots: { brown: [], red, blue: [], yellow: [] },
  });
  const [action, crowd] = [game.action('red', 'bottom'), game.action('crowd', 'bottom')];
  game
    .seat(0)
    .tries(actAlso(1, action, crowd, 'onslaught'))
    .allowed();
  game.has(0, { glory: { power: 0, prestige: 0, popularity: 9 } });
  game
    .seat(0)
    .tries(actAlso(1, action, crowd, 'onslaught'))
    .refusedBy('WRK-13');
});

test('EFF-15 a wild resource may be chosen to pay for the conquest beside it, or not', () => {
  for (const [mix, todo] of [
    [{ military: 1 }, [{ do: 'conquer' }]],
    [{ gold: 1 }, []],
  ] as const) {
    const game = warmonger('wild').has(0, { hand: ['onslaught'], military: 3 });
    const [one, conquest] = [game.action('wild', 'bottom'), game.action('conquer', 'bottom')];
    game.seat(0).does(actAlso(1, one, conquest, 'onslaught'), wild(mix));
    expect(game.player(0)).toMatchObject({ military: todo.length > 0 ? 0 : 3, todo });
    game.worker(0, 1, ['frame', 'wild', 'bottom']).has(0, { hand: ['onslaught'], military: 2, todo: [] });
    game
      .seat(0)
      .tries(actAlso(1, one, conquest, 'onslaught'))
      .refusedBy('WRK-13');
  }
});

test('EFF-15 ADV-3 a resource that glory has made too scarce does not pay, wild or not', () => {
  for (const [glory, allowed] of [
    [6, true],
    [7, false],
  ] as const) {
    const game = warmonger('wild').has(0, { hand: ['onslaught'], military: 3 });
    game.has(0, { glory: { power: glory, prestige: 0, popularity: 0 } });
    const trial = game
      .seat(0)
      .tries(actAlso(1, game.action('wild', 'bottom'), game.action('conquer', 'bottom'), 'onslaught'));
    expect(trial.refused).toBe(allowed ? undefined : 'WRK-13');
  }
});

test('WRK-8 EFF-10 EFF-15 EFF-18 what an action costs in all, with its cards', () => {
  const { game } = warmonger('crowd');
  const cost = (with_: readonly CardId[], also?: number) =>
    actionCost(game, { type: 'act', worker: 1, action: 9, with: with_, ...(also === undefined ? {} : { also }) });
  expect(cost([])).toEqual({ gold: 2 });
  expect(cost(['royalWarrant'])).toEqual({});
  expect(cost(['patience'])).toEqual({ gold: 4 });
  expect(cost(['patience', 'royalWarrant'])).toEqual({ gold: 2 });
  expect(cost(['onslaught'], 10)).toEqual({ gold: 4 });
  expect(cost(['onslaught', 'royalWarrant'], 10)).toEqual({ gold: 2 });
});

test('STR-5 EFF-15 the card spares the payment that its owner could not make, else the second', () => {
  for (const [gold, left] of [
    [0, 0],
    [10, 10],
  ] as const) {
    const game = warmonger('blue').has(0, { hand: ['onslaught', 'royalWarrant'], gold });
    const [court, blue] = [game.action('court', 'bottom'), game.action('blue', 'bottom')];
    game.seat(0).does(actAlso(1, blue, court, 'onslaught', 'royalWarrant'));
    expect(game.player(0)).toMatchObject({ gold: left, votes: 1 });
  }
});

test('EFF-15 the last action of a row is no neighbour of the first of the next', () => {
  const game = warmonger('wild')
    .has(0, { hand: ['onslaught'] })
    .timerOn('black', 'top')
    .worker(0, 1, ['frame', 'wild', 'top']);
  const wildTop = game.action('wild', 'top');
  expect(game.action('yellow', 'bottom')).toBe(wildTop + 1);
  game
    .seat(0)
    .tries(actAlso(1, wildTop, wildTop + 1, 'onslaught'))
    .refusedBy('EFF-15');
});

test('STR-5 with a neighbour "no gold cost" spares one of the two costs, two of them both', () => {
  const cards = ['onslaught', 'royalWarrant', 'letterOfCredit'] as const;
  for (const [gold, used] of [
    [4, cards.slice(0, 1)],
    [2, cards.slice(0, 2)],
    [0, cards],
  ] as const) {
    const game = warmonger('crowd').has(0, { hand: [...cards], gold });
    const crowd = game.action('crowd', 'bottom');
    game.seat(0).does(actAlso(1, crowd, crowd + 1, ...used));
    expect(game.player(0)).toMatchObject({ gold: 0, popularity: 2, power: 1, votes: 2 });
    game.worker(0, 1, ['frame', 'crowd', 'bottom']).has(0, { hand: [...cards], gold: gold - 1 });
    if (gold > 0)
      game
        .seat(0)
        .tries(actAlso(1, crowd, crowd + 1, ...used))
        .refusedBy('WRK-13');
  }
});

const pacifist = (name: ActionName) => ready(name, { characters: ['pacifist', 'briber', 'champion', 'implacable'] });

test('EFF-18 twice: the cost paid twice, the reward gained twice', () => {
  const game = pacifist('crowd');
  const crowd = game.action('crowd', 'bottom');
  expect(game.seat(0).does(act(1, crowd, 'patience'))).toEqual([
    played('patience'),
    { type: 'workerActed', seat: 0, worker: 1, action: crowd },
    paid({ gold: 4 }),
    gained({ popularity: 2 }),
    gained({ popularity: 2 }),
  ]);
});

test('EFF-18 a conquest twice asks twice, one after the other', () => {
  const game = pacifist('conquer');
  const [one, other] = game.game.display;
  game.seat(0).does(act(1, game.action('conquer', 'bottom'), 'patience'), conquer(one ?? 'deck'), tuck('red'));
  expect(game.player(0)).toMatchObject({ military: 0, todo: [{ do: 'conquer' }] });
  game
    .seat(0)
    .tries(conquer(one ?? 'deck'))
    .refusedBy('PRO-1');
  game.seat(0).does(conquer(other ?? 'deck'), tuck('red'));
  expect(game.player(0)).toMatchObject({ slots: { red: [one, other] }, todo: [] });
});

test('EFF-18 what can be paid once only cannot be done twice', () => {
  const game = pacifist('crowd').has(0, { gold: 3 });
  game
    .seat(0)
    .tries(act(1, game.action('crowd', 'bottom'), 'patience'))
    .refusedBy('WRK-13');
  const black = pacifist('conquer').has(0, { military: 7 });
  black
    .seat(0)
    .tries(act(1, black.action('conquer', 'bottom'), 'patience'))
    .refusedBy('WRK-13');
});

test('EFF-18 STR-4 "no gold cost" spares one of the two payments, two of them both', () => {
  for (const [gold, used] of [
    [2, ['patience', 'royalWarrant']],
    [0, ['patience', 'royalWarrant', 'letterOfCredit']],
  ] as const) {
    const game = pacifist('crowd').has(0, { hand: ['patience', 'royalWarrant', 'letterOfCredit'], gold });
    game.seat(0).does(act(1, game.action('crowd', 'bottom'), ...used));
    expect(game.player(0)).toMatchObject({ gold: 0, popularity: 4 });
  }
});

const insurgent = () =>
  table({ characters: ['insurgent', 'champion', 'justicar', 'implacable'] }).has(0, { ...RICH, hand: ['strike'] });

test('EFF-17 strike: an available worker goes straight into a box of a row with the timer and acts', () => {
  const game = insurgent();
  const crowd = game.action('crowd', 'bottom');
  expect(game.seat(0).does(act(1, crowd, 'strike'))).toEqual([
    played('strike'),
    { type: 'workerActed', seat: 0, worker: 1, action: crowd },
    paid({ gold: 2 }),
    gained({ popularity: 2 }),
  ]);
  expect(game.player(0).workers[1]).toEqual({ grande: false, spot: 'box', space: crowd });
});

test('EFF-17 to every action but a production, from the mat or a row without the timer', () => {
  const game = insurgent().worker(0, 1, ['box', 'vote', 'top']);
  const open = (['court', 'crowd', 'muster', 'vote', 'conquer', 'wild'] as const).map((name) =>
    game.action(name, 'bottom'),
  );
  game.seat(0).mayDoExactly(
    open.flatMap((action) => [act(0, action, 'strike'), act(1, action, 'strike')]),
    'act',
  );
  for (const name of ['brown', 'blue', 'red', 'yellow'] as const) {
    game
      .seat(0)
      .tries(act(1, game.action(name, 'bottom'), 'strike'))
      .refusedBy('EFF-17');
  }
  game
    .seat(0)
    .tries(act(1, game.action('vote', 'top'), 'strike'))
    .refusedBy('EFF-17');
});

test.each(['frame', 'box'] as const)('EFF-17 not with a worker in a %s under the timer', (spot) => {
  const game = insurgent().worker(0, 1, [spot, 'vote', 'bottom']);
  game
    .seat(0)
    .tries(act(1, game.action('crowd', 'bottom'), 'strike'))
    .refusedBy('EFF-17');
  game
    .seat(0)
    .tries(act(1, game.action('vote', 'bottom'), 'strike'))
    .refusedBy('EFF-17');
});

test('EFF-17 ADV-2 nothing blocks it, not even own workers in the advanced variant', () => {
  const game = table({ characters: ['insurgent', 'champion', 'justicar', 'implacable'], advancedPlacement: true });
  game.has(0, RICH).worker(0, 0, ['frame', 'crowd', 'bottom']).worker(1, 0, ['frame', 'crowd', 'bottom']);
  game.worker(2, 0, ['box', 'crowd', 'bottom']);
  game
    .seat(0)
    .tries(act(1, game.action('crowd', 'bottom'), 'strike'))
    .allowed();
});

test('EFF-17 the cost is paid, and "no gold cost" spares it', () => {
  const game = insurgent().has(0, { gold: 1, military: 3, hand: ['strike', 'royalWarrant'] });
  game
    .seat(0)
    .tries(act(1, game.action('crowd', 'bottom'), 'strike'))
    .refusedBy('WRK-13');
  game
    .seat(0)
    .tries(act(1, game.action('conquer', 'bottom'), 'strike'))
    .refusedBy('WRK-13');
  game
    .seat(0)
    .tries(act(1, game.action('vote', 'bottom'), 'strike', 'royalWarrant'))
    .refusedBy('STR-4');
  game.seat(0).does(act(1, game.action('crowd', 'bottom'), 'strike', 'royalWarrant'));
  expect(game.player(0)).toMatchObject({ gold: 1, popularity: 2, discard: ['strike', 'royalWarrant'] });
});

test('WRK-2 without a strike nobody comes straight into a box', () => {
  const game = insurgent();
  game
    .seat(0)
    .tries(act(1, game.action('crowd', 'bottom')))
    .refusedBy('WRK-8');
});

test('CAL-2 after the call workers still act, and in council they do not', () => {
  const game = ready('vote').called();
  game
    .seat(0)
    .tries(act(1, game.action('vote', 'bottom')))
    .allowed();
  game.council('rewards');
  game
    .seat(0)
    .tries(act(1, game.action('vote', 'bottom')))
    .refusedBy('COU-0');
});

test('STR-4 STR-5 one card spares one payment, however often it is named', () => {
  const game = warmonger('crowd').has(0, { hand: ['onslaught', 'royalWarrant'], gold: 8 });
  const crowd = game.action('crowd', 'bottom');
  game
    .seat(0)
    .tries(actAlso(1, crowd, crowd + 1, 'onslaught', 'royalWarrant', 'royalWarrant'))
    .refusedBy('STR-4');
});

test('WRK-8 a worker in a box of the other row does not act through the number its box shares with a frame', () => {
  const game = table({ seats: 3 }).has(0, RICH).worker(0, 1, ['box', 'crowd', 'top']);
  expect(game.player(0).workers[1]?.space).toBe(game.frame('crowd', 'bottom'));
  game
    .seat(0)
    .tries(act(1, game.action('crowd', 'bottom')))
    .refusedBy('WRK-8');
});

test('WRK-8 ready to act are those in the frame above, while its row has the timer, whatever they can pay', () => {
  const game = table({ seats: 4 }).worker(0, 1, ['frame', 'conquer', 'bottom']);
  const action = game.action('conquer', 'bottom');
  expect(readyToAct(game.game, 0, action)).toEqual([1]);
  expect(readyToAct(game.game, 0, game.action('vote', 'bottom'))).toEqual([]);
  expect(readyToAct(game.game, 1, action)).toEqual([]);
  const early = table({ seats: 4 }).worker(0, 1, ['frame', 'conquer', 'top']);
  expect(readyToAct(early.game, 0, early.action('conquer', 'top'))).toEqual([]);
});
