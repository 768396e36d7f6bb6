import { expect, test } from 'vitest';
import {
  type CardId,
  FINAL_REWARD_IDS,
  PERMANENT_REWARD_IDS,
  PROVINCE_IDS,
  type ProvinceId,
  type RewardId,
  type Slot,
} from '#content';
import {
  chooseWorker,
  conquer,
  discard,
  done,
  move,
  pickUp,
  play,
  type Table,
  type TableOptions,
  table,
  takeReward,
  tuck,
  vp,
  wild,
} from '#testkit';
import { chooserNow, type Event, NOBODY, placerNow } from '../index.ts';

/** Council step 2 with these rewards laid out. */
const rewarding = (rewards: readonly RewardId[], options: TableOptions = { seats: 4 }): Table =>
  table(options).council('rewards').set({ rewards });

const first = ({ game }: Table): number => chooserNow(game) ?? 0;
const gained = (seat: number, goods: object): Event => ({ type: 'gained', seat, goods }) as Event;
const slots = (change: { [S in Slot]?: readonly ProvinceId[] }) => ({
  brown: [],
  red: [],
  blue: [],
  yellow: [],
  ...change,
});

test.each([
  [
    [5, 3, 1],
    [0, 1, 2],
    [0, 1, 2],
  ],
  [
    [1, 3, 5],
    [0, 1, 2],
    [2, 1, 0],
  ],
  [
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  [
    [2, 2, 3],
    [0, 1, 2],
    [2, 1, 0],
  ],
  [
    [4, 4, 0],
    [1, 0, 2],
    [0, 1, 2],
  ],
  [
    [0, 12, 12],
    [2, 0, 1],
    [1, 2, 0],
  ],
  [
    [20, 41, 19],
    [0, 1, 2],
    [1, 0, 2],
  ],
])('COU-1 PRV-3 votes %j, ranked %j before: now %j, a tie to the lower', (votes, before, after) => {
  const game = table().called().set({ privilege: before });
  votes.forEach((count, seat) => {
    game.has(seat, { votes: count });
  });
  game.seat(0).does(done);
  game.seat(1).does(done);
  const [, began, named] = game.seat(2).does(done);
  expect(began).toEqual({ type: 'councilBegan', votes: after.map((seat) => votes[seat]), privilege: after });
  expect(named).toEqual({ type: 'chooserNamed', turn: 0, deadline: null });
  expect(game.game).toMatchObject({ phase: 'rewards', privilege: after, turn: 0 });
  expect(game.game.players.map((player) => [player.votes, player.done])).toEqual(votes.map(() => [0, false]));
});

test.each([
  [
    [0, 0],
    [NOBODY, 1, 0],
  ],
  [
    [3, 0],
    [NOBODY, 0, 1],
  ],
  [
    [4, 0],
    [0, NOBODY, 1],
  ],
  [
    [4, 5],
    [1, 0, NOBODY],
  ],
  [
    [3, 3],
    [NOBODY, 1, 0],
  ],
])('P23-3 the neutral marker competes with 3 votes: against %j the order is %j', (votes, order) => {
  const game = table({ seats: 2 }).called();
  votes.forEach((count, seat) => {
    game.has(seat, { votes: count });
  });
  game.council('rewards');
  expect(game.game.privilege).toEqual(order);
});

test('P23-3 it takes no reward but holds its place, so the others get what theirs give', () => {
  const game = table({ seats: 2 }).council('rewards');
  expect(game.game.privilege).toEqual([NOBODY, 1, 0]);
  expect(chooserNow(game.game)).toBe(1);
  game.seat(1).does(takeReward('favour'), vp({ power: 1 }), vp({ prestige: 1 }));
  expect(chooserNow(game.game)).toBe(0);
  game.seat(0).does(takeReward('favour'), vp({ power: 1 }));
  expect(game.player(0)).toMatchObject({ power: 1, prestige: 0, popularity: 0 });
  expect(game.game.phase).toBe('moves');
});

test('P23-3 in the middle, and last, it is passed over', () => {
  for (const order of [
    [0, NOBODY, 1],
    [0, 1, NOBODY],
  ]) {
    const game = table({ seats: 2 })
      .council('rewards')
      .set({ privilege: order, turn: 0, rewards: ['warChest', 'royalLibrary'] });
    game.seat(0).does(takeReward('warChest'), vp({ power: 2 }));
    expect(chooserNow(game.game)).toBe(1);
    game.seat(1).does(takeReward('royalLibrary'));
    const bonus = order[1] === 1 ? 1 : 0;
    if (bonus === 1) game.seat(1).does(vp({ power: 1 }));
    expect(game.game.phase).toBe('moves');
  }
});

test.each([
  [3, [2, 1, 0]],
  [4, [2, 1, 1, 0]],
  [5, [2, 1, 1, 0, 0]],
])('COU-2 %i players in privilege order take a reward and gain VP by place', (seats, bonus) => {
  const game = rewarding(['tollGate', 'townCrier', 'courtPoet', 'showOfArms', 'breadAndGames'], { seats });
  const order = game.game.privilege;
  for (const [place, seat] of order.entries()) {
    expect(chooserNow(game.game)).toBe(seat);
    for (const other of order) if (other !== seat) game.seat(other).tries(takeReward('favour')).refusedBy('COU-2');
    game.seat(seat).does(takeReward(game.game.rewards[0] ?? 'favour'));
    const vps = bonus[place] ?? 0;
    if (vps > 0) game.seat(seat).does(vp({ popularity: vps }));
    expect(game.player(seat).popularity).toBe(vps);
  }
  expect(game.game.phase).toBe('moves');
});

test('COU-2 the two VP of the first may differ, and are never the legendary point', () => {
  const game = rewarding([]);
  game.seat(first(game)).does(takeReward('favour'), vp({ power: 1 }));
  game
    .seat(first(game))
    .tries(vp({ power: 1, legendary: 1 } as object))
    .refusedBy('EFF-13');
  game.seat(first(game)).does(vp({ prestige: 1, popularity: 1 }));
});

test('COU-2 cards taken are not replaced, and what is not laid out cannot be taken', () => {
  const game = rewarding(['tollGate', 'warChest']);
  const seat = first(game);
  game.seat(seat).does(takeReward('tollGate'));
  expect(game.game.rewards).toEqual(['warChest']);
  game.seat(seat).tries(takeReward('warChest')).refusedBy('ACT-2');
  game.seat(seat).does(vp({ power: 2 }));
  for (const reward of ['tollGate', 'triumph', 'hidden', 'constructor', '__proto__', 3, null, undefined]) {
    game
      .seat(first(game))
      .tries(takeReward(reward as RewardId))
      .refusedBy('COU-2');
  }
  game.seat(first(game)).mayDoExactly([takeReward('warChest'), takeReward('favour'), takeReward('grande')]);
});

test('COU-2 nobody takes a reward outside council', () => {
  table().seat(0).tries(takeReward('favour')).refusedBy('COU-2');
  table().council('moves').seat(0).tries(takeReward('favour')).refusedBy('COU-2');
});

test('COU-3 the printed reward can be taken by everybody in the same council', () => {
  const game = rewarding([]);
  for (const bonus of [2, 1, 1, 0]) {
    const seat = first(game);
    expect(game.seat(seat).does(takeReward('favour'))[0]).toEqual({ type: 'rewardTaken', seat, reward: 'favour' });
    game.seat(seat).does(vp({ power: 1 }));
    if (bonus > 0) game.seat(seat).does(vp({ power: bonus }));
    expect(game.player(seat).power).toBe(1 + bonus);
  }
});

test.each([
  ['mat', 'mat'],
  [['frame', 'crowd', 'bottom'], 'frame'],
  [['box', 'crowd', 'bottom'], 'box'],
] as const)('COU-4 EFF-8 the grande worker takes the exact place of a common one: %j', (where, spot) => {
  const game = rewarding([]);
  const seat = first(game);
  game.worker(seat, 1, where);
  const { space } = game.player(seat).workers[1] ?? { space: -1 };
  expect(game.seat(seat).does(takeReward('grande'))).toEqual([
    { type: 'rewardTaken', seat, reward: 'grande' },
    { type: 'workerPromoted', seat, worker: 1 },
    { type: 'asked', seat, todo: [{ do: 'gainVp', count: 2 }] },
  ]);
  expect(game.player(seat).workers[1]).toEqual({ grande: true, spot, space });
  expect(game.player(seat)).toMatchObject({ recruits: 2 });
  expect(game.player(seat).workers).toHaveLength(2);
});

test('COU-4 with several common workers the player says which', () => {
  const game = rewarding([]);
  const seat = first(game);
  game.worker(seat, 2, 'mat', false).seat(seat).does(takeReward('grande'));
  game.seat(seat).mayDoExactly([chooseWorker(1), chooseWorker(2)]);
});

test('COU-4 at most one player per council, and nobody who has two', () => {
  const game = rewarding([]);
  game.seat(first(game)).does(takeReward('grande'), vp({ power: 2 }));
  game.seat(first(game)).tries(takeReward('grande')).refusedBy('COU-4');
  game.council('moves');
  expect(game.game.grandeOpen).toBe(true);
  game.nextRound().council('rewards').set({ grandeOpen: true });
  game.worker(first(game), 1, 'mat', true).worker(first(game), 2, 'mat', false);
  game.seat(first(game)).tries(takeReward('grande')).refusedBy('COU-4');
});

test('COU-4 there must be a common worker to exchange', () => {
  const game = rewarding([]);
  const seat = first(game);
  game.has(seat, { workers: [{ grande: true, spot: 'mat', space: 0 }] });
  game.seat(seat).tries(takeReward('grande')).refusedBy('COU-4');
});

test.each([
  ['universityCharter', { culture: 5 }],
  ['callToArms', { military: 4 }],
  ['triumph', { power: 1, prestige: 1, popularity: 1 }],
  ['warChest', { military: 5 }],
  ['royalLibrary', { culture: 5 }],
  ['crownTreasury', { gold: 5 }],
] as const)('COU-5 %s acts at once and leaves the game', (reward, goods) => {
  const game = rewarding([reward]);
  const seat = first(game);
  game.has(seat, { military: 0, culture: 0, gold: 0 });
  expect(game.seat(seat).does(takeReward(reward))).toEqual([
    { type: 'rewardTaken', seat, reward },
    gained(seat, goods),
    { type: 'asked', seat, todo: [{ do: 'gainVp', count: 2 }] },
  ]);
  expect(game.game.rewards).toEqual([]);
  expect(game.player(seat).hand).not.toContain(reward);
});

test.each(['borderClaim', 'dowryLands'] as const)('COU-5 EFF-4 %s conquers, in the middle of council', (reward) => {
  const game = rewarding([reward]);
  const seat = first(game);
  game.seat(seat).does(takeReward(reward), conquer('deck'), tuck('red'), vp({ power: 2 }));
  expect(game.player(seat).slots.red).toEqual([game.secret.provinces[4]]);
  expect(chooserNow(game.game)).not.toBe(seat);
});

test('COU-5 EFF-5 secondWind takes all discarded stratagems back', () => {
  const game = rewarding(['secondWind']);
  const seat = first(game);
  game
    .has(seat, { hand: [], discard: ['spoils', 'forcedMarch'] })
    .seat(seat)
    .does(takeReward('secondWind'));
  expect(game.player(seat)).toMatchObject({ hand: ['spoils', 'forcedMarch'], discard: [] });
});

test.each(PERMANENT_REWARD_IDS)('COU-6 %s goes to the hand, and is picked up like any other stratagem', (card) => {
  const game = rewarding([card]);
  const seat = first(game);
  game.has(seat, { hand: ['spoils'], discard: [] });
  expect(game.seat(seat).does(takeReward(card))).toEqual([
    { type: 'rewardTaken', seat, reward: card },
    { type: 'permanentGained', seat, card },
    { type: 'asked', seat, todo: [{ do: 'gainVp', count: 2 }] },
  ]);
  expect(game.player(seat)).toMatchObject({ hand: ['spoils', card], discard: [] });
  game
    .nextRound()
    .has(seat, { hand: [], discard: [card], culture: 5 })
    .seat(seat)
    .does(pickUp);
  expect(game.player(seat).hand).toEqual([card]);
});

test('COU-6 it is ready to play when the round starts', () => {
  const game = rewarding(['townCrier']);
  const seat = first(game);
  game.seat(seat).does(takeReward('townCrier'), vp({ power: 2 }));
  game.seat(seat).tries(play('townCrier')).refusedBy('COU-0');
  game.nextRound().seat(seat).does(play('townCrier'));
  expect(game.player(seat).votes).toBe(1);
});

const POOR = { military: 4, culture: 4, gold: 4 };
const finalCouncil = (change: object): Table => {
  const game = table({ seats: 4 }).set({ round: 4 }).council('rewards').set({ rewards: FINAL_REWARD_IDS });
  return game.has(first(game), change);
};

test.each([
  ['goldenJubilee', { gold: 5 }, { popularity: 3 }],
  ['lastCampaign', { military: 5 }, { power: 3 }],
  ['epicOfTheAge', { culture: 5 }, { prestige: 3 }],
] as const)('COU-7 %s: pay, gain, gone; who cannot pay cannot take it', (reward, cost, goods) => {
  const poor = finalCouncil(POOR);
  poor.seat(first(poor)).tries(takeReward(reward)).refusedBy('COU-7');
  const game = finalCouncil({ ...POOR, ...cost });
  const seat = first(game);
  expect(game.seat(seat).does(takeReward(reward)).slice(0, 3)).toEqual([
    { type: 'rewardTaken', seat, reward },
    { type: 'paid', seat, goods: cost },
    gained(seat, goods),
  ]);
  expect(game.game.rewards).not.toContain(reward);
});

test('COU-7 grandProcession costs nothing', () => {
  const game = finalCouncil({ military: 0, culture: 0, gold: 0 });
  const seat = first(game);
  expect(game.seat(seat).does(takeReward('grandProcession'))[1]).toEqual(
    gained(seat, { power: 1, prestige: 1, popularity: 1 }),
  );
});

test('COU-7 EFF-11 ACH-5 the legendary point for any 10 resources, not for a player who has it', () => {
  const game = finalCouncil({ military: 4, culture: 4, gold: 2, votes: 9 });
  const seat = first(game);
  game.has(seat, { legendary: true }).seat(seat).tries(takeReward('priceOfLegend')).refusedBy('COU-7');
  game.has(seat, { legendary: false, gold: 1 }).seat(seat).tries(takeReward('priceOfLegend')).refusedBy('COU-7');
  game.has(seat, { gold: 3 }).seat(seat).does(takeReward('priceOfLegend'));
  game.seat(seat).does(wild({ military: 3, culture: 4, gold: 3 }), vp({ power: 2 }));
  expect(game.player(seat)).toMatchObject({ legendary: true, military: 1, culture: 0, gold: 0, power: 2 });
});

test.each(['easternGovernor', 'westernGovernor'] as const)(
  'COU-8 EFF-12 %s raises the maximum from this council on',
  (reward) => {
    const game = rewarding([reward, 'warChest']);
    const seat = first(game);
    game.has(seat, { slots: slots({ red: PROVINCE_IDS.slice(0, 3) }) });
    game.has((seat + 1) % 4, { slots: slots({ red: PROVINCE_IDS.slice(10, 12) }) });
    expect(game.seat(seat).does(takeReward(reward)).slice(0, 2)).toEqual([
      { type: 'rewardTaken', seat, reward },
      { type: 'provinceLimitRaised', seat },
    ]);
    game.seat(seat).does(vp({ power: 2 }));
    game.council('moves');
    expect(game.player(seat).slots.red).toHaveLength(3);
    expect(game.game.phase).toBe('moves');
  },
);

test('COU-8 the maximum stays raised in every later council', () => {
  const game = rewarding(['easternGovernor', 'warChest']);
  const seat = first(game);
  game.seat(seat).does(takeReward('easternGovernor'), vp({ power: 2 }));
  game.council('moves').nextRound();
  game.has(seat, { slots: slots({ red: PROVINCE_IDS.slice(0, 3) }) }).council('moves');
  expect(game.player(seat)).toMatchObject({ provinceLimit: 3, slots: { red: { length: 3 } } });
});

test('COU-8 nobody holds two of them', () => {
  const game = rewarding(['westernGovernor']);
  game.has(first(game), { provinceLimit: 3 }).seat(first(game)).tries(takeReward('westernGovernor')).refusedBy('COU-8');
});

test("COU-9 each slot above the maximum is cut down, by its owner's choice, one province after the other", () => {
  const [a, b, c, d, e] = PROVINCE_IDS;
  const [x, y, z] = PROVINCE_IDS.slice(30);
  const many = slots({
    brown: [a, b, c, d] as ProvinceId[],
    yellow: [x, y, z] as ProvinceId[],
    blue: [e] as ProvinceId[],
  });
  const game = table().has(1, { slots: many }).council('discards');
  expect(game.events.at(-1)).toEqual({
    type: 'asked',
    seat: 1,
    todo: [
      { do: 'discard', slot: 'brown', count: 2 },
      { do: 'discard', slot: 'yellow', count: 1 },
    ],
  });
  game.seat(1).mayDoExactly([a, b, c, d].map((one) => discard(one ?? 'hidden')));
  game
    .seat(1)
    .tries(discard(x ?? 'hidden'))
    .refusedBy('COU-9');
  game
    .seat(0)
    .tries(discard(a ?? 'hidden'))
    .refusedBy('ACT-2');
  expect(game.seat(1).does(discard(b ?? 'hidden'))[0]).toEqual({
    type: 'provinceDiscarded',
    seat: 1,
    province: b,
    slot: 'brown',
  });
  expect(game.player(1).todo[0]).toEqual({ do: 'discard', slot: 'brown', count: 1 });
  game.seat(1).does(discard(d ?? 'hidden'), discard(x ?? 'hidden'));
  expect(game.player(1).slots).toEqual(
    slots({ brown: [a, c] as ProvinceId[], yellow: [y, z] as ProvinceId[], blue: [e] as ProvinceId[] }),
  );
  expect(game.game.phase).toBe('moves');
});

test('COU-9 all who have too many discard at once, and the last one ends the step', () => {
  const game = table();
  for (const seat of [0, 1]) game.has(seat, { slots: slots({ red: PROVINCE_IDS.slice(seat * 3, seat * 3 + 3) }) });
  game.council('discards');
  game.seat(1).does(discard(PROVINCE_IDS[3] ?? 'hidden'));
  expect(game.game.phase).toBe('discards');
  game.seat(0).does(discard(PROVINCE_IDS[0] ?? 'hidden'));
  expect(game.game.phase).toBe('moves');
});

test.each([
  [2, 2, 0],
  [2, 3, 1],
  [2, 5, 3],
  [3, 3, 0],
  [3, 4, 1],
])('COU-9 COU-8 with a maximum of %i a slot of %i loses %i', (limit, held, lost) => {
  const game = table().has(0, { provinceLimit: limit, slots: slots({ blue: PROVINCE_IDS.slice(0, held) }) });
  game.council('moves');
  expect(game.player(0).slots.blue).toHaveLength(held - lost);
});

test('COU-10 the next round is laid out', () => {
  const game = table({ waitLimit: 30_000 }).has(0, { claimed: true }).council('rewards').set({ grandeOpen: false });
  game.council('moves');
  const prepared = game.events.at(-1);
  expect(prepared).toEqual({
    type: 'roundPrepared',
    rewards: game.secret.rewards.slice(5, 10),
    achievement: game.secret.achievements[1],
    display: game.secret.provinces.slice(4, 8),
    dealt: 8,
    deadline: game.now + 30_000,
  });
  expect(game.game).toMatchObject({
    phase: 'moves',
    round: 1,
    grandeOpen: true,
    tokenOnCard: true,
    circles: ['timer', 'marker', 'marker', 'marker'],
    provincesDealt: 8,
  });
  expect(game.game.players.map(({ claimed }) => claimed)).toEqual([false, false, false]);
});

test('COU-10 with few provinces left what there is is dealt', () => {
  const game = table().set({ provincesDealt: 55 }).council('moves');
  expect(game.game.display).toEqual([game.secret.provinces[55], null, null, null]);
  expect(game.game.provincesDealt).toBe(56);
});

test('COU-10 SET-5 three councils show ordinary rewards, the fourth the final ones', () => {
  const game = table();
  for (const round of [1, 2, 3, 4]) {
    expect(game.game.round).toBe(round);
    game.council('rewards');
    expect(game.game.rewards).toEqual(game.secret.rewards.slice(round * 5 - 5, round * 5));
    expect(game.game.achievement).toBe(game.secret.achievements[round - 1]);
    if (round < 4) game.nextRound();
  }
  expect(game.game.rewards.toSorted()).toEqual(FINAL_REWARD_IDS.toSorted());
});

test('END-1 the game ends in the fourth council after step 3', () => {
  const game = table()
    .set({ round: 4 })
    .has(0, { slots: slots({ red: PROVINCE_IDS.slice(0, 3) }) })
    .council('discards');
  expect(game.game.phase).toBe('discards');
  const events = game.seat(0).does(discard(PROVINCE_IDS[0] ?? 'hidden'));
  expect(events.at(-1)).toEqual({ type: 'gameEnded' });
  expect(game.game).toMatchObject({ phase: 'over', deadline: null });
  for (const command of [done, move(0, 'mat'), takeReward('favour'), { type: 'pause' } as const]) {
    game.seat(0).tries(command).refusedBy('END-1');
  }
});

test('COU-0 in council no action is taken', () => {
  const hand: readonly CardId[] = ['gildedTongue'];
  for (const step of ['rewards', 'moves'] as const) {
    const game = table()
      .council(step)
      .has(0, { hand, discard: ['loosePurse'], culture: 9 });
    game.seat(0).tries(play('gildedTongue')).refusedBy('COU-0');
    game.seat(0).tries(pickUp).refusedBy('COU-0');
  }
  const game = table()
    .has(1, { slots: slots({ red: PROVINCE_IDS.slice(0, 3) }) })
    .council('discards');
  game.seat(0).tries(play('gildedTongue')).refusedBy('COU-0');
});

test('DIG-4 an open choice in council waits for its owner: nobody else is asked', () => {
  const game = rewarding(['warChest']);
  const seat = first(game);
  game.seat(seat).does(takeReward('warChest'));
  expect(game.player(seat).todo).toHaveLength(1);
  for (const other of game.game.privilege.slice(1)) game.seat(other).tries(takeReward('favour')).refusedBy('COU-2');
});

test('COU-8 who holds a province limit may take everything else', () => {
  const game = rewarding(['westernGovernor', 'warChest', 'tollGate']);
  game.has(first(game), { provinceLimit: 3 });
  const open = (['warChest', 'tollGate', 'favour', 'grande'] as const).map(takeReward);
  game.seat(first(game)).mayDoExactly(open, 'takeReward');
});

test('COU-7 who has the legendary point may take every other final reward', () => {
  const game = finalCouncil({ military: 5, culture: 5, gold: 5, legendary: true });
  const others = FINAL_REWARD_IDS.filter((reward) => reward !== 'priceOfLegend');
  game.seat(first(game)).mayDoExactly([...others, 'favour' as const, 'grande' as const].map(takeReward), 'takeReward');
});

test('SET-10 COU-2 who takes a reward now places nothing now', () => {
  expect(placerNow(table().council('rewards').game)).toBeNull();
  expect(chooserNow(table().game)).toBeNull();
});
