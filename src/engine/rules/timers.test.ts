import { expect, test } from 'vitest';
import { AREAS, TIMER_TRACK } from '#content';
import { act, done, flip, freshTable, move, play, table } from '#testkit';
import type { Game } from '../index.ts';

test('TIM-3 any player may flip a timer whose sand has run out, and not before', () => {
  const game = table({ seats: 3 });
  game.at('0:44').seat(2).tries(flip('black')).refusedBy('TIM-3');
  game.at('0:44.999').seat(2).tries(flip('black')).refusedBy('TIM-3');
  game.at('0:45').seat(2).does(flip('black'));
  expect(game.timer('black').row).toBe('top');
});

test('TIM-3 nobody must: a timer may stand for as long as it likes', () => {
  const game = table({ seats: 3 }).at('59:00');
  for (const seat of [0, 1, 2]) game.seat(seat).mayDoExactly(AREAS.map(flip), 'flip');
});

test('TIM-3 only a timer can be flipped', () => {
  const game = table().at('10:00');
  for (const area of ['red', '', 'constructor', 3, null]) {
    game
      .seat(0)
      .tries({ type: 'flip', area: area as 'black' })
      .refusedBy('TIM-3');
  }
});

test.each([
  ['purple', 180_000],
  ['green', 120_000],
  ['black', 45_000],
] as const)('TIM-1 after a flip the %s sand runs for %i ms', (area, sand) => {
  const game = table().at('5:00');
  const [flipped] = game.seat(1).does(flip(area));
  expect(flipped).toEqual({ type: 'timerFlipped', area, to: 'top', sandOut: 300_000 + sand });
  game
    .at(300_000 + sand - 1)
    .seat(0)
    .tries(flip(area))
    .refusedBy('TIM-3');
  game
    .at(300_000 + sand)
    .seat(0)
    .tries(flip(area))
    .allowed();
});

test('DIG-6 the speed of a table changes the sand', () => {
  const game = table({ speed: 2 });
  game.at('0:22.499').seat(0).tries(flip('black')).refusedBy('TIM-3');
  game.at('0:22.5').seat(0).does(flip('black'));
  expect(game.timer('black').sandOut).toBe(45_000);
});

test.each(AREAS)('TIM-2 the %s timer goes from one row to the other and back, and stays on exactly one', (area) => {
  const game = table();
  expect(game.timer(area).row).toBe('bottom');
  game.at('5:00').seat(0).does(flip(area));
  expect(game.timer(area).row).toBe('top');
  if (area === 'purple') return;
  game.at('10:00').seat(1).does(flip(area));
  expect(game.timer(area).row).toBe('bottom');
});

test('TIM-4 what a worker may do depends on the row of the timer, not on its sand', () => {
  const game = table().worker(0, 0, ['frame', 'vote', 'bottom']).worker(0, 1, ['frame', 'vote', 'top']);
  for (const time of ['0:01', '0:45', '9:00']) {
    game
      .at(time)
      .seat(0)
      .tries(act(0, game.action('vote', 'bottom')))
      .allowed();
    game.seat(0).tries(move(0, 'mat')).refusedBy('WRK-1');
    game.seat(0).tries(move(1, 'mat')).allowed();
    game
      .seat(0)
      .tries(act(1, game.action('vote', 'top')))
      .refusedBy('WRK-8');
  }
});

const circles = (game: Game): string => game.circles.map((circle) => circle[0]).join('');

test('TIM-5 TIM-6 CAL-1 three purple flips, each knocking a marker off its new row; the third calls council', () => {
  const game = table();
  expect(circles(game.game)).toBe('omtm');
  expect(game.at('3:00').seat(0).does(flip('purple'))).toEqual([
    { type: 'timerFlipped', area: 'purple', to: 'top', sandOut: 360_000 },
    { type: 'markerKnockedOff', circle: 1 },
  ]);
  expect(circles(game.game)).toBe('otom');
  expect(game.at('6:00').seat(1).does(flip('purple'))).toEqual([
    { type: 'timerFlipped', area: 'purple', to: 'bottom', sandOut: 540_000 },
    { type: 'markerKnockedOff', circle: 3 },
    { type: 'councilCalled' },
  ]);
  expect(circles(game.game)).toBe('ooot');
  expect(game.game.phase).toBe('called');
});

test.each([
  [['timer', 'marker', 'marker', 'marker'], 'bottom', 2],
  [['marker', 'timer', 'open', 'marker'], 'bottom', 3],
  [['marker', 'marker', 'timer', 'marker'], 'top', 0],
  [['open', 'marker', 'marker', 'timer'], 'top', 1],
] as const)('TIM-5 the purple timer lands where a marker is: from %j', (before, to, circle) => {
  const game = table()
    .set({ circles: before })
    .timerOn('purple', to === 'top' ? 'bottom' : 'top');
  const [flipped, knocked] = game.at('9:00').seat(0).does(flip('purple'));
  expect(flipped).toMatchObject({ to });
  expect(knocked).toEqual({ type: 'markerKnockedOff', circle });
  expect(game.game.circles[circle]).toBe('timer');
  expect(game.game.circles.filter((one) => one === 'timer')).toHaveLength(1);
});

test('TIM-6 every later round has three purple flips too', () => {
  const game = table().nextRound();
  for (let flips = 1; flips < 3; flips += 1) {
    expect(game.game.phase).toBe('round');
    game.at(game.timer('purple').sandOut).seat(0).does(flip('purple'));
  }
  expect(game.game.phase).toBe('called');
});

test('ACT-3 a flip needs no worker and no timer but its own', () => {
  const game = table().at('0:45');
  game.seat(0).mayDoExactly([flip('black')], 'flip', 'pickUp', 'refresh', 'claim', 'act');
});

test('ACT-2 a player who is in the middle of something finishes it before a flip', () => {
  const game = table().at('9:00');
  game.seat(0).does(play('loosePurse'));
  game.seat(0).tries(flip('black')).refusedBy('ACT-2');
  game.seat(1).tries(flip('black')).allowed();
});

test('CAL-2 after council was called nobody flips anything', () => {
  const game = table().called().at('59:00');
  for (const area of AREAS) game.seat(0).tries(flip(area)).refusedBy('CAL-2');
});

test('COU-0 nor during council', () => {
  const game = table().council('rewards').at('59:00');
  for (const area of AREAS) game.seat(0).tries(flip(area)).refusedBy('COU-0');
});

test('UNT-3 in an untimed round nobody flips; when all are done the track does', () => {
  const game = table({ timing: 'untimed' });
  for (const area of AREAS) game.seat(0).tries(flip(area)).refusedBy('UNT-3');
  game.at('0:07').seat(0).does(done);
  game.seat(1).does(done);
  expect(game.seat(2).does(done)).toEqual([
    { type: 'doneSaid', seat: 2, done: true },
    { type: 'trackAdvanced', space: 1 },
    { type: 'timerFlipped', area: 'black', to: 'top', sandOut: 7_000 },
  ]);
  expect(game.game.players.map((player) => player.done)).toEqual([false, false, false]);
});

test('UNT-2 UNT-3 the token runs over the eleven spaces, flips what each shows, and the last calls council', () => {
  const game = freshTable({ timing: 'untimed' }).placed();
  for (const [space, areas] of TIMER_TRACK.entries()) {
    if (space === 0) continue;
    const before = game.game.timers;
    for (const seat of [0, 1, 2]) game.seat(seat).does(done);
    expect(game.game.trackSpace).toBe(space);
    for (const area of AREAS) expect(before[area].row !== game.timer(area).row).toBe(areas.includes(area));
    expect(game.game.phase).toBe(space === 10 ? 'called' : 'round');
  }
  expect(game.events.filter(({ type }) => type === 'markerKnockedOff')).toHaveLength(3);
  expect(game.events.at(-1)).toEqual({ type: 'councilCalled' });
});

test('UNT-4 in an untimed round there is no sand to wait for, and everything else is as usual', () => {
  const game = table({ timing: 'untimed' }).worker(0, 0, ['frame', 'vote', 'bottom']);
  expect(AREAS.map((area) => game.timer(area).sandOut)).toEqual([0, 0, 0]);
  game
    .at('99:00')
    .seat(0)
    .does(act(0, game.action('vote', 'bottom')), play('gildedTongue'), move(1, 8));
  game.seat(0).tries(move(0, 'mat')).refusedBy('WRK-10');
});
