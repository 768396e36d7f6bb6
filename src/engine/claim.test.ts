import { expect, test } from 'vitest';
import {
  act,
  claim as claimAchievement,
  conquer,
  done,
  due,
  flip,
  move,
  notDone,
  pause,
  play,
  ready,
  refresh,
  resume,
  type Table,
  type TableOptions,
  table,
  tuck,
} from '#testkit';
import { type Asked, type Claim, type Command, claim, type Game, type Kept, NOBODY } from './index.ts';

/** A table that remembers all that was accepted, as a room does. Rank is the order of the seats: 0 is highest. */
function race(game: Table) {
  const kept: Kept[] = [];
  const self = {
    kept,
    does(seat: number, at: number, command: Command) {
      kept.push({ before: game.game, asked: { seat, at, command } });
      game.at(at).seat(seat).does(command);
      return self;
    },
    /** What comes of a command that is refused as things stand. */
    claims(seat: number, at: number, command: Command): Claim | undefined {
      expect(game.at(at).seat(seat).tries(command).refused).toBeDefined();
      return claim(kept, { seat, at, command }, game.peek);
    },
  };
  return self;
}

const T = 300_000;
const start = (options: TableOptions = {}) => table(options).at(T);
const standing = (game: Game | undefined, seat: number, worker: number) => game?.players[seat]?.workers[worker];
const asks = (lost: readonly Asked[] | undefined) => lost?.map(({ seat, command }) => [seat, command]);

test('PRV-1 PRV-2 two common workers for one green frame: the higher rank gets it', () => {
  const game = start();
  const red = game.frame('red', 'top');
  const outcome = race(game)
    .does(2, T, move(1, red))
    .claims(0, T + 600, move(1, red));
  expect(outcome).toMatchObject({ from: 0 });
  expect(standing(outcome?.game, 0, 1)).toEqual({ grande: false, spot: 'frame', space: red });
  expect(standing(outcome?.game, 2, 1)).toEqual({ grande: false, spot: 'mat', space: 0 });
  expect(asks(outcome?.lost)).toEqual([[2, move(1, red)]]);
  expect(outcome?.happened).toEqual([
    {
      asked: { seat: 0, at: T, command: move(1, red) },
      events: [{ type: 'workerMoved', seat: 0, worker: 1, to: red }],
    },
  ]);
});

test.each([
  [1000, 1000, true],
  [1000, 1001, false],
  [250, 250, true],
  [250, 251, false],
  [0, 0, false],
])('PRV-1 with a window of %i ms a claim after %i ms holds: %s', (privilegeWindow, later, holds) => {
  const game = start({ privilegeWindow });
  const red = game.frame('red', 'top');
  const outcome = race(game)
    .does(2, T, move(1, red))
    .claims(0, T + later, move(1, red));
  expect(outcome !== undefined).toBe(holds);
});

test('PRV-1 DIG-6 the window does not shrink with the sand', () => {
  const game = start({ speed: 10 });
  const red = game.frame('red', 'top');
  expect(
    race(game)
      .does(2, T, move(1, red))
      .claims(0, T + 1000, move(1, red)),
  ).toBeDefined();
});

test('PRV-1 the lower rank cannot claim against the higher', () => {
  const game = start();
  const red = game.frame('red', 'top');
  expect(
    race(game)
      .does(0, T, move(1, red))
      .claims(2, T + 100, move(1, red)),
  ).toBeUndefined();
});

test('PRV-1 rank is the order on the privilege track', () => {
  const game = start().set({ privilege: [2, 1, 0] });
  const red = game.frame('red', 'top');
  const outcome = race(game)
    .does(0, T, move(1, red))
    .claims(2, T + 100, move(1, red));
  expect(standing(outcome?.game, 2, 1)?.spot).toBe('frame');
});

/** Seats 0 and 2 have both paid for a conquest. */
function conquerors() {
  const game = start();
  for (const seat of [0, 2]) game.has(seat, { military: 4 }).worker(seat, 1, ['frame', 'conquer', 'bottom']);
  const action = game.action('conquer', 'bottom');
  for (const seat of [0, 2]) game.seat(seat).does(act(1, action));
  return { game, province: game.game.display[1] ?? 'deck', other: game.game.display[2] ?? 'deck' } as const;
}

test('PRV-2 PRV-4 the same face-up province: the loser has paid and chooses another', () => {
  const { game, province } = conquerors();
  const outcome = race(game)
    .does(2, T, conquer(province))
    .does(2, T + 200, tuck('red'))
    .claims(0, T + 700, conquer(province));
  expect(asks(outcome?.lost)).toEqual([
    [2, conquer(province)],
    [2, tuck('red')],
  ]);
  expect(outcome?.game.players[0]?.todo).toEqual([{ do: 'tuck', province }]);
  expect(outcome?.game.players[2]).toMatchObject({
    military: 0,
    todo: [{ do: 'conquer' }],
    slots: { red: [] },
    workers: [{}, { spot: 'box' }],
  });
});

test('PRV-4 what the loser did besides is kept, where it still can be', () => {
  const { game, province } = conquerors();
  const outcome = race(game)
    .does(2, T, conquer(province))
    .does(1, T + 100, play('lapOfHonour'))
    .claims(0, T + 200, conquer(province));
  expect(asks(outcome?.lost)).toEqual([[2, conquer(province)]]);
  expect(outcome?.happened.map(({ asked }) => asked.seat)).toEqual([0, 1]);
  expect(outcome?.game.players[1]?.prestige).toBe(1);
});

test('PRV-2 PRV-4 a conquest begun inside the window is begun before the claim', () => {
  const game = start();
  for (const seat of [0, 2]) game.has(seat, { military: 4 }).worker(seat, 1, ['frame', 'conquer', 'bottom']);
  const action = game.action('conquer', 'bottom');
  const province = game.game.display[0] ?? 'deck';
  const outcome = race(game)
    .does(2, T, act(1, action))
    .does(2, T + 100, conquer(province))
    .does(0, T + 200, act(1, action))
    .claims(0, T + 300, conquer(province));
  expect(outcome?.from).toBe(1);
  expect(outcome?.happened.map(({ asked }) => [asked.seat, asked.at])).toEqual([
    [0, T + 200],
    [0, T + 100],
  ]);
  expect(outcome?.game.players[2]).toMatchObject({ military: 0, todo: [{ do: 'conquer' }] });
});

test('PRV-2 the legendary token: the loser has not claimed at all', () => {
  const game = start({ seats: 4 }).set({ achievement: 'standingArmy' });
  for (const seat of [1, 3]) game.has(seat, { military: 8, votes: 3 });
  const outcome = race(game)
    .does(3, T, claimAchievement('legendary'))
    .claims(1, T + 900, claimAchievement('legendary'));
  expect(outcome?.game.players[1]).toMatchObject({ legendary: true, claimed: true });
  expect(outcome?.game.players[3]).toMatchObject({ legendary: false, claimed: false, gold: 4 });
  expect(outcome?.game.tokenOnCard).toBe(false);
});

test('PRV-2 a worker enters a row while a lower rank flips the timer onto it', () => {
  const game = start();
  const vote = game.frame('vote', 'top');
  const outcome = race(game)
    .does(2, T, flip('black'))
    .claims(0, T + 400, move(1, vote));
  expect(outcome?.lost).toEqual([]);
  expect(standing(outcome?.game, 0, 1)).toEqual({ grande: false, spot: 'frame', space: vote });
  expect(outcome?.game.timers.black).toEqual({ row: 'top', sandOut: T + 45_000 });
});

test('PRV-2 a worker leaves a row while a lower rank flips the timer onto it', () => {
  const game = start().worker(0, 1, ['box', 'vote', 'top']);
  const outcome = race(game)
    .does(1, T, flip('black'))
    .claims(0, T + 400, move(1, 'mat'));
  expect(standing(outcome?.game, 0, 1)?.spot).toBe('mat');
  expect(outcome?.game.timers.black.row).toBe('top');
});

test('PRV-2 a worker acts while a lower rank flips the timer off its row', () => {
  const game = start().worker(0, 1, ['frame', 'vote', 'bottom']);
  const outcome = race(game)
    .does(1, T, flip('black'))
    .claims(0, T + 400, act(1, game.action('vote', 'bottom')));
  expect(outcome?.game.players[0]?.votes).toBe(1);
});

test('PRV-1 against the flip of a higher rank nobody claims', () => {
  const game = start();
  expect(
    race(game)
      .does(0, T, flip('black'))
      .claims(2, T + 100, move(1, game.frame('vote', 'top'))),
  ).toBeUndefined();
});

test('PRV-2 a flip itself claims nothing, nor does anything two players cannot both want', () => {
  const game = start({ seats: 3 });
  const racing = race(game).does(2, T, flip('black'));
  for (const command of [flip('black'), refresh, ready, done] satisfies Command[]) {
    expect(racing.claims(0, T + 100, command)).toBeUndefined();
  }
  expect(claim(racing.kept, { seat: 0, at: T, command: null as unknown as Command }, game.peek)).toBeUndefined();
  expect(claim([], { seat: 0, at: T, command: move(0, 'mat') }, game.peek)).toBeUndefined();
});

test('PRV-1 a claim that would hurt a higher rank is refused', () => {
  const game = start({ seats: 4 }).worker(2, 1, ['frame', 'brown', 'top']);
  const [red, brown] = [game.frame('red', 'top'), game.frame('brown', 'top')];
  const racing = race(game)
    .does(2, T, move(1, red))
    .does(0, T + 100, move(1, brown));
  expect(racing.claims(1, T + 200, move(1, red))).toBeUndefined();
});

test('PRV-1 a chain: the worker that stood where the loser came from gives way too, if all rank lower', () => {
  const game = start({ seats: 4 }).worker(2, 1, ['frame', 'brown', 'top']);
  const [red, brown] = [game.frame('red', 'top'), game.frame('brown', 'top')];
  const outcome = race(game)
    .does(2, T, move(1, red))
    .does(3, T + 100, move(1, brown))
    .claims(0, T + 200, move(1, red));
  expect(asks(outcome?.lost)).toEqual([
    [2, move(1, red)],
    [3, move(1, brown)],
  ]);
  expect([0, 2, 3].map((seat) => standing(outcome?.game, seat, 1))).toEqual([
    { grande: false, spot: 'frame', space: red },
    { grande: false, spot: 'frame', space: brown },
    { grande: false, spot: 'mat', space: 0 },
  ]);
});

test('PRV-1 one after the other: the second claims from the third, the first from the second', () => {
  const game = start();
  const red = game.frame('red', 'top');
  const racing = race(game).does(2, T, move(1, red));
  const second = racing.claims(1, T + 300, move(1, red));
  const kept: Kept[] = [{ before: racing.kept[0]?.before ?? game.game, asked: second?.happened[0]?.asked as Asked }];
  const firstToo = claim(kept, { seat: 0, at: T + 600, command: move(1, red) }, game.peek);
  expect(standing(firstToo?.game, 0, 1)?.spot).toBe('frame');
  expect(asks(firstToo?.lost)).toEqual([[1, move(1, red)]]);
});

test('PRV-1 what was never possible is not made so by a claim', () => {
  const game = start().worker(1, 1, ['frame', 'red', 'top']);
  const racing = race(game).does(2, T, move(1, game.frame('vote', 'top')));
  expect(racing.claims(0, T + 100, move(1, game.frame('red', 'top')))).toBeUndefined();
  expect(racing.claims(0, T + 100, move(7, 'mat'))).toBeUndefined();
});

test('PRV-1 the newest place where it was possible counts, not an older one', () => {
  const game = start();
  const red = game.frame('red', 'top');
  const racing = race(game)
    .does(2, T, play('wiseVerdict'))
    .does(2, T + 10, move(1, red))
    .does(1, T + 20, play('lapOfHonour'));
  expect(racing.claims(0, T + 30, move(1, red))?.from).toBe(1);
});

test('PRV-1 own commands since then come first, and their own effect stands', () => {
  const game = start();
  const red = game.frame('red', 'top');
  const outcome = race(game)
    .does(2, T, move(1, red))
    .does(0, T + 100, play('gildedTongue'))
    .claims(0, T + 200, move(1, red));
  expect(outcome?.happened.map(({ asked }) => asked)).toEqual([
    { seat: 0, at: T + 100, command: play('gildedTongue') },
    { seat: 0, at: T, command: move(1, red) },
  ]);
});

test('PRV-1 nobody undoes an own command by a claim', () => {
  const game = start().worker(0, 1, ['frame', 'vote', 'top']);
  expect(
    race(game)
      .does(0, T, flip('black'))
      .claims(0, T + 10, move(1, 'mat')),
  ).toBeUndefined();
});

test('PRV-1 nobody who is not seated claims anything', () => {
  const game = start();
  const red = game.frame('red', 'top');
  const racing = race(game).does(2, T, move(1, red));
  for (const seat of [NOBODY, 7, 0.5]) {
    expect(claim(racing.kept, { seat, at: T, command: move(1, red) }, game.peek)).toBeUndefined();
  }
});

test('PRV-1 what the table itself did stands', () => {
  const game = start({ waitLimit: 1000 });
  const kept: Kept[] = [{ before: game.game, asked: { seat: NOBODY, at: T, command: { type: 'due' } } }];
  expect(claim(kept, { seat: 0, at: T, command: move(0, 0) }, game.peek)).toBeUndefined();
});

test('PAU-1 PRV-1 a frame taken and a pause at once: the higher rank still gets it, and the table stays paused', () => {
  const game = start();
  const red = game.frame('red', 'top');
  const outcome = race(game).does(2, T, move(1, red)).does(2, T, pause).claims(0, T, move(1, red));
  expect(asks(outcome?.lost)).toEqual([[2, move(1, red)]]);
  expect(outcome?.happened.map(({ asked }) => [asked.seat, asked.command])).toEqual([
    [0, move(1, red)],
    [2, pause],
  ]);
  expect(outcome?.game.paused).toBe(true);
});

test.each([
  [1000, true],
  [1001, false],
])(
  'PAU-1 PRV-1 the window is counted in game time: %i ms of it, with a pause in between, holds: %s',
  (later, holds) => {
    const game = start();
    const red = game.frame('red', 'top');
    const racing = race(game)
      .does(2, T, move(1, red))
      .does(2, T + 100, pause)
      .does(0, T + 100, resume);
    const outcome = racing.claims(0, T + later, move(1, red));
    expect(outcome !== undefined).toBe(holds);
    if (holds) expect(outcome?.happened.map(({ asked }) => asked.command)).toEqual([move(1, red)]);
  },
);

test('PAU-1 what was on its way when a player paused counts as asked just before it, by any player', () => {
  const game = start().has(2, { culture: 5 });
  const racing = race(game).does(0, T, pause);
  for (const command of [flip('black'), play('wiseVerdict'), move(1, game.frame('red', 'top'))]) {
    const outcome = racing.claims(2, T, command);
    expect(outcome?.lost).toEqual([]);
    expect(outcome?.happened.map(({ asked }) => asked.command)).toEqual([command, pause]);
    expect(outcome?.game.paused).toBe(true);
  }
  for (const command of [pause, due, done, null as unknown as Command]) {
    expect(claim(racing.kept, { seat: 2, at: T, command }, game.peek)).toBeUndefined();
  }
});

test('PAU-1 PRV-1 a pause does not bring back what a higher rank has taken', () => {
  const game = start();
  const red = game.frame('red', 'top');
  const racing = race(game).does(0, T, move(1, red)).does(0, T, pause);
  expect(racing.claims(2, T, move(1, red))).toBeUndefined();
});

test('PAU-1 PRV-1 with no window nothing gets in before a pause', () => {
  const game = start({ privilegeWindow: 0 });
  const racing = race(game).does(0, T, pause);
  expect(racing.claims(2, T, move(1, game.frame('red', 'top')))).toBeUndefined();
});

/** Seats 0 and 1 have finished; seat 2 takes a frame and finishes, which moves the game on. */
function finished(game: Table) {
  const red = game.frame('red', 'top');
  const racing = race(game).does(0, T, done).does(1, T, done);
  racing.does(2, T + 5000, move(1, red)).does(2, T + 5000, done);
  return { racing, red };
}

test('PRV-1 UNT-3 moving and saying "done" at once: the higher rank, already done, still claims', () => {
  const game = start({ timing: 'untimed' });
  const { racing, red } = finished(game);
  expect(game.game.trackSpace).toBe(1);
  const outcome = racing.claims(0, T + 5900, move(1, red));
  expect(outcome?.happened.map(({ asked }) => [asked.seat, asked.command])).toEqual([
    [0, notDone],
    [0, move(1, red)],
  ]);
  expect(asks(outcome?.lost)).toEqual([
    [2, move(1, red)],
    [2, done],
  ]);
  expect(outcome?.game).toMatchObject({ trackSpace: 0, players: [{ done: false }, { done: true }, { done: false }] });
  expect(racing.claims(0, T + 6001, move(1, red))).toBeUndefined();
});

test('PRV-1 CAL-2 a claim takes the table back out of the council that "done" has begun', () => {
  const game = start().called();
  const { racing, red } = finished(game);
  expect(game.game.phase).toBe('rewards');
  const outcome = racing.claims(0, T + 5100, move(1, red));
  expect(outcome?.game.phase).toBe('called');
  expect(standing(outcome?.game, 0, 1)?.space).toBe(red);
});

test('PRV-1 the legendary token taken and "done" said at once goes to the higher rank too', () => {
  const game = start({ seats: 4, timing: 'untimed' }).set({ achievement: 'standingArmy' });
  for (const seat of [0, 3]) game.has(seat, { military: 8, votes: 3 });
  const racing = race(game).does(0, T, done).does(1, T, done).does(2, T, done);
  racing.does(3, T, claimAchievement('legendary')).does(3, T, done);
  expect(racing.claims(0, T + 10, claimAchievement('legendary'))?.game.players[0]).toMatchObject({ legendary: true });
});

test('PRV-1 DIG-1 who has finished takes nothing else back: only what a lower rank took in that instant', () => {
  const game = start({ timing: 'untimed' }).worker(0, 1, ['frame', 'vote', 'bottom']);
  const { racing } = finished(game);
  expect(racing.claims(0, T + 5100, act(1, game.action('vote', 'bottom')))).toBeUndefined();
});

test('PRV-1 DIG-1 a "done" of one\'s own in the same second is taken back by the claim', () => {
  const game = start({ timing: 'untimed' });
  const red = game.frame('red', 'top');
  const outcome = race(game)
    .does(2, T, move(1, red))
    .does(0, T + 10, done)
    .claims(0, T + 20, move(1, red));
  expect(outcome?.happened.map(({ asked }) => asked.command)).toEqual([done, notDone, move(1, red)]);
});

test('DIG-2 PRV-1 moving and saying "ready" at once: who was ready still claims when the round has begun', () => {
  const game = stepFive();
  const red = game.frame('red', 'top');
  const racing = race(game).does(0, 600_000, ready).does(1, 600_000, ready);
  racing.does(2, 600_000, move(1, red)).does(2, 600_000, ready);
  expect(game.game.phase).toBe('round');
  const outcome = racing.claims(0, 600_900, move(1, red));
  expect(outcome?.game).toMatchObject({
    phase: 'moves',
    players: [{ ready: false }, { ready: true }, { ready: false }],
  });
  expect(racing.claims(0, 601_100, move(1, red))).toBeUndefined();
});

test('PRV-4 a done or ready said after what was lost does not count', () => {
  const game = start({ timing: 'untimed' });
  const red = game.frame('red', 'top');
  const outcome = race(game)
    .does(2, T, move(1, red))
    .does(2, T + 100, done)
    .does(1, T + 200, done)
    .claims(0, T + 300, move(1, red));
  expect(asks(outcome?.lost)).toEqual([
    [2, move(1, red)],
    [2, done],
  ]);
  expect(outcome?.game.players.map((player) => player.done)).toEqual([false, true, false]);
});

test('UNT-4 in untimed rounds privilege settles conflicts just the same', () => {
  const game = start({ timing: 'untimed' });
  const red = game.frame('red', 'top');
  expect(
    race(game)
      .does(2, T, move(1, red))
      .claims(1, T + 300, move(1, red)),
  ).toBeDefined();
});

test('PRV-3 a tie of votes goes to the lower rank, and no claim changes it', () => {
  const game = start({ seats: 2 })
    .set({ privilege: [0, 1] })
    .called();
  game.has(0, { votes: 2 }).has(1, { votes: 2 });
  const racing = race(game)
    .does(0, T, done)
    .does(1, T + 10, done);
  expect(game.game.privilege).toEqual([1, 0]);
  expect(racing.claims(0, T + 20, move(1, game.frame('vote', 'top')))).toBeUndefined();
});

/** Council step 5; privilege is 0, 1, 2 again. */
const stepFive = (options: TableOptions = {}) =>
  table(options)
    .council('moves')
    .set({ privilege: [0, 1, 2] });

test.each([1000, 0])(
  'DIG-2 COU-11 in step 5 a frame entered in this step can be taken at any time, window %i',
  (privilegeWindow) => {
    const game = stepFive({ privilegeWindow }).worker(2, 1, ['frame', 'vote', 'top']);
    const red = game.frame('red', 'top');
    const outcome = race(game)
      .does(2, T, move(1, red))
      .does(1, T + 5000, move(1, game.frame('crowd', 'top')))
      .claims(0, T + 90_000, move(1, red));
    expect(standing(outcome?.game, 0, 1)?.space).toBe(red);
    expect(standing(outcome?.game, 2, 1)).toEqual({ grande: false, spot: 'frame', space: game.frame('vote', 'top') });
    expect(standing(outcome?.game, 1, 1)?.space).toBe(game.frame('crowd', 'top'));
  },
);

test('DIG-2 the one who has to yield is not ready any more', () => {
  const game = stepFive();
  const red = game.frame('red', 'top');
  const outcome = race(game)
    .does(2, T, move(1, red))
    .does(2, T + 1, ready)
    .claims(0, T + 9000, move(1, red));
  expect(outcome?.game.players[2]?.ready).toBe(false);
});

test('DIG-2 not from a higher rank, nor what stood there before the step', () => {
  const game = stepFive().worker(2, 1, ['frame', 'red', 'top']);
  const [red, crowd] = [game.frame('red', 'top'), game.frame('crowd', 'top')];
  const racing = race(game).does(1, T, move(1, crowd));
  expect(racing.claims(0, T + 9000, move(1, red))).toBeUndefined();
  expect(racing.claims(2, T + 9000, move(1, crowd))).toBeUndefined();
});

test('DIG-2 a player who is ready has finished moving and takes nothing', () => {
  const game = stepFive();
  const red = game.frame('red', 'top');
  const racing = race(game)
    .does(0, T - 1, ready)
    .does(2, T, move(1, red));
  expect(racing.claims(0, T + 10, move(1, red))).toBeUndefined();
});

test('DIG-2 when the next round has begun the step is over', () => {
  const game = stepFive().has(0, { ready: true });
  const racing = race(game).does(1, 600_000, ready).does(2, 600_000, ready);
  expect(game.game.phase).toBe('round');
  expect(racing.claims(0, 610_000, move(1, game.frame('red', 'top')))).toBeUndefined();
});

test('DIG-2 a pause in the middle of the step changes nothing about it', () => {
  const game = stepFive();
  const red = game.frame('red', 'top');
  const racing = race(game)
    .does(2, T, move(1, red))
    .does(1, T + 1, pause);
  racing.does(1, T + 1, resume);
  expect(racing.claims(0, T + 90_000, move(1, red))).toBeDefined();
});

test('PRV-1 a claim leaves the game it was asked about as it is', () => {
  const game = start();
  const red = game.frame('red', 'top');
  const racing = race(game).does(2, T, move(1, red));
  const before = JSON.stringify(racing.kept);
  racing.claims(0, T + 1, move(1, red));
  expect(JSON.stringify(racing.kept)).toBe(before);
});
