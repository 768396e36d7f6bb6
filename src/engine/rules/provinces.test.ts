import { expect, test } from 'vitest';
import { PROVINCE_IDS, SLOTS, type Slot } from '#content';
import {
  act,
  chooseWorker,
  conquer,
  discard,
  done,
  flip,
  play,
  refresh,
  type Table,
  table,
  takeReward,
  tuck,
} from '#testkit';

/** Seat 0 has paid and is asked which province. */
const conquering = (options: Parameters<typeof table>[0] = {}): Table => {
  const game = table(options).worker(0, 1, ['frame', 'conquer', 'bottom']).has(0, { military: 8 });
  game.seat(0).does(act(1, game.action('conquer', 'bottom')));
  return game;
};

const shown = (game: Table) => game.game.display.filter((province) => province !== null);

test('PRO-1 take a face-up province of choice or the top card of the deck', () => {
  const game = conquering();
  game.seat(0).mayDoExactly([...shown(game).map(conquer), conquer('deck')]);
  const hidden = game.secret.provinces[10] ?? 'hidden';
  for (const other of [hidden, 'hidden', 'nowhere', '__proto__', 3, null]) {
    game
      .seat(0)
      .tries(conquer(other as 'deck'))
      .refusedBy('PRO-1');
  }
});

test.each(SLOTS)('PRO-1 PRO-2 then tuck it under one of the four slots: %s', (slot) => {
  const game = conquering();
  const province = shown(game)[1] ?? 'deck';
  expect(game.seat(0).does(conquer(province))).toEqual([
    { type: 'provinceTaken', seat: 0, province, from: 'display' },
    { type: 'asked', seat: 0, todo: [{ do: 'tuck', province }] },
  ]);
  game.seat(0).mayDoExactly(SLOTS.map(tuck));
  expect(game.seat(0).does(tuck(slot))).toEqual([
    { type: 'provinceTucked', seat: 0, province, slot },
    { type: 'asked', seat: 0, todo: [] },
  ]);
  expect(game.player(0).slots).toEqual({ brown: [], red: [], blue: [], yellow: [], [slot]: [province] });
  game.seat(0).tries(tuck(slot)).refusedBy('ACT-2');
});

test('PRO-1 a card drawn from the deck is seen before its slot is chosen', () => {
  const game = conquering();
  const drawn = game.secret.provinces[4];
  expect(JSON.stringify(game.game)).not.toContain(`"${drawn}"`);
  expect(game.seat(0).does(conquer('deck'))).toEqual([
    { type: 'provinceTaken', seat: 0, province: drawn, from: 'deck' },
    { type: 'asked', seat: 0, todo: [{ do: 'tuck', province: drawn }] },
  ]);
  expect(game.game.provincesDealt).toBe(5);
  expect(game.game.display).toEqual(game.secret.provinces.slice(0, 4));
  for (const wrong of ['green', 'constructor', '', null])
    game
      .seat(0)
      .tries(tuck(wrong as Slot))
      .refusedBy('PRO-1');
});

test('PRO-3 a tucked province never moves: nothing that may be asked moves one', () => {
  const game = conquering();
  game.seat(0).does(conquer('deck'), tuck('red'));
  const kinds = new Set(
    game
      .seat(0)
      .may()
      .map(({ type }) => type),
  );
  expect(kinds).toEqual(new Set(['move', 'play']));
});

test('PRO-3 a tucked province stays in its slot whatever is tucked after it', () => {
  const game = conquering();
  const [one = 'hidden', other = 'hidden'] = shown(game);
  for (const slot of SLOTS) {
    game.has(0, {
      slots: { brown: [], red: [], blue: [], yellow: [], [slot]: [one] },
      todo: [{ do: 'tuck', province: other }],
    });
    const into = slot === 'brown' ? 'red' : 'brown';
    game.seat(0).does(tuck(into));
    expect(game.player(0).slots).toMatchObject({ [slot]: [one], [into]: [other] });
  }
});

test('PRO-4 PRO-5 in a round a slot holds any number, and all of them count', () => {
  const provinces = PROVINCE_IDS.slice(0, 5);
  const game = table().has(0, { slots: { brown: provinces, red: [], blue: [], yellow: [] }, gold: 2 });
  game
    .worker(0, 1, ['frame', 'brown', 'bottom'])
    .seat(0)
    .does(act(1, game.action('brown', 'bottom')));
  expect(game.player(0).power).toBe(6);
});

test('PRO-4 in a round a third and a fourth province may be tucked under the same slot', () => {
  const game = table().has(0, { slots: { brown: PROVINCE_IDS.slice(0, 2), red: [], blue: [], yellow: [] } });
  for (const province of PROVINCE_IDS.slice(2, 4)) {
    game
      .has(0, { todo: [{ do: 'tuck', province }] })
      .seat(0)
      .does(tuck('brown'));
  }
  expect(game.player(0).slots.brown).toHaveLength(4);
});

test('PRO-6 taking a face-up card leaves a hole, and anybody may fill all holes at any time', () => {
  const game = conquering();
  const [first, second, third, fourth] = game.secret.provinces;
  game.seat(2).tries(refresh).refusedBy('PRO-6');
  game.seat(0).does(conquer(second ?? 'deck'), tuck('red'));
  expect(game.game.display).toEqual([first, null, third, fourth]);
  const next = game.secret.provinces[4];
  expect(game.seat(2).does(refresh)).toEqual([
    { type: 'provincesDealt', display: [first, next, third, fourth], dealt: 5 },
  ]);
  game.seat(2).tries(refresh).refusedBy('PRO-6');
});

test('PRO-6 drawing from the deck is legal while there are holes, and nobody must fill them', () => {
  const game = conquering().set({ display: [null, PROVINCE_IDS[0] ?? null, null, null] });
  game.seat(0).mayDoExactly([conquer(PROVINCE_IDS[0] ?? 'deck'), conquer('deck')]);
});

test('PRO-6 ACT-2 but not in the middle of an own action', () => {
  const game = conquering()
    .set({ display: [null, null, null, null] })
    .set({ display: [PROVINCE_IDS[0] ?? null, null, null, null] });
  game.seat(0).tries(refresh).refusedBy('ACT-2');
  game.seat(1).tries(refresh).allowed();
});

test('PRO-6 COU-0 during every step of council too', () => {
  const full: readonly (typeof PROVINCE_IDS)[number][] = PROVINCE_IDS.slice(20, 23);
  const game = table().has(1, { slots: { brown: full, red: [], blue: [], yellow: [] } });
  game.council('rewards').set({ display: [null, null, null, null] });
  game.seat(2).tries(refresh).allowed();
  game.council('discards');
  for (const seat of [0, 1, 2]) game.seat(seat).tries(refresh).allowed();
  game.seat(1).does(discard(full[0] ?? 'hidden'));
  expect(game.game.phase).toBe('moves');
  game
    .set({ display: [null, null, null, null] })
    .seat(0)
    .tries(refresh)
    .allowed();
});

test('PRO-6 COU-0 a player who conquers in council may refresh before choosing', () => {
  const game = table()
    .council('rewards')
    .set({ rewards: ['borderClaim'] });
  game.set({ display: [null, ...game.game.display.slice(1)] });
  const chooser = game.game.privilege[0] ?? 0;
  game.seat(chooser).does(takeReward('borderClaim'));
  game.seat(chooser).does(refresh);
  game.seat(chooser).mayDoExactly([...shown(game).map(conquer), conquer('deck')]);
});

test('PRO-7 with deck and display empty a conquest gives nothing', () => {
  const game = table().worker(0, 1, ['frame', 'conquer', 'bottom']).has(0, { military: 4 });
  game.set({ display: [null, null, null, null], provincesDealt: 56 });
  const action = game.action('conquer', 'bottom');
  expect(game.seat(0).does(act(1, action))).toEqual([
    { type: 'workerActed', seat: 0, worker: 1, action },
    { type: 'paid', seat: 0, goods: { military: 4 } },
  ]);
  expect(game.player(0).todo).toEqual([]);
});

test('PRO-7 a refresh deals what is left, and then nothing', () => {
  const game = table().set({ display: [null, PROVINCE_IDS[0] ?? null, null, null], provincesDealt: 54 });
  const [one, other] = game.secret.provinces.slice(54);
  game.seat(0).does(refresh);
  expect(game.game).toMatchObject({ display: [one, PROVINCE_IDS[0], other, null], provincesDealt: 56 });
  game.seat(0).tries(refresh).refusedBy('PRO-7');
});

test('DIG-3 PRO-7 one card left to take is taken by itself', () => {
  const last = PROVINCE_IDS[7] ?? 'hidden';
  const game = table().worker(0, 1, ['frame', 'conquer', 'bottom']).has(0, { military: 4 });
  game.set({ display: [null, null, last, null], provincesDealt: 56 });
  game.seat(0).does(act(1, game.action('conquer', 'bottom')));
  expect(game.player(0).todo).toEqual([{ do: 'tuck', province: last }]);
  expect(game.game.display).toEqual([null, null, null, null]);
});

test("DIG-3 PRV-4 what others take narrows an open question, but the last answer is still its owner's to give", () => {
  const [one = 'hidden', other = 'hidden'] = PROVINCE_IDS;
  const game = conquering().set({ display: [one, other, null, null], provincesDealt: 56 });
  game.has(1, { military: 4 }).worker(1, 1, ['frame', 'conquer', 'bottom']);
  game.seat(1).does(act(1, game.action('conquer', 'bottom')));
  expect(
    game
      .seat(1)
      .does(conquer(one))
      .map((event) => 'seat' in event && event.seat),
  ).toEqual([1, 1]);
  expect(game.player(0).todo).toEqual([{ do: 'conquer' }]);
  game.seat(0).mayDoExactly([conquer(other)]);
});

test('DIG-3 PRO-7 an open question that others have left without any answer is passed over', () => {
  const [one = 'hidden'] = PROVINCE_IDS;
  const game = conquering().set({ display: [one, null, null, null], provincesDealt: 56 });
  game.has(1, { military: 4 }).worker(1, 1, ['frame', 'conquer', 'bottom']);
  game.seat(1).does(act(1, game.action('conquer', 'bottom')));
  expect(game.player(0).todo).toEqual([]);
});

/** Seat 0 may choose between a worker in the green box and one that waits in the black frame. */
const retrieving = (): Table => {
  const game = table().worker(0, 0, ['frame', 'vote', 'bottom'], true).worker(0, 1, ['box', 'crowd', 'bottom']);
  game.at('9:00').seat(0).does(play('backDoor'));
  return game;
};

test('DIG-3 EFF-6 if a flip frees the workers one was asked about, the question passes', () => {
  const game = table().worker(0, 0, ['box', 'vote', 'bottom']).worker(0, 1, ['frame', 'vote', 'bottom']).at('9:00');
  game.seat(0).does(play('backDoor'));
  expect(game.player(0).todo).toEqual([{ do: 'retrieve' }]);
  expect(game.seat(1).does(flip('black'))).toEqual([
    { type: 'timerFlipped', area: 'black', to: 'top', sandOut: 585_000 },
    { type: 'asked', seat: 0, todo: [] },
  ]);
  game.seat(0).tries(act(1, 0)).refusedBy('WRK-8');
});

test("DIG-3 EFF-6 another player's flip leaves one worker to retrieve: it stays where it is until its owner says so", () => {
  const game = retrieving();
  expect(game.seat(1).does(flip('green'))).toEqual([
    { type: 'timerFlipped', area: 'green', to: 'top', sandOut: 660_000 },
  ]);
  expect(game.player(0)).toMatchObject({ workers: [{ spot: 'frame' }, { spot: 'box' }], todo: [{ do: 'retrieve' }] });
  game.seat(0).mayDoExactly([chooseWorker(0)]);
  game.seat(0).does(chooseWorker(0));
  expect(game.player(0)).toMatchObject({ workers: [{ spot: 'mat' }, {}], todo: [] });
});

test('DIG-3 PRO-5 the Insurgent who has begun red production keeps a waiting worker when another player flips', () => {
  const game = table({ characters: ['insurgent', 'justicar', 'champion'] }).worker(
    0,
    0,
    ['frame', 'blue', 'bottom'],
    true,
  );
  game.worker(0, 1, ['frame', 'red', 'bottom']).at('9:00');
  game.seat(0).does(act(1, game.action('red', 'bottom')));
  game.seat(1).does(flip('green'));
  expect(game.player(0)).toMatchObject({ workers: [{ spot: 'frame' }, { spot: 'box' }], todo: [{ do: 'retrieve' }] });
});

test.each([
  [0, true],
  [1000, true],
  [1001, false],
])(
  'DIG-3 EFF-6 a card played %i ms after a flip freed another worker asks before it retrieves the last: %s',
  (later, asks) => {
    const game = table().worker(0, 0, ['frame', 'vote', 'bottom'], true).worker(0, 1, ['box', 'crowd', 'bottom']);
    game.at('9:00').seat(1).does(flip('green'));
    game
      .at(540_000 + later)
      .seat(0)
      .does(play('backDoor'));
    expect(game.player(0).todo).toEqual(asks ? [{ do: 'retrieve' }] : []);
    expect(game.player(0).workers[0]?.spot).toBe(asks ? 'frame' : 'mat');
  },
);

test('DIG-3 a flip just now makes no question of anything but a retrieval', () => {
  const last = PROVINCE_IDS[7] ?? 'hidden';
  const game = table().worker(0, 0, ['box', 'crowd', 'bottom']).worker(0, 1, ['frame', 'conquer', 'bottom']);
  game.has(0, { military: 4 }).set({ display: [null, null, last, null], provincesDealt: 56 });
  game.at('9:00').seat(1).does(flip('green'));
  game.seat(0).does(act(1, game.action('conquer', 'bottom')));
  expect(game.player(0).todo).toEqual([{ do: 'tuck', province: last }]);
});

test('DIG-3 UNT-3 the same holds just after the timer track has moved on', () => {
  const game = table({ seats: 1, timing: 'untimed' }).worker(0, 0, ['frame', 'red', 'bottom']);
  game.worker(0, 1, ['box', 'vote', 'bottom']).at(5000).seat(0).does(done, play('backDoor'));
  expect(game.player(0).todo).toEqual([{ do: 'retrieve' }]);
});

test('DIG-3 EFF-6 a flip elsewhere, or of a row without own workers, makes no question of one worker', () => {
  const game = table().worker(0, 0, ['frame', 'vote', 'bottom']).worker(0, 1, 'mat').at('9:00');
  game.seat(1).does(flip('green'));
  game.seat(0).does(play('backDoor'));
  expect(game.player(0)).toMatchObject({ workers: [{ spot: 'mat' }, {}], todo: [] });
});
