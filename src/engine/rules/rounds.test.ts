import { expect, test } from 'vitest';
import { AREAS } from '#content';
import { flip, freshTable, move, notReady, pause, play, ready, resume, type Table, table, voteTiming } from '#testkit';
import { alarm, NOBODY, type Timing, timingOf } from '../index.ts';

const everybody = (game: Table) => [...game.game.players.keys()];

test('COU-12 when all are ready all three timers flip from where they stand, and the next round begins', () => {
  const game = table().timerOn('green', 'top', 0).council('moves').at('20:00');
  for (const seat of [0, 1]) game.seat(seat).does(ready);
  expect(game.seat(2).does(ready)).toEqual([
    { type: 'readySaid', seat: 2, ready: true },
    { type: 'roundBegan', round: 2, timing: 'timed' },
    { type: 'timerFlipped', area: 'purple', to: 'bottom', sandOut: 1_380_000 },
    { type: 'markerKnockedOff', circle: 2 },
    { type: 'timerFlipped', area: 'green', to: 'bottom', sandOut: 1_320_000 },
    { type: 'timerFlipped', area: 'black', to: 'top', sandOut: 1_245_000 },
  ]);
  expect(game.game).toMatchObject({
    phase: 'round',
    round: 2,
    deadline: null,
    circles: ['open', 'marker', 'timer', 'marker'],
  });
  expect(game.game.players.map((player) => player.ready)).toEqual([false, false, false]);
});

test('COU-12 running sand is waited out, and the table itself begins', () => {
  const game = table().council('moves');
  const { sandOut } = game.timer('purple');
  expect(sandOut).toBeGreaterThan(game.now);
  for (const seat of [0, 1, 2]) expect(game.seat(seat).does(ready)).toHaveLength(1);
  expect(game.game.phase).toBe('moves');
  expect(alarm(game.game)).toBe(sandOut);
  expect(() => game.at(sandOut - 1).due()).toThrow('ACT-3');
  expect(game.at(sandOut).due()[0]).toEqual({ type: 'roundBegan', round: 2, timing: 'timed' });
});

test('COU-12 a player who is ready may still think again', () => {
  const game = table().council('moves');
  game.seat(0).does(ready);
  game.seat(0).tries(ready).refusedBy('COU-12');
  game.seat(1).tries(notReady).refusedBy('COU-12');
  for (const seat of [1, 2]) game.seat(seat).does(ready);
  game.seat(1).does(notReady, move(1, game.frame('vote', 'top')));
  expect(alarm(game.game)).toBeUndefined();
  game
    .seat(0)
    .tries({ type: 'ready', ready: 'yes' as unknown as boolean })
    .refusedBy('COU-12');
});

test('COU-12 there is nothing to be ready for in a round or in the steps before', () => {
  table().seat(0).tries(ready).refusedBy('COU-12');
  table().called().seat(0).tries(ready).refusedBy('COU-12');
  table().council('rewards').seat(0).tries(ready).refusedBy('COU-12');
});

test('COU-12 nothing else is reset', () => {
  const game = table().worker(0, 0, ['box', 'vote', 'bottom']).council('moves');
  game.has(1, {
    discard: ['spoils'],
    hand: [],
    gold: 3,
    power: 5,
    slots: { brown: ['saltmarsh'], red: [], blue: [], yellow: [] },
  });
  const before = game.game.players;
  game.nextRound();
  expect(game.game.players).toEqual(before);
});

const votes = (...cast: readonly (Timing | null)[]): Table => {
  const game = table({ seats: cast.length, timing: ['timed', 'timed', 'untimed', 'untimed'] }).council('moves');
  cast.forEach((timing, seat) => {
    if (timing !== null) game.seat(seat).does(voteTiming(timing));
  });
  return game;
};

test.each([
  [[null, null, null], 'timed'],
  [['untimed', null, null], 'untimed'],
  [['timed', null, null], 'timed'],
  [['timed', 'untimed', null], 'untimed'],
  [['timed', 'timed', 'untimed'], 'timed'],
  [['timed', 'untimed', 'untimed'], 'untimed'],
  [['timed', 'timed', 'untimed', 'untimed'], 'untimed'],
] as const)('DIG-5 UNT-1 votes %j: the majority decides, a tie means untimed, no vote leaves it', (cast, timing) => {
  const game = votes(...cast);
  expect(timingOf(game.game, 2)).toBe(timing);
  game.nextRound();
  expect(game.game).toMatchObject({ round: 2, timing });
  expect(game.game.players.map(({ timingVote }) => timingVote)).toEqual(cast.map(() => null));
});

test('DIG-5 a vote may be changed, in every step of council', () => {
  const game = table().council('rewards');
  expect(game.seat(1).does(voteTiming('untimed'))).toEqual([{ type: 'timingVoted', seat: 1, timing: 'untimed' }]);
  game.council('moves').seat(1).does(voteTiming('timed'));
  expect(game.player(1).timingVote).toBe('timed');
});

test('DIG-5 UNT-1 only in council, only for a round still to come, only timed or untimed', () => {
  table().seat(0).tries(voteTiming('untimed')).refusedBy('DIG-5');
  freshTable().seat(0).tries(voteTiming('untimed')).refusedBy('DIG-5');
  table().called().seat(0).tries(voteTiming('untimed')).refusedBy('DIG-5');
  table().set({ round: 4 }).council('rewards').seat(0).tries(voteTiming('untimed')).refusedBy('DIG-5');
  table().set({ round: 3 }).council('rewards').seat(0).tries(voteTiming('untimed')).allowed();
  for (const timing of ['slow', '', null, 1]) {
    table()
      .council('moves')
      .seat(0)
      .tries(voteTiming(timing as Timing))
      .refusedBy('UNT-1');
  }
});

test('UNT-1 each round may be timed or untimed, whatever the one before', () => {
  const game = table({ timing: ['timed', 'untimed', 'timed', 'untimed'] });
  for (const timing of ['timed', 'untimed', 'timed', 'untimed']) {
    expect(game.game.timing).toBe(timing);
    expect(game.game.trackSpace).toBe(0);
    if (game.game.round < 4) game.nextRound();
  }
});

test('UNT-4 COU-12 before an untimed round no sand is waited for', () => {
  const game = table({ timing: ['timed', 'untimed', 'timed', 'timed'] }).council('moves');
  expect(game.timer('purple').sandOut).toBeGreaterThan(game.now);
  for (const seat of everybody(game)) game.seat(seat).does(ready);
  expect(game.game).toMatchObject({ phase: 'round', round: 2, timing: 'untimed' });
  expect(AREAS.map((area) => game.timer(area).sandOut)).toEqual([game.now, game.now, game.now]);
});

test('UNT-1 COU-12 a vote for untimed lets a table go that waits for sand', () => {
  const game = table().council('moves');
  for (const seat of everybody(game)) game.seat(seat).does(ready);
  game.seat(0).does(voteTiming('untimed'));
  expect(alarm(game.game)).toBe(0);
  game.due();
  expect(game.game).toMatchObject({ phase: 'round', timing: 'untimed' });
});

test('PAU-1 DIG-7 anyone seated may pause and anyone resume; between the two nothing happens', () => {
  const game = table();
  expect(game.at('0:10').seat(2).does(pause)).toEqual([{ type: 'paused', seat: 2 }]);
  expect(game.game.paused).toBe(true);
  expect(alarm(game.game)).toBeUndefined();
  for (const command of [pause, move(0, 'mat'), flip('black'), play('loosePurse'), voteTiming('timed'), ready]) {
    game.seat(1).tries(command).refusedBy('PAU-1');
  }
  game.seat(1).mayDoExactly([resume], 'pause', 'resume', 'move', 'play', 'flip');
  expect(game.seat(1).does(resume)).toEqual([{ type: 'resumed', seat: 1 }]);
  expect(game.game.paused).toBe(false);
  game.seat(1).tries(resume).refusedBy('DIG-7');
});

test('PAU-1 the timers keep the sand they have: game time stands still, and so do they', () => {
  const game = table().at('0:40');
  const before = game.game.timers;
  game.seat(0).does(pause);
  game.seat(1).does(resume);
  expect(game.game.timers).toEqual(before);
  game.at('0:44').seat(0).tries(flip('black')).refusedBy('TIM-3');
  game.at('0:45').seat(0).tries(flip('black')).allowed();
});

test('PAU-1 a table can be paused in every phase, and its waits rest too', () => {
  for (const game of [
    freshTable({ waitLimit: 5 }),
    table(),
    table().called(),
    table({ waitLimit: 5 }).council('moves'),
  ]) {
    game.seat(0).does(pause);
    expect(alarm(game.game)).toBeUndefined();
    expect(() => game.at('99:00').due()).toThrow('PAU-1');
    game.seat(0).does(resume);
  }
});

test('DIG-7 nobody who is not seated pauses or resumes', () => {
  const game = table({ seats: 2 });
  game.seat(2).tries(pause).refusedBy('ACT-3');
  game.seat(0).does(pause);
  game.seat(NOBODY).tries(resume).refusedBy('ACT-3');
});

test('DIG-7 a house that has to close may pause its tables', () => {
  const game = table();
  expect(game.seat(NOBODY).does(pause)).toEqual([{ type: 'paused', seat: NOBODY }]);
  game.seat(1).does(resume);
});
