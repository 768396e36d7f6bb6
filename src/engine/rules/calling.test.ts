import { expect, test } from 'vitest';
import { act, callTime, claim, done, flip, move, notDone, pickUp, play, refresh, table, wild } from '#testkit';
import { alarm } from '../index.ts';

test('CAL-1 TIM-5 council is called at the instant the last marker falls, whatever the sand', () => {
  const game = table({ seats: 4 });
  game.at('3:00').seat(1).does(flip('purple'));
  game.at('5:59').seat(1).tries(flip('purple')).refusedBy('TIM-3');
  expect(game.at('6:00').seat(1).does(flip('purple')).at(-1)).toEqual({ type: 'councilCalled' });
  expect(game.game).toMatchObject({ phase: 'called', deadline: null });
  expect(alarm(game.game)).toBeUndefined();
});

test('CAL-2 from then on everything goes on as usual but flips, without a limit, until all are done', () => {
  const game = table().worker(0, 0, ['frame', 'crowd', 'bottom']).has(0, { culture: 10, votes: 3, military: 8 });
  game
    .set({ achievement: 'standingArmy', display: [null, null, null, null] })
    .called()
    .at('99:00');
  game.seat(0).tries(flip('black')).refusedBy('CAL-2');
  game.seat(0).does(act(0, game.action('crowd', 'bottom')), play('gildedTongue'), pickUp, claim('reward'), refresh);
  game.seat(0).does(move(1, game.frame('vote', 'top')));
  game.at('100:00').seat(0).does(done);
  game.seat(1).does(done);
  expect(game.game.phase).toBe('called');
  const events = game.seat(2).does(done);
  expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['doneSaid', 'councilBegan']);
  expect(game.game.phase).toBe('rewards');
});

test('CAL-2 a player who has not finished an action is not done', () => {
  const game = table().called();
  game.seat(0).does(play('loosePurse'));
  game.seat(0).tries(done).refusedBy('ACT-2');
  game.seat(0).does(wild({ gold: 1 }), done);
});

test('DIG-1 done may be taken back until all are done, and holds off new actions till then', () => {
  const game = table().called();
  expect(game.seat(0).does(done)).toEqual([{ type: 'doneSaid', seat: 0, done: true }]);
  game.seat(0).tries(done).refusedBy('DIG-1');
  game.seat(1).tries(notDone).refusedBy('DIG-1');
  for (const command of [play('gildedTongue'), move(0, 'mat'), act(0, 0), pickUp, claim('reward')]) {
    game.seat(0).tries(command).refusedBy('DIG-1');
  }
  expect(game.seat(0).does(notDone)).toEqual([{ type: 'doneSaid', seat: 0, done: false }]);
  game.seat(0).does(play('gildedTongue'), done);
  game
    .seat(0)
    .tries({ type: 'done', done: 1 as unknown as boolean })
    .refusedBy('DIG-1');
});

test('UNT-3 nobody is done in a timed round before the call, nor before the first flip', () => {
  table().seat(0).tries(done).refusedBy('UNT-3');
  table().council('rewards').seat(0).tries(done).refusedBy('UNT-3');
  table({ timing: 'untimed' }).seat(0).tries(done).allowed();
});

test('UNT-3 in an untimed round a done may be taken back too', () => {
  const game = table({ timing: 'untimed', seats: 2 });
  game.seat(0).does(done);
  game.seat(0).tries(move(0, 'mat')).refusedBy('DIG-1');
  game.seat(0).does(notDone, move(0, game.frame('vote', 'top')), done);
  game.seat(1).does(done);
  expect(game.game.trackSpace).toBe(1);
});

test('CAL-3 DIG-1 when time is called the lowest rank that is not done gets the clock first, the highest last', () => {
  const game = table({ seats: 4 })
    .called()
    .set({ privilege: [2, 0, 3, 1] })
    .at('10:00');
  game.seat(1).does(done);
  expect(game.seat(1).does(callTime)).toEqual([
    { type: 'timeCalled', seat: 1 },
    { type: 'clockGiven', seat: 3, deadline: 620_000 },
  ]);
  expect(alarm(game.game)).toBe(620_000);
  game.seat(2).tries(callTime).refusedBy('DIG-1');
  expect(game.at('10:05').seat(3).does(play('unbowed'), done)).toContainEqual({
    type: 'clockGiven',
    seat: 0,
    deadline: 625_000,
  });
  game.at('10:25');
  expect(game.due()).toEqual([
    { type: 'doneSaid', seat: 0, done: true },
    { type: 'clockGiven', seat: 2, deadline: 645_000 },
  ]);
  game.at('10:45');
  expect(
    game
      .due()
      .slice(0, 2)
      .map(({ type }) => type),
  ).toEqual(['doneSaid', 'councilBegan']);
  expect(game.game).toMatchObject({ phase: 'rewards', onClock: null, deadline: null });
});

test('DIG-1 a done ahead of its turn does not move the clock, and the turn is left out when it comes', () => {
  const game = table({ seats: 3 }).called().at('10:00');
  game.seat(0).does(callTime);
  expect(game.game.onClock).toBe(2);
  expect(game.seat(1).does(done)).toEqual([{ type: 'doneSaid', seat: 1, done: true }]);
  expect(game.game).toMatchObject({ onClock: 2, deadline: 620_000 });
  game.at('10:10').seat(2).does(done);
  expect(game.game).toMatchObject({ onClock: 0, deadline: 630_000 });
});

test('DIG-1 CAL-3 once time was called, only who ranks above the clock may take a done back', () => {
  const game = table({ seats: 3 }).called().at('10:00');
  for (const seat of [0, 2]) game.seat(seat).does(done);
  game.seat(1).does(callTime);
  expect(game.game.onClock).toBe(1);
  game.seat(2).tries(notDone).refusedBy('DIG-1');
  game.seat(0).does(notDone);
  game.seat(1).does(done);
  expect(game.game.onClock).toBe(0);
  game.seat(1).tries(notDone).refusedBy('DIG-1');
});

test('DIG-1 time is called only after council was called', () => {
  table().seat(0).tries(callTime).refusedBy('DIG-1');
  table().council('rewards').seat(0).tries(callTime).refusedBy('DIG-1');
});

test('DIG-1 the table chooses how long the last word may take', () => {
  const game = table({ lastWord: 5_000 }).called().at('10:00');
  expect(game.seat(0).does(callTime).at(-1)).toEqual({ type: 'clockGiven', seat: 2, deadline: 605_000 });
});

test('DIG-1 DIG-4 what was begun when the time passed is finished plainly', () => {
  const game = table({ seats: 2 }).called().at('10:00').has(1, { military: 0, culture: 0, gold: 0 });
  game.seat(1).does(play('spoils'));
  game.seat(0).does(callTime);
  game.at('10:20');
  expect(game.due()).toEqual([
    { type: 'gained', seat: 1, goods: { military: 1 } },
    { type: 'asked', seat: 1, todo: [] },
    { type: 'doneSaid', seat: 1, done: true },
    { type: 'clockGiven', seat: 0, deadline: 640_000 },
  ]);
});

test('UNT-3 an untimed table has nobody to be done in council', () => {
  const game = table({ timing: 'untimed' }).set({ phase: 'moves' });
  game.seat(0).tries(done).refusedBy('UNT-3');
  game.set({ phase: 'rewards' }).seat(0).tries(done).refusedBy('UNT-3');
});
