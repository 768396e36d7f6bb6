import { expect, test } from 'vitest';
import { choose, gain, type ProvinceId } from '#content';
import { answersTo, type Task } from '#engine';
import { table } from '#testkit';
import { ADEPT_TASTE } from '../view/taste.ts';
import { viewOf } from '../view/view.ts';
import { answer } from './answers.ts';

const PROVINCES: readonly ProvinceId[] = ['saltmarsh', 'ironhold', 'lyrewood'];

const TASKS: readonly Task[] = [
  { do: 'gainWild', count: 3 },
  { do: 'payWild', count: 2 },
  { do: 'gainVp', count: 2 },
  { do: 'conquer' },
  { do: 'tuck', province: 'saltmarsh' },
  { do: 'tuck', province: 'hidden' },
  { do: 'retrieve' },
  { do: 'promote' },
  { do: 'recoverOne' },
  { do: 'swapVp' },
  { do: 'swapResources', between: ['culture', 'military'] },
  choose(gain({ power: 2 }), gain({ prestige: 2 }), gain({ popularity: 2 })),
  { do: 'glory', track: 'power', count: 2 },
  { do: 'discard', slot: 'brown', count: 1 },
];

function asked(task: Task) {
  const at = table({ seats: 4, glory: true });
  at.worker(0, 0, ['box', 'court', 'bottom']).worker(0, 1, ['frame', 'yellow', 'bottom']);
  at.has(0, { military: 4, culture: 4, gold: 4, power: 3, prestige: 3, popularity: 3, todo: [task] });
  at.has(0, { discard: ['tithe', 'decree', 'twofold'], slots: { brown: PROVINCES, red: [], blue: [], yellow: [] } });
  return at.game;
}

test.each(TASKS)('answers $do with something that can be answered', (task) => {
  const game = asked(task);
  const decision = answer(viewOf(game, 0, 0, ADEPT_TASTE));
  const given = decision !== undefined && 'do' in decision ? decision.do : undefined;
  expect(given?.type).toBe('answer');
  expect(answersTo(game, 0, task)).toContainEqual(given?.type === 'answer' ? given.answer : undefined);
});

test('VP of choice go to the track that is farthest from the parchment', () => {
  const game = asked({ do: 'gainVp', count: 1 });
  const lagging = {
    ...game,
    players: game.players.map((player) => ({ ...player, power: 8, prestige: 1, popularity: 9 })),
  };
  const decision = answer(viewOf(lagging, 0, 0, ADEPT_TASTE));
  expect(decision).toMatchObject({ do: { answer: { to: 'vp', prestige: 1 } } });
});

test('a worker in a box is freed before one that has yet to act', () => {
  const decision = answer(viewOf(asked({ do: 'retrieve' }), 0, 0, ADEPT_TASTE));
  expect(decision).toMatchObject({ do: { answer: { to: 'worker', worker: 0 } } });
});
