import { expect, test } from 'vitest';
import { CONQUER, choose, gain, gainVp, gainWild, pay, produce, RECOVER, RECRUIT, RETRIEVE } from '#content';
import { answer, conquer, play, table, wild } from '#testkit';
import type { Answer, Command, RefusalId, Task } from '../index.ts';

const QUESTIONS: readonly (readonly [RefusalId, Task])[] = [
  ['INV-6', { do: 'payWild', count: 2 }],
  ['INV-7', gainWild(2)],
  ['EFF-13', gainVp(1)],
  ['PRO-1', CONQUER],
  ['PRO-1', { do: 'tuck', province: 'ashford' }],
  ['EFF-16', { do: 'recoverOne' }],
  ['EFF-6', RETRIEVE],
  ['COU-4', { do: 'promote' }],
  ['EFF-9', { do: 'swapVp' }],
  ['EFF-21', { do: 'swapResources', between: ['culture', 'military'] }],
  ['EFF-14', choose(gain({ gold: 1 }), gain({ votes: 1 }))],
  ['ADV-3', { do: 'glory', track: 'power', count: 2 }],
  ['COU-9', { do: 'discard', slot: 'red', count: 1 }],
];

/** Never asked, for they ask nothing; but if they were, this rule would say so. */
const STATEMENTS: readonly (readonly [RefusalId, Task])[] = [
  ['ACT-2', gain({ gold: 1 })],
  ['ACT-2', { do: 'gainLegendary' }],
  ['ACT-2', produce('red')],
  ['ACT-2', RECOVER],
  ['ACT-2', { do: 'all', of: [] }],
  ['STR-6', RECRUIT],
  ['COU-8', { do: 'raiseProvinceLimit' }],
  ['INV-5', pay({ gold: 1 }, RECRUIT)],
];

test.each([...QUESTIONS, ...STATEMENTS])('ACT-2 a wrong answer is refused by %s: %j', (id, task) => {
  const game = table().has(0, { todo: [task] });
  for (const wrong of [null, undefined, 3, 'deck', [], {}, { to: 'nothing' }, { to: 'worker' }]) {
    game
      .seat(0)
      .tries(answer(wrong as Answer))
      .refusedBy(id);
  }
});

test('ACT-2 without a question there is nothing to answer', () => {
  const game = table();
  game
    .seat(0)
    .tries(wild({ gold: 1 }))
    .refusedBy('ACT-2');
  game.seat(1).does(play('spoils'));
  game
    .seat(0)
    .tries(wild({ gold: 1 }))
    .refusedBy('ACT-2');
});

test('ACT-2 an answer says what is asked, no more and no less', () => {
  const game = table();
  game.seat(0).does(play('loosePurse'));
  const right = { to: 'wild', military: 0, culture: 1, gold: 0 } as const;
  for (const wrong of [
    { ...right, votes: 0 },
    { to: 'wild', military: 0, culture: 1 },
    { ...right, to: 'vp' },
    { ...right, culture: '1' },
    { ...right, culture: true },
    [['to', 'wild']],
    Object.create(right),
  ]) {
    game
      .seat(0)
      .tries(answer(wrong as Answer))
      .refusedBy('INV-7');
  }
  game.seat(0).does(answer(right));
  expect(game.player(0).culture).toBe(1);
});

test('ACT-2 only the first question is open', () => {
  const game = table().has(0, { todo: [gainWild(1), CONQUER] });
  game.seat(0).tries(conquer('deck')).refusedBy('INV-7');
  game.seat(0).does(wild({ gold: 1 }), conquer('deck'));
});

test('ACT-2 a question stays open until its owner answers, through flips, calls and all', () => {
  const game = table().at('9:00');
  game.seat(0).does(play('loosePurse'));
  const { todo } = game.player(0);
  game.seat(1).does({ type: 'flip', area: 'black' }, { type: 'flip', area: 'green' });
  game.set({ phase: 'called' });
  expect(game.player(0).todo).toEqual(todo);
  game
    .seat(0)
    .tries({ type: 'done', done: true } satisfies Command)
    .refusedBy('ACT-2');
  game.seat(0).does(wild({ gold: 1 }));
});
