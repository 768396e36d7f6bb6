import { expect, test } from 'vitest';
import { type CardId, type Goods, instantEffect, type ProvinceId, provinceYield, SLOTS, type Slot } from '#content';
import { answersTo, boardOf, evolve, type Game, legal, playerAt, setup, type Task } from '#engine';
import { tableOptions } from '#testkit';
import { LANGUAGES, loadCatalogue } from '#words';
import { arrange } from '../../pages/learn/arrange.ts';
import { bestAnswer } from './answer.ts';
import { isKnown } from './deeds.ts';
import { goalOf } from './goal.ts';
import type { Moment } from './kinds.ts';
import { momentOf } from './moment.ts';
import { goalText, momentText } from './text.ts';
import { worthOf } from './worth.ts';

const WIDE_GREEN = 4;
const YELLOW = 8;
const PROVINCE = 10;
const SEAT = 0;
/** Costs 1 culture. */
const COSTLY: CardId = 'gentleWord';

const moment = (game: Game, held: number | null = null, at = 0): Moment | null =>
  momentOf({ game, seat: SEAT, at, open: legal(game, SEAT, at), held });

/** No cards in hand: they would be worth playing first. */
const bare = (game: Game): Game => ({
  ...game,
  players: game.players.map((player) => ({ ...player, hand: [], discard: [] })),
});

const untimed = (workers: readonly [number | null, number | null], acts = false, gold = 0) =>
  bare(
    arrange({
      workers,
      goods: { gold },
      sand: { black: 60_000 },
      more: [
        { type: 'roundBegan', round: 1, timing: 'untimed' },
        ...(acts ? ([{ type: 'workerActed', seat: SEAT, worker: 1, action: 12 }] as const) : []),
      ],
    }).game,
  );

test('picking cards up is not advised for what the achievement asks for and the player has saved up', () => {
  const { game } = arrange({ workers: [6, YELLOW], rows: { black: 'bottom', green: 'top' }, sand: { green: 90_000 } });
  const withCulture = (culture: number, claimed: boolean) => {
    const player = { ...playerAt(game, SEAT), hand: [], discard: playerAt(game, SEAT).hand, culture, claimed };
    return moment({ ...game, achievement: 'learnedAssembly', players: game.players.with(SEAT, player) })?.about;
  };
  expect(withCulture(6, false)).not.toBe('pickUp');
  expect(withCulture(6, true)).toBe('pickUp');
  expect(withCulture(5, false)).toBe('pickUp');
});

test('nor is a card that costs what the achievement asks for', () => {
  const { game } = arrange({ workers: [6, YELLOW], rows: { black: 'bottom', green: 'top' }, sand: { green: 90_000 } });
  const withCulture = (culture: number, claimed: boolean) => {
    const player = { ...playerAt(game, SEAT), hand: [COSTLY], discard: [], culture, votes: 0, claimed };
    return moment({ ...game, achievement: 'learnedAssembly', players: game.players.with(SEAT, player) });
  };
  expect(withCulture(6, false)?.about).not.toBe('play');
  expect(withCulture(6, true)).toEqual({ about: 'play', card: COSTLY });
  expect(withCulture(9, false)).toEqual({ about: 'play', card: COSTLY });
});

test('nor, in the last round, one that costs what the legendary point is sold for', () => {
  const { game } = arrange({ round: 4, workers: [6, YELLOW], rows: { black: 'bottom', green: 'top' } });
  const asked = (culture: number, legendary: boolean) => {
    const player = { ...playerAt(game, SEAT), hand: [COSTLY], discard: [], culture, legendary, claimed: true };
    return moment({ ...game, rewards: ['priceOfLegend'], players: game.players.with(SEAT, player) })?.about;
  };
  expect(asked(10, false)).not.toBe('play');
  expect(asked(10, true)).toBe('play');
  expect(asked(2, false)).toBe('play');
});

test('SET-7 in the last round a worker more is worth little', () => {
  const { game } = arrange({});
  const worth = (round: number) => worthOf({ ...game, round }, SEAT, { do: 'recruit' });
  expect(worth(4)).toBeLessThan(worth(3));
});

test('SET-10 in the first placement the worker that is awaited is named, then the best frame for it', () => {
  const { game } = setup(tableOptions({ seats: 3, seed: 3 }));
  const mine = { ...game, privilege: [0, 1, 2] };
  expect(moment(mine)).toEqual({ about: 'take', worker: 0, grande: true });
  expect(moment(mine, 0)).toMatchObject({ about: 'put', worker: 0 });
  expect(moment({ ...mine, privilege: [1, 0, 2] })).toBeNull();
});

test('what can be acted on comes first, and is urgent while the sand runs out', () => {
  const game = bare(arrange({ workers: [null, YELLOW], sand: { black: 60_000 } }).game);
  expect(moment(game)).toEqual({ about: 'act', worker: 1, action: 12, area: 'black' });
  expect(moment(game, null, 55_000)).toMatchObject({ about: 'missing', area: 'black' });
});

test('a free worker is to be placed, an open question to be answered, the achievement to be claimed', () => {
  expect(moment(bare(arrange({}).game))).toEqual({ about: 'free', worker: 0 });
  const task = { do: 'gainWild', count: 1 } as const;
  expect(moment(arrange({ more: [{ type: 'asked', seat: 0, todo: [task] }] }).game)).toMatchObject({
    about: 'answer',
    task,
    nth: 2,
  });
  const rich = arrange({ goods: { military: 9, culture: 9, gold: 9, votes: 5 } });
  expect(moment(bare(rich.game))).toEqual({ about: 'claim' });
});

test('ACH-5 before a claim the legendary token is named to a player who does not have its point', async () => {
  const words = await loadCatalogue('en');
  const { game } = arrange({ goods: { military: 9, culture: 9, gold: 9, votes: 5 } });
  const why = (tokenOnCard: boolean) =>
    momentText({ words, game: { ...game, tokenOnCard }, seat: SEAT }, { about: 'claim' }).why;
  expect([why(true), why(false)]).toEqual([words.guide.whyClaim, null]);
});

test('ACH-5 what completes the achievement is worth more than steps while the token lies on it', () => {
  const { game } = arrange({ goods: { culture: 8, votes: 2 } });
  const lead = (tokenOnCard: boolean) => {
    const asking: Game = { ...game, achievement: 'goldenAge', tokenOnCard };
    const worth = (goods: Goods) => worthOf(asking, SEAT, { do: 'gain', goods });
    return worth({ votes: 1 }) - worth({ popularity: 2 });
  };
  expect(lead(true)).toBeGreaterThan(0);
  expect(lead(false)).toBeLessThan(0);
});

test('ACH-1 a claim comes before an action that would spend what it asks for', () => {
  const { game } = arrange({ workers: [null, YELLOW], goods: { gold: 9, votes: 3 } });
  expect(moment(bare({ ...game, achievement: 'royalMint' }))).toEqual({ about: 'claim' });
});

test('COU-7 in the last council a reward is worth its steps, whatever it costs', () => {
  const { game } = arrange({ round: 4, goods: { military: 9 } });
  const asked = (phase: Game['phase']) => worthOf({ ...game, phase }, SEAT, instantEffect('lastCampaign'));
  expect(asked('rewards')).toBe(asked('round') + 5);
});

test('of any resource the one that the legendary token nearly waits for is named first', () => {
  const task: Task = { do: 'gainWild', count: 1 };
  const first = (culture: number, tokenOnCard: boolean) => {
    const { game } = arrange({ goods: { culture }, more: [{ type: 'asked', seat: SEAT, todo: [task] }] });
    const found = moment({ ...game, achievement: 'goldenAge', tokenOnCard });
    return found?.about === 'answer' ? found.first : null;
  };
  expect([first(7, true), first(7, false), first(3, true)]).toEqual(['culture', 'gold', 'gold']);
});

test('CAL-2 once council is called the goal gives way to what that means', async () => {
  const words = await loadCatalogue('en');
  const { game } = arrange({});
  const goal = (phase: Game['phase']) => goalText({ words, game: { ...game, phase }, seat: SEAT }, { about: 'goal' });
  expect([goal('round'), goal('called')]).toEqual([words.guide.goal, words.council.calledHint]);
});

test('UNT-2 a worker is put where its timer comes soon, not only where most is to be had', () => {
  const { trackSpace, ...game } = untimed([null, 6]);
  const late = (space: number) => moment({ ...game, trackSpace: space }, 0);
  expect(late(1)).toMatchObject({ about: 'put', area: 'black' });
  expect(late(2)).toMatchObject({ about: 'put', area: 'green' });
  expect(trackSpace).toBe(0);
});

test('WRK-13 what one worker waits to pay is not counted on for another', () => {
  const placed = (gold: number) => moment({ ...untimed([null, 6], false, gold), trackSpace: 1 }, 0);
  expect(placed(4)).toMatchObject({ about: 'put', area: 'green' });
  expect(placed(2)).toMatchObject({ about: 'put', area: 'black' });
});

test('an answer is advised: what pays for the next actions, the track furthest from the parchment, the grande worker', () => {
  const asked = (task: Task, goods = {}) =>
    moment(arrange({ goods, more: [{ type: 'asked', seat: 0, todo: [task] }] }).game);
  expect(asked({ do: 'gainWild', count: 1 }, { gold: 6, military: 2 })).toMatchObject({ nth: 1 });
  expect(asked({ do: 'gainVp', count: 1 })).toMatchObject({ nth: 0 });
  expect(asked({ do: 'gainVp', count: 2 })).toMatchObject({ nth: null, first: 'power' });
  expect(asked({ do: 'gainWild', count: 2 })).toMatchObject({ nth: null, first: 'gold' });
});

test('PRO-1 of provinces the one is advised whose best line brings most, and then that line', () => {
  const { game } = arrange({});
  const worth = (province: ProvinceId, slot: Slot) =>
    worthOf(game, SEAT, { do: 'gain', goods: provinceYield(province, slot) });
  const most = (province: ProvinceId) => Math.max(...SLOTS.map((slot) => worth(province, slot)));
  const nthOf = (task: Task) => bestAnswer(game, SEAT, task) ?? -1;
  const conquered = answersTo(game, SEAT, { do: 'conquer' })[nthOf({ do: 'conquer' })];
  const open = game.display.filter((province) => province !== null);
  if (conquered?.to !== 'conquer' || conquered.province === 'deck') throw new Error('no province is advised');
  expect(most(conquered.province)).toBe(Math.max(...open.map(most)));
  const tuck: Task = { do: 'tuck', province: conquered.province };
  const tucked = answersTo(game, SEAT, tuck)[nthOf(tuck)];
  if (tucked?.to !== 'tuck') throw new Error('no slot is advised');
  expect(worth(conquered.province, tucked.slot)).toBe(most(conquered.province));
});

test('STR-1 with all workers out a stratagem that brings something is worth playing', () => {
  const { game } = arrange({ workers: [6, 12], rows: { green: 'top', black: 'top' }, sand: { green: 90_000 } });
  expect(moment(game)).toMatchObject({ about: 'play' });
});

test('UNT-3 with nothing left to do it is time to be done, and stuck workers are no mistake', () => {
  expect(moment(untimed([6, YELLOW], true, 2))).toEqual({ about: 'done', why: 'stuck' });
  expect(moment(untimed([6, 12], false, 2))).toEqual({ about: 'done', why: 'waiting' });
});

test('TIM-3 a flip is advised where a worker waits for it, else to wait for the sand', () => {
  const waits = (sand: number) =>
    bare(
      arrange({ workers: [6, YELLOW], rows: { black: 'bottom', green: 'top' }, sand: { black: sand, green: 90_000 } })
        .game,
    );
  expect(moment(waits(0))).toEqual({ about: 'flip', area: 'black', frees: false });
  expect(moment(waits(20_000))).toEqual({ about: 'wait', area: 'black', unpaid: null });
});

test('WRK-13 a worker whose action cannot be paid is led away while it may go, and is told of while it may not', () => {
  const at = (row: 'top' | 'bottom', sand: number, military = 0) =>
    bare(
      arrange({
        workers: [6, PROVINCE],
        rows: { black: row, green: 'top' },
        sand: { black: sand, green: 90_000 },
        goods: { gold: 2, military },
      }).game,
    );
  const cost = { military: 4 };
  expect(moment(at('bottom', 20_000))).toEqual({ about: 'unpaid', worker: 1, cost });
  expect(moment(at('top', 20_000))).toEqual({ about: 'wait', area: 'black', unpaid: cost });
  expect(moment(at('top', 0))).toEqual({ about: 'flip', area: 'black', frees: true });
  expect(moment(at('top', 20_000, 4))).toMatchObject({ about: 'act', worker: 1 });
});

test('SET-7 a card that brings a worker into play is worth its price', () => {
  const { game } = arrange({ workers: [6, 12], rows: { green: 'top', black: 'top' }, sand: { green: 90_000 } });
  const holding = (votes: number): Game => ({
    ...game,
    players: game.players.map((player) => ({ ...player, votes, hand: ['cultist'] as const })),
  });
  expect(moment(holding(3))).toEqual({ about: 'play', card: 'cultist' });
  expect(moment(holding(2))).not.toMatchObject({ about: 'play' });
});

test('WRK-10 a worker that has acted is said to be stuck, not to wait for a timer that comes', () => {
  const acted = { type: 'workerActed', seat: SEAT, worker: 1, action: 12 } as const;
  const { game } = arrange({
    workers: [6, YELLOW],
    sand: { black: 20_000, green: 90_000 },
    goods: { gold: 2 },
    more: [acted],
  });
  expect(moment(bare(game))).toEqual({ about: 'stuck', area: 'black' });
});

test('the goal is said in round 1, the sand when it first runs, then what is still missing and where it comes with most besides', () => {
  const { game } = arrange({});
  expect(goalOf({ ...game, timing: 'untimed' }, SEAT, false)).toEqual({ about: 'goal' });
  expect(goalOf({ ...game, round: 2 }, SEAT, false)).toEqual({ about: 'sand' });
  const need = goalOf({ ...game, round: 2 }, SEAT, true);
  expect(need).toMatchObject({ about: 'need', track: 'power', steps: 11 });
  expect(boardOf(game).actions[need.about === 'need' ? (need.action ?? -1) : -1]?.area).toBe('green');
});

test('ACH-4 late in the game the legendary point is missed: on this achievement, on the next, or in the last council', () => {
  const { game } = arrange({});
  const from = (round: number, tokenOnCard: boolean) => goalOf({ ...game, round, tokenOnCard }, SEAT, true);
  expect(from(3, true)).toEqual({ about: 'legendary', from: 'here' });
  expect(from(3, false)).toEqual({ about: 'legendary', from: 'taken' });
  expect(from(4, false)).toEqual({ about: 'legendary', from: 'last' });
});

test('ACH-3 the goal stops saying that the legendary point lies on the achievement once a rival has taken it', async () => {
  const game: Game = {
    ...setup(tableOptions({ seats: 3, seed: 3 })).game,
    phase: 'round',
    round: 3,
    tokenOnCard: true,
  };
  const after = evolve(game, { type: 'achievementClaimed', seat: 1, take: ['legendary'] });
  for (const language of LANGUAGES) {
    const words = await loadCatalogue(language);
    const [before, now] = [game, after].map((one) =>
      goalText({ words, game: one, seat: SEAT }, goalOf(one, SEAT, true)),
    );
    expect(before).toContain(words.cards.achievements[game.achievement]);
    expect(now).toBe(words.guide.legendary.taken);
  }
});

test('what was done often enough is not advised, unless it is left undone', () => {
  const act: Moment = { about: 'act', worker: 0, action: 0, area: 'purple' };
  expect(isKnown(act, 0, {})).toBe(false);
  expect(isKnown(act, 0, { act: 14 })).toBe(true);
  expect(isKnown(act, 4000, { act: 14 })).toBe(false);
  expect(isKnown({ about: 'flip', area: 'black', frees: false }, 0, { act: 14 })).toBe(false);
});

test('what the table waits for, what is waited for and what is to be chosen is said however often it was done', () => {
  const often = { ready: 99, done: 99, takeReward: 99, answer: 99, flip: 99 };
  const said: readonly Moment[] = [
    { about: 'ready' },
    { about: 'done', why: 'waiting' },
    { about: 'reward', reward: 'favour' },
    { about: 'wait', area: 'black', unpaid: null },
    { about: 'stuck', area: 'black' },
  ];
  expect(said.filter((one) => isKnown(one, 0, often))).toEqual([]);
});

const MOMENTS: readonly Moment[] = [
  { about: 'take', worker: 0, grande: true },
  { about: 'free', worker: 1 },
  { about: 'put', worker: 1, frame: WIDE_GREEN, area: 'green' },
  { about: 'put', worker: 1, frame: YELLOW, area: 'black' },
  { about: 'ready' },
  ...(['gainVp', 'conquer', 'gainWild', 'retrieve'] as const).map(
    (asks): Moment => ({ about: 'answer', task: { do: asks, count: 1 } as never, nth: null, first: 'power' }),
  ),
  ...[0, 1, 2, 12, 13, 14, 15].map((action): Moment => ({ about: 'act', worker: 0, action, area: 'purple' })),
  { about: 'missing', worker: 0, action: 0, area: 'purple' },
  { about: 'claim' },
  { about: 'play', card: 'openMarket' },
  { about: 'pickUp', count: 3 },
  { about: 'flip', area: 'green', frees: false },
  { about: 'flip', area: 'green', frees: true },
  { about: 'wait', area: 'black', unpaid: null },
  { about: 'wait', area: 'black', unpaid: { military: 4 } },
  { about: 'unpaid', worker: 1, cost: { military: 4 } },
  { about: 'done', why: 'unpaid', cost: { military: 4 } },
  { about: 'stuck', area: 'black' },
  ...(['stuck', 'waiting', 'called'] as const).map((why): Moment => ({ about: 'done', why })),
  { about: 'reward', reward: 'favour' },
];

test.each(LANGUAGES)('in %s every moment is one short line of whole sentences', async (language) => {
  const words = await loadCatalogue(language);
  const { game } = arrange({ goods: { gold: 2 } });
  for (const one of MOMENTS) {
    const { what, why } = momentText({ words, game, seat: SEAT }, one);
    expect(what.length, what).toBeLessThan(105);
    const text = [what, why ?? []].flat().join(' ');
    expect(text, JSON.stringify(one)).toMatch(/^[\p{Lu}\d„‘“].{8,200}[.!]$/u);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  }
  const late = (['here', 'taken', 'last'] as const).map((from) => ({ about: 'legendary', from }) as const);
  for (const goal of [goalOf(game, SEAT, false), goalOf({ ...game, round: 2 }, SEAT, true), ...late]) {
    expect(goalText({ words, game, seat: SEAT }, goal)).toMatch(/^\p{Lu}.*\.$/u);
  }
});
