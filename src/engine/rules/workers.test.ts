import { expect, test } from 'vitest';
import { ACTION_NAMES, type ActionName, act, chooseWorker, flip, move, play, table } from '#testkit';
import { boardOf, type Game, type WorkerState, workerState } from '../index.ts';

const GREEN_AND_PURPLE = ['brown', 'court', 'blue', 'red', 'crowd', 'muster'] as const;
const BLACK = ['yellow', 'vote', 'conquer', 'wild'] as const;

const framesOf = (game: Game, row: 'top' | 'bottom'): readonly number[] =>
  boardOf(game).frames.flatMap((frame, index) => (frame.row === row ? [index] : []));

test('WRK-1 a worker on the mat may go to every row without the timer, or stay', () => {
  const game = table({ seats: 4 });
  game.seat(0).mayDoExactly(
    [...framesOf(game.game, 'top'), 'mat' as const].flatMap((to) => [move(0, to), move(1, to)]),
    'move',
  );
  for (const frame of framesOf(game.game, 'bottom')) game.seat(0).tries(move(1, frame)).refusedBy('WRK-1');
});

test('WRK-1 between rows, off a row and onto a row: neither may have the timer', () => {
  const game = table().worker(0, 0, ['frame', 'vote', 'bottom']).worker(0, 1, ['frame', 'vote', 'top']);
  game
    .seat(0)
    .tries(move(0, game.frame('wild', 'top')))
    .refusedBy('WRK-1');
  game.seat(0).tries(move(0, 'mat')).refusedBy('WRK-1');
  game
    .seat(0)
    .tries(move(1, game.frame('wild', 'bottom')))
    .refusedBy('WRK-1');
  game
    .seat(0)
    .tries(move(1, game.frame('wild', 'top')))
    .allowed();
  game.seat(0).tries(move(1, 'mat')).allowed();
});

test('WRK-1 every row is looked at by itself: purple may be open below while black is open above', () => {
  const game = table({ seats: 5 }).timerOn('purple', 'top').worker(0, 0, ['frame', 'vote', 'top']);
  game
    .seat(0)
    .tries(move(0, game.frame('brown', 'bottom')))
    .allowed();
  game
    .seat(0)
    .tries(move(0, game.frame('brown', 'top')))
    .refusedBy('WRK-1');
  game
    .seat(0)
    .tries(move(0, game.frame('red', 'top')))
    .allowed();
});

test('WRK-1 nobody moves a worker they do not have', () => {
  const game = table();
  for (const worker of [2, -1, 0.5, Number.NaN, '0', null]) {
    game
      .seat(0)
      .tries(move(worker as number, 'mat'))
      .refusedBy('WRK-1');
  }
});

test('WRK-2 WRK-7 a worker is placed in a frame and does nothing there yet', () => {
  const game = table();
  expect(game.seat(0).does(move(1, game.frame('vote', 'top')))).toEqual([
    { type: 'workerMoved', seat: 0, worker: 1, to: game.frame('vote', 'top') },
  ]);
  expect(game.player(0).workers[1]).toEqual({ grande: false, spot: 'frame', space: game.frame('vote', 'top') });
  expect(game.player(0).votes).toBe(0);
  game
    .seat(0)
    .tries(act(1, game.action('vote', 'top')))
    .refusedBy('WRK-8');
});

test('WRK-2 there is nowhere else to go', () => {
  const game = table();
  for (const to of [16, -1, 1.5, Number.NaN, '3', 'box', null, undefined]) {
    game
      .seat(0)
      .tries(move(0, to as number))
      .refusedBy('WRK-2');
  }
});

test('WRK-7 a worker acts only once the timer has come to it', () => {
  const game = table().at('0:45');
  game.seat(0).does(move(1, game.frame('vote', 'top')));
  game.seat(2).does(flip('black'));
  game.seat(0).does(act(1, game.action('vote', 'top')));
  expect(game.player(0).votes).toBe(1);
});

test.each(GREEN_AND_PURPLE)('WRK-3 no common worker enters a %s frame that holds any worker', (name) => {
  for (const [owner, grande] of [
    [0, true],
    [1, true],
    [1, false],
  ] as const) {
    const game = table({ seats: 4 }).worker(owner, grande ? 0 : 1, ['frame', name, 'top']);
    game
      .seat(0)
      .tries(move(1, game.frame(name, 'top')))
      .refusedBy('WRK-3');
    game
      .seat(2)
      .tries(move(1, game.frame(name, 'top')))
      .refusedBy('WRK-3');
  }
});

test('WRK-3 one own common worker keeps another out, but not itself', () => {
  const game = table().worker(0, 1, ['frame', 'red', 'top']).worker(0, 2, 'mat', false);
  game
    .seat(0)
    .tries(move(2, game.frame('red', 'top')))
    .refusedBy('WRK-3');
  game
    .seat(0)
    .tries(move(1, game.frame('red', 'top')))
    .allowed();
});

test.each(BLACK)("WRK-4 nobody is in anybody's way in the black frame %s", (name) => {
  const game = table().worker(0, 0, ['frame', name, 'top']).worker(1, 1, ['frame', name, 'top']);
  game.worker(0, 2, 'mat', false);
  game.seat(0).does(move(1, game.frame(name, 'top')), move(2, game.frame(name, 'top')));
  game.seat(2).does(move(0, game.frame(name, 'top')), move(1, game.frame(name, 'top')));
});

test.each(ACTION_NAMES)('WRK-5 a grande worker is never blocked: %s', (name) => {
  const game = table().worker(1, 0, ['frame', name, 'top']).worker(2, 1, ['frame', name, 'top']);
  game.worker(0, 1, ['frame', name, 'top']);
  game
    .seat(0)
    .tries(move(0, game.frame(name, 'top')))
    .allowed();
});

test('WRK-5 P23-2 not by neutral workers either, which block common ones', () => {
  const game = table({ seats: 2 });
  for (const name of ['brown', 'red'] as const) {
    game
      .seat(0)
      .tries(move(0, game.frame(name, 'top')))
      .allowed();
    game
      .seat(0)
      .tries(move(1, game.frame(name, 'top')))
      .refusedBy('WRK-3');
  }
  game.timerOn('purple', 'top').timerOn('green', 'top');
  for (const name of ['blue', 'muster'] as const) {
    game
      .seat(1)
      .tries(move(0, game.frame(name, 'bottom')))
      .allowed();
    game
      .seat(1)
      .tries(move(1, game.frame(name, 'bottom')))
      .refusedBy('WRK-3');
  }
  for (const name of ['court', 'crowd'] as const)
    game
      .seat(1)
      .tries(move(1, game.frame(name, 'bottom')))
      .allowed();
});

test('WRK-6 boxes never block: the frame above a full box is free, and the box is always open', () => {
  const game = table().worker(1, 0, ['box', 'crowd', 'top']).worker(1, 1, ['box', 'crowd', 'top']);
  game.seat(0).does(move(1, game.frame('crowd', 'top')));
  game
    .timerOn('green', 'top')
    .seat(0)
    .does(act(1, game.action('crowd', 'top')));
  expect(game.player(0).workers[1]).toMatchObject({ spot: 'box', space: game.action('crowd', 'top') });
});

test.each(['yellow', 'crowd', 'brown'] as const)('WRK-10 in the box %s under the timer a worker is stuck', (name) => {
  const game = table().worker(0, 1, ['box', name, 'bottom']).has(0, { gold: 10 });
  game
    .seat(0)
    .tries(move(1, game.frame(name, 'bottom')))
    .refusedBy('WRK-10');
  game
    .seat(0)
    .tries(move(1, game.frame('vote', 'top')))
    .refusedBy('WRK-10');
  game.seat(0).tries(move(1, 'mat')).refusedBy('WRK-10');
  game
    .seat(0)
    .tries(act(1, game.action(name, 'bottom')))
    .refusedBy('WRK-10');
});

test('WRK-11 once the timer has left, a worker in a box may go anywhere legal, up into its own frame too', () => {
  const game = table().worker(0, 1, ['box', 'vote', 'top']);
  const frames = framesOf(game.game, 'top').map((frame) => move(1, frame));
  game
    .seat(0)
    .mayDoExactly(
      [...frames, move(1, 'mat'), ...framesOf(game.game, 'top').map((frame) => move(0, frame)), move(0, 'mat')],
      'move',
    );
  game
    .seat(0)
    .tries(act(1, game.action('vote', 'top')))
    .refusedBy('WRK-8');
});

test('WRK-11 left where it was, it is stuck again when the timer returns', () => {
  const game = table().worker(0, 1, ['box', 'vote', 'top']).at('0:45');
  game.seat(1).does(flip('black'));
  game.seat(0).tries(move(1, 'mat')).refusedBy('WRK-10');
});

test('WRK-12 a worker whose action was not taken stays in the frame and is free once the timer has left', () => {
  const game = table().worker(0, 1, ['frame', 'vote', 'bottom']).at('0:45');
  game.seat(0).tries(move(1, 'mat')).refusedBy('WRK-1');
  game.seat(1).does(flip('black'));
  expect(game.player(0).workers[1]).toMatchObject({ spot: 'frame', space: game.frame('vote', 'bottom') });
  game.seat(0).tries(move(1, 'mat')).allowed();
  game.at('1:30').seat(1).does(flip('black'));
  game.seat(0).does(act(1, game.action('vote', 'bottom')));
});

test('WRK-14 several own workers on one space, each by the placement rules', () => {
  const game = table().worker(0, 1, ['frame', 'red', 'top']).worker(0, 2, ['frame', 'vote', 'top'], false);
  game.seat(0).does(move(0, game.frame('red', 'top')));
  game
    .seat(0)
    .tries(move(2, game.frame('red', 'top')))
    .refusedBy('WRK-3');
  game.seat(0).does(move(0, game.frame('vote', 'top')), move(1, game.frame('vote', 'top')));
});

test('WRK-15 a wide frame is one spot: a worker there keeps common ones from both actions', () => {
  const game = table().worker(1, 1, ['frame', 'muster', 'top']);
  expect(game.frame('muster', 'top')).toBe(game.frame('crowd', 'top'));
  game
    .seat(0)
    .tries(move(1, game.frame('crowd', 'top')))
    .refusedBy('WRK-3');
  game
    .seat(0)
    .tries(move(0, game.frame('crowd', 'top')))
    .allowed();
});

test('ADV-1 who uses the variant has one own worker in a frame at most, grande or common, in any area', () => {
  for (const name of ['vote', 'red'] as const) {
    const game = table({ advancedPlacement: true }).worker(0, 0, ['frame', name, 'top']);
    game
      .seat(0)
      .tries(move(1, game.frame(name, 'top')))
      .refusedBy('ADV-1');
    game.worker(0, 0, 'mat').worker(0, 1, ['frame', name, 'top']);
    game
      .seat(0)
      .tries(move(0, game.frame(name, 'top')))
      .refusedBy('ADV-1');
    game
      .seat(0)
      .tries(move(1, game.frame(name, 'top')))
      .allowed();
    game
      .seat(1)
      .tries(move(0, game.frame(name, 'top')))
      .allowed();
  }
});

test('ADV-1 each player alone decides on the variant', () => {
  const game = table({ seats: 3 });
  const seats = game.game.options.seats.map((seat, index) => ({ ...seat, advancedPlacement: index === 0 }));
  game.set({ options: { ...game.game.options, seats } });
  for (const seat of [0, 1]) game.worker(seat, 1, ['frame', 'vote', 'top']);
  game
    .seat(0)
    .tries(move(0, game.frame('vote', 'top')))
    .refusedBy('ADV-1');
  game
    .seat(1)
    .tries(move(0, game.frame('vote', 'top')))
    .allowed();
});

test('ADV-2 boxes are not limited, nor is the frame above a box that holds an own worker', () => {
  const game = table({ advancedPlacement: true }).worker(0, 1, ['box', 'vote', 'top']);
  game.seat(0).does(move(0, game.frame('vote', 'top')));
  game
    .timerOn('black', 'top')
    .seat(0)
    .does(act(0, game.action('vote', 'top')));
  expect(game.player(0).workers.map(({ spot, space }) => [spot, space])).toEqual([
    ['box', game.action('vote', 'top')],
    ['box', game.action('vote', 'top')],
  ]);
});

test('ADV-6 glory goes without the limit', () => {
  const game = table({ glory: true }).worker(0, 1, ['frame', 'vote', 'top']);
  game
    .seat(0)
    .tries(move(0, game.frame('vote', 'top')))
    .allowed();
});

test('ACT-1 everybody acts whenever they like, and nobody has to', () => {
  const game = table({ seats: 5 });
  for (const seat of [3, 1, 4, 1, 0, 2]) game.seat(seat).does(move(1, game.frame('wild', 'top')));
  game.at('45:00');
  for (const seat of [0, 1, 2, 3, 4]) game.seat(seat).tries(move(1, 'mat')).allowed();
});

test('ACT-2 an open choice holds up its owner and nobody else', () => {
  const game = table().worker(0, 0, ['box', 'vote', 'bottom']).worker(0, 1, ['frame', 'vote', 'bottom']);
  game.seat(0).does(play('backDoor'));
  game.seat(0).tries(move(0, 'mat')).refusedBy('ACT-2');
  game
    .seat(1)
    .tries(move(0, game.frame('vote', 'top')))
    .allowed();
  game.seat(0).does(chooseWorker(0), move(0, 'mat'));
});

const STATES: readonly (readonly ['frame' | 'box', 'top' | 'bottom', WorkerState])[] = [
  ['frame', 'top', 'waiting'],
  ['box', 'top', 'free'],
  ['frame', 'bottom', 'canAct'],
  ['box', 'bottom', 'stuck'],
];

test.each(STATES)('WRK-8 WRK-10 WRK-11 WRK-12 in the %s of the %s row a worker is %s', (spot, row, state) => {
  for (const name of ['yellow', 'crowd', 'brown'] satisfies ActionName[]) {
    const game = table().worker(0, 0, [spot, name, row]);
    expect(workerState(game.game, game.player(0).workers[0] ?? { grande: true, spot: 'mat', space: 0 })).toBe(state);
  }
});

test('WRK-1 a worker on the mat is free', () => {
  expect(workerState(table().game, { grande: true, spot: 'mat', space: 0 })).toBe('free');
});

test('COU-11 in council step 5 workers move by the usual rules and nothing else is done', () => {
  const game = table().worker(1, 0, ['box', 'vote', 'bottom']).worker(2, 1, ['frame', 'red', 'top']).council('moves');
  expect(game.timer('purple').row).toBe('top');
  game.seat(1).tries(move(0, 'mat')).refusedBy('WRK-10');
  game
    .seat(1)
    .tries(move(1, game.frame('vote', 'bottom')))
    .refusedBy('WRK-1');
  game
    .seat(1)
    .tries(move(1, game.frame('red', 'top')))
    .refusedBy('WRK-3');
  const frames = framesOf(game.game, 'top').filter((frame) => boardOf(game.game).frames[frame]?.area !== 'purple');
  const purple = [game.frame('blue', 'bottom'), game.frame('court', 'bottom')];
  const open = [...frames, ...purple].filter((frame) => frame !== game.frame('red', 'top'));
  game.seat(1).mayDoExactly([...open.map((frame) => move(1, frame)), move(1, 'mat')]);
});

test('COU-12 a player who is ready has finished moving', () => {
  const game = table().council('moves');
  game.seat(0).does({ type: 'ready', ready: true });
  game.seat(0).tries(move(0, 'mat')).refusedBy('COU-12');
  game.seat(0).does({ type: 'ready', ready: false }, move(0, game.frame('vote', 'top')));
});

test('COU-0 in the other council steps no worker moves', () => {
  const game = table().council('rewards');
  for (const seat of [0, 1, 2]) game.seat(seat).tries(move(0, 'mat')).refusedBy('COU-0');
});

test('CAL-4 workers stay where they are when council is called and when it begins', () => {
  const game = table().worker(0, 0, ['box', 'vote', 'bottom']).worker(1, 1, ['frame', 'red', 'top']);
  const before = game.game.players.map(({ workers }) => workers);
  game.called();
  expect(game.game.players.map(({ workers }) => workers)).toEqual(before);
  game.council('moves');
  expect(game.game.players.map(({ workers }) => workers)).toEqual(before);
});
