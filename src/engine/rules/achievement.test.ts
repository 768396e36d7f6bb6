import { expect, test } from 'vitest';
import { ACHIEVEMENT_IDS, ACHIEVEMENTS, type AchievementId, type CardId } from '#content';
import { claim, pause, play, table, wild } from '#testkit';
import { type Command, type Event, holdsEnough, type Player, type Take } from '../index.ts';

/** Seat 0 holds exactly what the card asks for; the token lies on it. */
function claiming(achievement: AchievementId, options: Parameters<typeof table>[0] = { seats: 4 }) {
  return table(options).set({ achievement, tokenOnCard: true }).has(0, justEnough(achievement));
}

function justEnough(achievement: AchievementId): Partial<Player> {
  const { any = 0, ...asks } = { military: 0, culture: 0, gold: 0, ...ACHIEVEMENTS[achievement].asks };
  return any === 0 ? asks : { ...asks, military: 4, culture: 5, gold: 3 };
}

const claimed = (...take: readonly Take[]): Event => ({ type: 'achievementClaimed', seat: 0, take });
const gained = (goods: object): Event => ({ type: 'gained', seat: 0, goods }) as Event;
const REST = ACHIEVEMENT_IDS.filter((id) => !['goldenAge', 'fullGranaries', 'royalMint'].includes(id));

test.each(ACHIEVEMENT_IDS)(
  'ACH-1 %s can be claimed by a player who holds all of it, and by nobody who lacks one',
  (id) => {
    const game = claiming(id);
    game.seat(0).tries(claim('reward')).allowed();
    expect(holdsEnough(game.game, game.player(0))).toBe(true);
    const kinds = (['military', 'culture', 'gold', 'votes'] as const).filter((kind) => game.player(0)[kind] > 0);
    for (const kind of kinds) {
      const poorer = claiming(id).has(0, { [kind]: game.player(0)[kind] - 1 });
      poorer.seat(0).tries(claim('reward')).refusedBy('ACH-1');
      poorer.seat(0).tries(claim('legendary')).refusedBy('ACH-1');
      expect(holdsEnough(poorer.game, poorer.player(0))).toBe(false);
    }
    game.has(0, { military: 10, culture: 10, gold: 10, votes: 10 }).seat(0).tries(claim('reward')).allowed();
  },
);

test.each(REST)('ACH-1 ACH-3 nothing is spent on %s, and its whole reward is gained', (id) => {
  const game = claiming(id);
  const { reward } = ACHIEVEMENTS[id];
  const before = game.player(0);
  const goods = reward.do === 'gain' ? reward.goods : {};
  const events = game.seat(0).does(claim('reward'));
  expect(events[0]).toEqual(claimed('reward'));
  expect(events.slice(1)).toHaveLength(1);
  expect(events[1]).toMatchObject({ type: 'gained', goods });
  for (const kind of ['military', 'culture', 'gold', 'votes'] as const) {
    expect(game.player(0)[kind]).toBe(Math.min(before[kind] + (goods[kind] ?? 0), kind === 'votes' ? 99 : 10));
  }
});

test('ACH-3 the rewards that are a production or a conquest', () => {
  expect(claiming('fullGranaries').seat(0).does(claim('reward'))).toEqual([claimed('reward'), gained({ culture: 5 })]);
  expect(claiming('royalMint').seat(0).does(claim('reward'))).toEqual([claimed('reward'), gained({ military: 4 })]);
  expect(claiming('goldenAge').seat(0).does(claim('reward'))).toEqual([
    claimed('reward'),
    { type: 'asked', seat: 0, todo: [{ do: 'conquer' }] },
  ]);
});

test('ACH-3 ACH-5 the token brings the legendary point instead of the reward', () => {
  const game = claiming('standingArmy');
  expect(game.seat(0).does(claim('legendary'))).toEqual([claimed('legendary'), { type: 'legendaryGained', seat: 0 }]);
  expect(game.player(0)).toMatchObject({ legendary: true, gold: 0, claimed: true });
  expect(game.game.tokenOnCard).toBe(false);
});

test('ACH-3 never both from one claim', () => {
  const game = claiming('standingArmy');
  game.seat(0).mayDoExactly([claim('legendary'), claim('reward')], 'claim');
  for (const take of [['legendary', 'reward'], ['reward', 'reward'], []] as const) {
    game.seat(0).tries(claim(take)).refusedBy('EFF-20');
  }
  for (const take of ['token', 3, null])
    game
      .seat(0)
      .tries(claim([take as Take]))
      .refusedBy('ACH-3');
  for (const take of ['reward', undefined, { 0: 'reward', length: 1 }]) {
    game
      .seat(0)
      .tries({ type: 'claim', take, with: [] } as unknown as Command)
      .refusedBy('EFF-20');
  }
});

test('ACH-3 not by a player who has the point already', () => {
  const game = claiming('standingArmy').has(0, { legendary: true });
  game.seat(0).tries(claim('legendary')).refusedBy('ACH-3');
  game.seat(0).tries(claim('reward')).allowed();
});

test('ACH-2 once per player and round; the marker comes home in council', () => {
  const game = claiming('standingArmy');
  game.seat(0).does(claim('reward'));
  game.seat(0).tries(claim('reward')).refusedBy('ACH-2');
  game.seat(0).tries(claim('legendary')).refusedBy('ACH-2');
  game.has(1, justEnough('standingArmy')).seat(1).tries(claim('legendary')).allowed();
  game.nextRound();
  expect(game.player(0).claimed).toBe(false);
  game.has(0, justEnough(game.game.achievement)).seat(0).tries(claim('reward')).allowed();
});

test('ACH-4 the token is taken once a round, and lies on the next card whether it was taken or not', () => {
  for (const take of ['legendary', 'reward'] as const) {
    const game = claiming('standingArmy');
    game.seat(0).does(claim(take));
    game.has(1, justEnough('standingArmy'));
    if (take === 'legendary') game.seat(1).tries(claim('legendary')).refusedBy('ACH-3');
    else game.seat(1).tries(claim('legendary')).allowed();
    game.seat(1).tries(claim('reward')).allowed();
    game.council('moves');
    expect(game.game).toMatchObject({ tokenOnCard: true, achievement: game.secret.achievements[1] });
  }
});

test('ACH-1 at any time in a round, after the call too, but not in council', () => {
  const game = claiming('standingArmy').called();
  game.seat(0).tries(claim('reward')).allowed();
  game.council('rewards').has(0, justEnough('standingArmy')).seat(0).tries(claim('reward')).refusedBy('COU-0');
});

test('ACT-2 PAU-1 not in the middle of something, nor while the table rests', () => {
  const game = claiming('standingArmy');
  game.seat(0).does(play('loosePurse'));
  game.seat(0).tries(claim('reward')).refusedBy('ACT-2');
  game.seat(0).does(wild({ gold: 1 }));
  game.seat(1).does(pause);
  game.seat(0).tries(claim('reward')).refusedBy('PAU-1');
});

test.each([1, 2, 3])('P23-1 with %i players the token cannot be had in round 1, the reward can', (seats) => {
  const game = claiming('standingArmy', { seats }).set({ tokenOnCard: false });
  game.seat(0).tries(claim('legendary')).refusedBy('P23-1');
  game.seat(0).tries(claim('reward')).allowed();
  game.nextRound();
  expect(game.game.tokenOnCard).toBe(true);
  game.has(0, justEnough(game.game.achievement)).seat(0).does(claim('legendary'));
  game.has(0, { legendary: false, claimed: false }).seat(0).tries(claim('legendary')).refusedBy('ACH-3');
});

test('P23-1 with four players the token is there from the start', () => {
  const game = table({ seats: 4 });
  expect(game.game.tokenOnCard).toBe(true);
  game.set({ tokenOnCard: false }).has(0, justEnough(game.game.achievement));
  game.seat(0).tries(claim('legendary')).refusedBy('ACH-3');
});

const pacifist = (change: object = {}) =>
  table({ characters: ['pacifist', 'briber', 'champion', 'implacable'] })
    .set({ achievement: 'standingArmy' })
    .has(0, { military: 0, culture: 4, gold: 0, votes: 2, ...change });

test('EFF-19 claim without holding what the card asks, for 4 culture and 2 votes', () => {
  const game = pacifist();
  game.seat(0).tries(claim('reward')).refusedBy('ACH-1');
  expect(game.seat(0).does(claim('legendary', 'commonCause'))).toEqual([
    { type: 'cardPlayed', seat: 0, card: 'commonCause' },
    { type: 'paid', seat: 0, goods: { culture: 4, votes: 2 } },
    claimed('legendary'),
    { type: 'legendaryGained', seat: 0 },
  ]);
  expect(game.player(0)).toMatchObject({ culture: 0, votes: 0, claimed: true, discard: ['commonCause'] });
});

test('EFF-19 INV-5 it must be paid, and all else about a claim holds', () => {
  pacifist({ culture: 3 }).seat(0).tries(claim('reward', 'commonCause')).refusedBy('INV-5');
  pacifist({ votes: 1 }).seat(0).tries(claim('reward', 'commonCause')).refusedBy('INV-5');
  pacifist({ claimed: true }).seat(0).tries(claim('reward', 'commonCause')).refusedBy('ACH-2');
  pacifist({ legendary: true }).seat(0).tries(claim('legendary', 'commonCause')).refusedBy('ACH-3');
  expect(pacifist().seat(0).does(claim('reward', 'commonCause')).at(-1)).toEqual(gained({ gold: 5 }));
});

const tyrant = (change: object = {}) =>
  table({ characters: ['tyrant', 'briber', 'champion', 'implacable'] })
    .set({ achievement: 'balancedRealm' })
    .has(0, { ...justEnough('balancedRealm'), ...change });

const REWARD = gained({ power: 1, prestige: 1, popularity: 1 });

test('EFF-20 twofold: the achievement resolved twice, the token once at most', () => {
  const game = tyrant();
  expect(game.seat(0).does(claim(['legendary', 'reward'], 'twofold'))).toEqual([
    { type: 'cardPlayed', seat: 0, card: 'twofold' },
    claimed('legendary', 'reward'),
    { type: 'legendaryGained', seat: 0 },
    REWARD,
  ]);
  expect(game.game.tokenOnCard).toBe(false);
  expect(
    tyrant()
      .seat(0)
      .does(claim(['reward', 'reward'], 'twofold'))
      .slice(2),
  ).toEqual([REWARD, REWARD]);
  game.seat(0).tries(claim('reward')).refusedBy('ACH-2');
});

test('EFF-20 exactly two are taken with the card', () => {
  const game = tyrant({ hand: ['twofold'] });
  game
    .seat(0)
    .mayDoExactly(
      [
        claim('legendary'),
        claim('reward'),
        claim(['legendary', 'reward'], 'twofold'),
        claim(['reward', 'legendary'], 'twofold'),
        claim(['reward', 'reward'], 'twofold'),
      ],
      'claim',
    );
  game.seat(0).tries(claim('reward', 'twofold')).refusedBy('EFF-20');
  game
    .seat(0)
    .tries(claim(['legendary', 'legendary'], 'twofold'))
    .refusedBy('EFF-20');
  game
    .seat(0)
    .tries(claim(['legendary', 'reward', 'reward'], 'twofold'))
    .refusedBy('EFF-20');
});

test('EFF-20 the card does not stand in for what must be held', () => {
  tyrant({ gold: 2 })
    .seat(0)
    .tries(claim(['reward', 'reward'], 'twofold'))
    .refusedBy('ACH-1');
});

test('STR-2 STR-4 only claim cards from the own hand are played with a claim, each once', () => {
  const game = claiming('standingArmy').has(0, {
    hand: ['gildedTongue', 'twofold', 'royalWarrant'],
    discard: ['commonCause'],
  });
  game.seat(0).tries(claim('reward', 'commonCause')).refusedBy('STR-2');
  game
    .seat(0)
    .tries(claim('reward', 'constructor' as CardId))
    .refusedBy('STR-2');
  game.seat(0).tries(claim('reward', 'gildedTongue')).refusedBy('STR-4');
  game.seat(0).tries(claim('reward', 'royalWarrant')).refusedBy('STR-4');
  game
    .seat(0)
    .tries(claim('reward', 'twofold', 'twofold'))
    .refusedBy('STR-4');
  for (const cards of [undefined, 'twofold', null]) {
    game
      .seat(0)
      .tries({ type: 'claim', take: ['reward'], with: cards } as unknown as Command)
      .refusedBy('STR-4');
  }
});

test('EFF-19 EFF-20 both claim cards may be played with one claim', () => {
  const game = tyrant({ hand: ['twofold', 'commonCause'], gold: 0, military: 0, culture: 4, votes: 2 });
  expect(game.seat(0).does(claim(['legendary', 'reward'], 'commonCause', 'twofold'))).toEqual([
    { type: 'cardPlayed', seat: 0, card: 'commonCause' },
    { type: 'cardPlayed', seat: 0, card: 'twofold' },
    { type: 'paid', seat: 0, goods: { culture: 4, votes: 2 } },
    claimed('legendary', 'reward'),
    { type: 'legendaryGained', seat: 0 },
    REWARD,
  ]);
});

test('ACH-3 EFF-20 both things taken are the token or the reward', () => {
  tyrant()
    .seat(0)
    .tries(claim(['reward', 'token' as Take], 'twofold'))
    .refusedBy('ACH-3');
});
