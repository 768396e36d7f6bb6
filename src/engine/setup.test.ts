import { expect, test } from 'vitest';
import {
  ACHIEVEMENT_IDS,
  CHARACTER_IDS,
  CHARACTERS,
  FINAL_REWARD_IDS,
  GOOD_KINDS,
  NEUTRAL_FRAMES,
  ORDINARY_REWARD_IDS,
  PROVINCE_IDS,
} from '#content';
import { tableOptions } from '#testkit';
import { boardOf, drawCharacters, NOBODY, type Options, setup } from './index.ts';

const start = (seats: number, change: Partial<Options> = {}) => setup({ ...tableOptions({ seats }), ...change });
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

test.each([1, 2, 3, 4, 5])('SET-1 %i players sit down on their side of the board', (seats) => {
  const { game } = start(seats);
  expect(game.players).toHaveLength(seats);
  expect(boardOf(game).side).toBe(seats <= 3 ? 'A' : 'B');
});

test.each([0, 6])('SET-1 not %i players', (seats) => {
  const [first] = tableOptions().seats;
  const many = Array.from({ length: seats }, () => first as Options['seats'][number]);
  expect(() => setup({ ...tableOptions(), seats: many })).toThrow('a table has 1 to 5 seats');
});

test('SET-2 all timers stand on the top rows; the three markers fill the other purple circles', () => {
  const { game } = start(4);
  expect(game.timers).toEqual({
    purple: { row: 'top', sandOut: 0 },
    green: { row: 'top', sandOut: 0 },
    black: { row: 'top', sandOut: 0 },
  });
  expect(game.circles).toEqual(['timer', 'marker', 'marker', 'marker']);
  expect(game).toMatchObject({ phase: 'placement', round: 1, trackSpace: 0, turn: 0, paused: false, onClock: null });
});

test.each([
  [1, false],
  [2, false],
  [3, false],
  [4, true],
  [5, true],
])('SET-3 P23-1 one achievement is revealed; with %i players the token lies on it: %s', (seats, token) => {
  const { game, secret } = start(seats);
  expect(secret.achievements.toSorted()).toEqual(ACHIEVEMENT_IDS.toSorted());
  expect(game.achievement).toBe(secret.achievements[0]);
  expect(game.tokenOnCard).toBe(token);
});

test('SET-4 56 provinces are shuffled and the first four dealt', () => {
  const { game, secret } = start(3);
  expect(secret.provinces.toSorted()).toEqual(PROVINCE_IDS.toSorted());
  expect(game.display).toEqual(secret.provinces.slice(0, 4));
  expect(game.provincesDealt).toBe(4);
});

/** The same deck of twenty tables, card by card. */
const decks = <T>(of: (table: ReturnType<typeof start>) => readonly T[]): readonly string[] =>
  Array.from({ length: 20 }, (_, seed) => of(setup({ ...tableOptions({ seats: 3 }), seed: seed + 1 })).join());

test('SET-3 SET-4 SET-5 the decks are shuffled: no two tables have the same, and none the order of the box', () => {
  const shuffles = [
    { order: ACHIEVEMENT_IDS, found: decks(({ secret }) => secret.achievements) },
    { order: PROVINCE_IDS, found: decks(({ secret }) => secret.provinces) },
    { order: ORDINARY_REWARD_IDS.slice(10), found: decks(({ secret }) => secret.rewards.slice(0, 15)) },
  ];
  for (const { order, found } of shuffles) {
    expect(new Set(found).size).toBe(20);
    expect(found).not.toContain(order.join());
  }
});

test('SET-3 SET-4 SET-5 every card can come first, and every ordinary reward can leave unseen', () => {
  const tables = Array.from({ length: 600 }, (_, seed) => setup({ ...tableOptions({ seats: 3 }), seed }).secret);
  const firsts = (deck: 'achievements' | 'provinces') => new Set(tables.map((secret) => secret[deck][0]));
  expect(firsts('achievements').size).toBe(ACHIEVEMENT_IDS.length);
  expect(firsts('provinces').size).toBe(PROVINCE_IDS.length);
  for (const reward of ORDINARY_REWARD_IDS) {
    expect(tables.some(({ rewards }) => !rewards.includes(reward))).toBe(true);
    expect(tables.some(({ rewards }) => rewards.slice(0, 5).includes(reward))).toBe(true);
  }
});

test('SET-5 fifteen of the ordinary rewards lie on the five final ones, five are dealt, ten leave unseen', () => {
  const { game, secret } = start(3);
  expect(secret.rewards).toHaveLength(20);
  expect(new Set(secret.rewards).size).toBe(20);
  for (const reward of secret.rewards.slice(0, 15)) expect(ORDINARY_REWARD_IDS).toContain(reward);
  expect(secret.rewards.slice(15).toSorted()).toEqual(FINAL_REWARD_IDS.toSorted());
  expect(game.rewards).toEqual(secret.rewards.slice(0, 5));
  expect(game.grandeOpen).toBe(true);
});

test.each(CHARACTER_IDS)('SET-6 SET-7 the %s starts with what the mat shows', (character) => {
  const seat = { character, advancedPlacement: false, glory: false, handicap: {} };
  const { game } = setup({ ...tableOptions(), seats: [seat] });
  const mat = CHARACTERS[character];
  expect(game.players[0]).toEqual({
    ...Object.fromEntries(GOOD_KINDS.map((kind) => [kind, mat.start[kind] ?? 0])),
    character,
    legendary: false,
    glory: { power: 0, prestige: 0, popularity: 0 },
    hand: mat.stratagems,
    discard: [],
    slots: { brown: [], red: [], blue: [], yellow: [] },
    provinceLimit: 2,
    workers: [
      { grande: true, spot: 'mat', space: 0 },
      { grande: false, spot: 'mat', space: 0 },
    ],
    recruits: 2,
    claimed: false,
    done: false,
    ready: false,
    timingVote: null,
    todo: [],
  });
});

test('SET-6 no two players have the same person, on either side of the mat', () => {
  const seats = tableOptions({ characters: ['briber', 'insurgent'] }).seats;
  expect(() => setup({ ...tableOptions(), seats })).toThrow('each character sits at a table once');
});

test('SET-6 characters are chosen, or drawn so that nobody sits twice', () => {
  for (const seed of seeds) {
    const drawn = drawCharacters(seed, ['random', 'warmonger', 'basic', 'advanced', 'random']);
    expect(new Set(drawn.map((id) => CHARACTERS[id].person)).size).toBe(5);
    expect(drawn[1]).toBe('warmonger');
    expect(CHARACTERS[drawn[2] ?? 'tyrant'].side).toBe('basic');
    expect(CHARACTERS[drawn[3] ?? 'briber'].side).toBe('advanced');
  }
  const all = seeds.flatMap((seed) => drawCharacters(seed, ['random', 'random']));
  expect(new Set(all)).toEqual(new Set(CHARACTER_IDS));
  expect(() => drawCharacters(1, Array<'random'>(6).fill('random'))).toThrow('no character is left to draw');
});

test('SET-9 the privilege markers start in random order', () => {
  const orders = new Set(seeds.map((seed) => start(3, { seed }).game.privilege.join()));
  expect(orders.size).toBe(6);
  for (const order of orders) expect(order.split(',').toSorted()).toEqual(['0', '1', '2']);
});

test('P23-3 with two players the neutral marker starts last', () => {
  for (const seed of seeds) {
    const { privilege } = start(2, { seed }).game;
    expect(privilege[2]).toBe(NOBODY);
    expect(privilege.slice(0, 2).toSorted()).toEqual([0, 1]);
  }
  expect(start(3).game.privilege).not.toContain(NOBODY);
  expect(start(1).game.privilege).toEqual([0]);
});

test.each([
  [1, []],
  [2, NEUTRAL_FRAMES],
  [3, []],
  [4, []],
])('P23-2 with %i players neutral workers stand in frames %j', (seats, frames) => {
  expect(start(seats).game.neutralFrames).toEqual(frames);
});

test('the same seed gives the same table, another seed another one', () => {
  expect(start(3, { seed: 7 })).toEqual(start(3, { seed: 7 }));
  expect(start(3, { seed: 7 }).secret).not.toEqual(start(3, { seed: 8 }).secret);
  expect(start(3, { seed: 2 ** 40 }).secret).not.toEqual(start(3, { seed: 2 ** 41 }).secret);
});

test.each([
  [1, { purple: 180_000, green: 120_000, black: 45_000 }],
  [2, { purple: 90_000, green: 60_000, black: 22_500 }],
  [0.1, { purple: 1_800_000, green: 1_200_000, black: 450_000 }],
  [10, { purple: 18_000, green: 12_000, black: 4_500 }],
])('TIM-1 DIG-6 at speed %d the sand runs for this long', (speed, sand) => {
  const { game } = start(3, { speed });
  expect(game.sand).toEqual(sand);
  expect(game.options).toMatchObject({ privilegeWindow: 1000, waitLimit: 0, lastWord: 20_000 });
});

test('UNT-1 the table says beforehand how each round is played', () => {
  expect(start(3, { timing: ['untimed', 'timed', 'timed', 'timed'] }).game.timing).toBe('untimed');
  expect(start(3).game.timing).toBe('timed');
  expect(() => start(3, { timing: ['timed'] })).toThrow('four rounds');
});

test.each([
  ['speed', 0.09],
  ['speed', 10.1],
  ['speed', Number.NaN],
  ['seed', 0.5],
  ['privilegeWindow', -1],
  ['waitLimit', 1.5],
  ['lastWord', Number.POSITIVE_INFINITY],
])('a table with %s %d is not laid', (option, value) => {
  expect(() => start(3, { [option]: value })).toThrow(RangeError);
});

test('a handicap is given on top of the start, up to what a mat can hold', () => {
  const handicap = { gold: 9, votes: 12, power: 3, prestige: 99 };
  const { game } = setup({
    ...tableOptions(),
    seats: [{ character: 'insidious', advancedPlacement: false, glory: false, handicap }],
  });
  expect(game.players[0]).toMatchObject({ gold: 10, military: 0, culture: 0, votes: 13, power: 3, prestige: 17 });
  const seats = tableOptions().seats.map((seat) => ({ ...seat, handicap: { gold: -1 } }));
  expect(() => setup({ ...tableOptions(), seats })).toThrow('whole numbers');
});

test('DIG-4 a table that waits for nobody for ever says when it stops', () => {
  expect(start(3).game.deadline).toBeNull();
  expect(start(3, { waitLimit: 60_000 }).game.deadline).toBe(60_000);
});
