import { expect, test } from 'vitest';
import { forbids, type Game, type Worker, workerState } from '#engine';
import { actionsOf, after, framesOf, gainsOf, given, inBox, inFrame, inRound, onMat } from './situation.ts';
import { fiveSteps, WORKER } from './steps.ts';

test('a picture that breaks a rule is refused', () => {
  expect(() => after(inRound(4), 0, { type: 'flip', area: 'green' }, -1)).toThrow('TIM-3');
});

test('the example of a red production is what the engine gives', () => {
  const game = inRound(4);
  const rich = given(game, 0, {
    gold: 2,
    slots: { brown: [], red: ['saltmarsh', 'lyrewood', 'dragonsTeeth'], blue: [], yellow: [] },
    workers: [onMat(true), inFrame(framesOf(game, 'green', 'top')[0])],
  });
  const [action = 0] = actionsOf(game, 'green', 'top');
  expect(gainsOf(rich, 0, { type: 'act', worker: 1, action, with: [] })).toEqual({ military: 6, culture: 2, power: 1 });
});

test('the four states are those of the engine', () => {
  const game = inRound(4);
  const states = [
    inFrame(framesOf(game, 'green', 'bottom')[0]),
    inBox(actionsOf(game, 'green', 'bottom')[0]),
    inFrame(framesOf(game, 'green', 'top')[0]),
    inBox(actionsOf(game, 'green', 'top')[0]),
  ].map((worker) => workerState(game, worker));
  expect(states).toEqual(['waiting', 'free', 'canAct', 'stuck']);
});

test('the five steps of a worker action are played by the engine', () => {
  const games = fiveSteps();
  const states = games.map((game) => workerState(game, game.players[0]?.workers[WORKER] as Worker));
  expect(states).toEqual(['waiting', 'canAct', 'stuck', 'free', 'waiting']);
  expect(games.map(({ players }) => [players[0]?.gold, players[0]?.popularity])).toEqual([
    [2, 0],
    [2, 0],
    [0, 2],
    [0, 2],
    [0, 2],
  ]);
});

test('votes make the order that the picture tells of', () => {
  const called = [4, 2, 4].reduce<Game>((game, votes, seat) => given(game, seat, { votes }), {
    ...inRound(3),
    phase: 'called',
    privilege: [0, 1, 2],
  });
  const met = [0, 1, 2].reduce<Game>((game, seat) => after(game, seat, { type: 'done', done: true }), called);
  expect(met.privilege).toEqual([2, 0, 1]);
  expect(forbids(met, { seat: 0, at: 0, command: { type: 'flip', area: 'green' } })).toBeDefined();
});
