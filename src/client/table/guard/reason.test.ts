import { expect, test } from 'vitest';
import type { Row } from '#content';
import { boardOf, type Command, type Game, legal, type Player, playerAt, type Worker } from '#engine';
import { situation } from '../../pages/gallery/situations.ts';
import { leftToDo, reasonToWait } from './reason.ts';

const DONE: Command = { type: 'done', done: true };
const called = situation('council is called');
const round = situation('round for three');
const rewards = situation('rewards');

const withFirst = (game: Game, change: (player: Player) => Partial<Player>): Game => ({
  ...game,
  players: game.players.map((player, seat) => (seat === 0 ? { ...player, ...change(player) } : player)),
});
const why = (game: Game, at: number, command: Command) => reasonToWait(game, 0, command, legal(game, 0, at));
const workersAt =
  (...spots: readonly Partial<Worker>[]) =>
  (player: Player) => ({
    workers: spots.map((spot) => ({ ...(player.workers[0] as Worker), ...spot })),
  });

test('"done" is worth a second thought while a worker can act', () => {
  const open: Command[] = [DONE, { type: 'act', worker: 0, action: 18, with: [] }];
  expect(reasonToWait(called.game, 0, DONE, open)).toBe('canAct');
});

test('"done" is worth one while a worker on the mat could be placed, and not for workers that stand already', () => {
  const home = withFirst(called.game, workersAt({ spot: 'mat', space: -1 }));
  const out = withFirst(called.game, workersAt({ spot: 'frame', space: 0 }));
  const open: Command[] = [DONE, { type: 'move', worker: 0, to: 14 }];
  expect(reasonToWait(home, 0, DONE, open)).toBe('canPlace');
  expect(reasonToWait(out, 0, DONE, open)).toBeNull();
});

test('with nothing left "done" goes at once, and so does taking it back', () => {
  expect(leftToDo(playerAt(called.game, 0), [DONE])).toBeNull();
  expect(reasonToWait(called.game, 0, DONE, [DONE])).toBeNull();
  expect(why(called.game, called.at, { type: 'done', done: false })).toBeNull();
});

test('what the rules refuse anyway is refused at once: a question is open', () => {
  const asked = withFirst(called.game, () => ({ todo: [{ do: 'gainWild', count: 1 }] }));
  expect(why(asked, called.at, DONE)).toBeNull();
});

/** The sand of the green timer is out; one worker stands in a green row. */
const atGreen = (worker: Partial<Worker>): Game => ({
  ...withFirst(round.game, workersAt(worker)),
  timers: { ...round.game.timers, green: { ...round.game.timers.green, row: 'top', sandOut: 0 } },
});

/** For every place of a kind in the green rows: would the flip be worth a second thought with a worker there? */
const flipsFrom = (spot: 'frame' | 'box', row: Row) => {
  const { frames, actions } = boardOf(round.game);
  const places = spot === 'frame' ? frames : actions;
  const spaces = places.flatMap((place, space) => (place.area === 'green' && place.row === row ? [space] : []));
  return new Set(spaces.map((space) => why(atGreen({ spot, space }), round.at, { type: 'flip', area: 'green' })));
};

test('a flip is worth one where it strands an own worker, and only there', () => {
  expect([...flipsFrom('frame', 'top')]).toEqual(['strands']);
  expect([...flipsFrom('frame', 'bottom')]).toEqual([null]);
  expect([...flipsFrom('box', 'bottom')]).toEqual(['strands']);
  expect([...flipsFrom('box', 'top')]).toEqual([null]);
  expect(why(atGreen({ spot: 'mat', space: -1 }), round.at, { type: 'flip', area: 'green' })).toBeNull();
});

test('a flip that comes before its sand is out is for the table to judge, at once', () => {
  expect(
    why(withFirst(round.game, workersAt({ spot: 'frame', space: 5 })), round.at, { type: 'flip', area: 'green' }),
  ).toBeNull();
});

test('every reward that can be taken is worth one', () => {
  const open = legal(rewards.game, 0, rewards.at).filter(({ type }) => type === 'takeReward');
  expect(open.length).toBeGreaterThan(0);
  for (const take of open) expect(why(rewards.game, rewards.at, take)).toBe('reward');
});

test('the last worker on the board sent home is worth one, another is not', () => {
  const home: Command = { type: 'move', worker: 0, to: 'mat' };
  const last = withFirst(round.game, workersAt({ spot: 'frame', space: 0 }, { spot: 'mat', space: -1 }));
  const one = withFirst(round.game, workersAt({ spot: 'frame', space: 0 }, { spot: 'frame', space: 2 }));
  expect([why(last, round.at, home), why(one, round.at, home)]).toEqual(['lastHome', null]);
  expect(why(last, round.at, { type: 'move', worker: 0, to: 2 })).toBeNull();
});
