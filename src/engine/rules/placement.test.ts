import { expect, test } from 'vitest';
import { flip, freshTable, move, notReady, pickUp, play, ready } from '#testkit';
import { boardOf, placerNow } from '../index.ts';

const bottomFrames = (at: ReturnType<typeof freshTable>) =>
  [...boardOf(at.game).frames.entries()].flatMap(([frame, { row }]) => (row === 'bottom' ? [frame] : []));

test('SET-10 grande workers in privilege order, then common workers in the same order', () => {
  const game = freshTable({ seats: 3 }).set({ privilege: [2, 0, 1] });
  const order = [];
  for (let placer = placerNow(game.game); placer !== null; placer = placerNow(game.game)) {
    order.push([placer.seat, placer.grande]);
    game.seat(placer.seat).does(move(placer.grande ? 0 : 1, game.frame('wild', 'bottom')));
  }
  expect(order).toEqual([
    [2, true],
    [0, true],
    [1, true],
    [2, false],
    [0, false],
    [1, false],
  ]);
});

test('SET-10 the one to place has every bottom frame, and only those', () => {
  const game = freshTable({ seats: 3 });
  game.seat(0).mayDoExactly(bottomFrames(game).map((frame) => move(0, frame)));
  game.seat(1).mayDoExactly([]);
  game
    .seat(0)
    .tries(move(0, game.frame('wild', 'top')))
    .refusedBy('SET-10');
  game.seat(0).tries(move(0, 'mat')).refusedBy('SET-10');
  game
    .seat(0)
    .tries(move(1, game.frame('wild', 'bottom')))
    .refusedBy('SET-10');
  game
    .seat(1)
    .tries(move(0, game.frame('wild', 'bottom')))
    .refusedBy('SET-10');
});

test('SET-10 WRK-3 P23-2 the placement rules hold: neutral and other workers keep common ones out', () => {
  const game = freshTable({ seats: 2 });
  game.seat(0).does(move(0, game.frame('crowd', 'bottom')));
  game.seat(1).does(move(0, game.frame('muster', 'bottom')));
  game
    .seat(0)
    .tries(move(1, game.frame('crowd', 'bottom')))
    .refusedBy('WRK-3');
  game
    .seat(0)
    .tries(move(1, game.frame('muster', 'bottom')))
    .refusedBy('WRK-3');
  game
    .seat(0)
    .tries(move(1, game.frame('blue', 'bottom')))
    .refusedBy('WRK-3');
  const black = (['yellow', 'vote', 'conquer', 'wild'] as const).map((name) => move(1, game.frame(name, 'bottom')));
  game.seat(0).mayDoExactly([move(1, game.frame('court', 'bottom')), ...black]);
});

test('SET-10 what happens: a worker is placed and the next one named', () => {
  const game = freshTable({ seats: 2, waitLimit: 60_000 }).at('0:05');
  expect(game.seat(0).does(move(0, 12))).toEqual([
    { type: 'workerMoved', seat: 0, worker: 0, to: 12 },
    { type: 'placerNamed', turn: 1, deadline: 65_000 },
  ]);
  expect(game.player(0).workers[0]).toEqual({ grande: true, spot: 'frame', space: 12 });
});

test('SET-10 when all are ready the timers flip to the bottom rows and a marker falls', () => {
  const game = freshTable({ seats: 2 });
  game.seat(0).tries(ready).refusedBy('SET-10');
  for (const grande of [0, 1]) for (const seat of [0, 1]) game.seat(seat).does(move(grande, 12));
  game.seat(0).tries(move(0, 12)).refusedBy('SET-10');
  game.at('0:30').seat(0).does(ready, notReady, ready);
  game.seat(0).tries(ready).refusedBy('COU-12');
  expect(game.game.phase).toBe('placement');
  expect(game.at('0:40').seat(1).does(ready)).toEqual([
    { type: 'readySaid', seat: 1, ready: true },
    { type: 'roundBegan', round: 1, timing: 'timed' },
    { type: 'timerFlipped', area: 'purple', to: 'bottom', sandOut: 220_000 },
    { type: 'markerKnockedOff', circle: 2 },
    { type: 'timerFlipped', area: 'green', to: 'bottom', sandOut: 160_000 },
    { type: 'timerFlipped', area: 'black', to: 'bottom', sandOut: 85_000 },
  ]);
  expect(game.game).toMatchObject({ phase: 'round', round: 1, circles: ['open', 'marker', 'timer', 'marker'] });
  expect(game.game.players.map(({ ready }) => ready)).toEqual([false, false]);
  expect(placerNow(game.game)).toBeNull();
});

test('SET-10 nothing else is done before the first flip', () => {
  const game = freshTable({ seats: 3 }).has(0, { discard: ['spoils'], culture: 10 });
  for (const command of [flip('black'), play('loosePurse'), pickUp]) game.seat(0).tries(command).refusedBy('SET-10');
});

test('SET-11 there is no start player: from the first instant everybody may do the same', () => {
  const game = freshTable({ seats: 3, characters: ['briber', 'champion', 'justicar'] }).placed();
  game.set({ players: game.game.players.map((player) => ({ ...player, hand: [], gold: 4, military: 0, culture: 0 })) });
  for (const seat of [0, 1, 2]) game.worker(seat, 0, 'mat').worker(seat, 1, 'mat');
  const [first, ...others] = [0, 1, 2].map((seat) => game.seat(seat).may());
  expect(first?.length).toBeGreaterThan(10);
  for (const other of others) expect(other).toEqual(first);
});
