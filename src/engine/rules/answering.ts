import type { Answer, Command } from '../game/command.ts';
import type { Task } from '../game/game.ts';
import { playerAt } from '../game/look.ts';
import type { RefusalId } from '../game/refusals.ts';
import { answersTo } from '../judging/answers.ts';
import { resolve, run } from '../judging/effects.ts';
import type { Rule } from '../judging/judging.ts';
import { nextWhenAnswered } from './council.ts';

/** ACT-2, WRK-9: only the question at the head can be answered, and only with what is possible now. */
export const answer: Rule<Extract<Command, { type: 'answer' }>> = {
  forbids(game, seat, command) {
    const task = playerAt(game, seat).todo[0];
    if (task === undefined) return 'ACT-2';
    return answersTo(game, seat, task).some((one) => isSame(one, command.answer)) ? undefined : RULE_OF[task.do];
  },
  happens(judging, seat, command) {
    const [task, ...rest] = playerAt(judging.game, seat).todo;
    if (task === undefined) return;
    run(judging, seat, [...resolve(judging, seat, task, command.answer), ...rest]);
    nextWhenAnswered(judging);
  },
};

/** Same fields with the same plain values; anything else a stranger sends is not an answer. */
function isSame(one: Answer, other: unknown): boolean {
  if (typeof other !== 'object' || other === null) return false;
  const fields = Object.keys(one) as readonly (keyof Answer)[];
  if (Object.keys(other).length !== fields.length) return false;
  for (const field of fields) if (!Object.hasOwn(other, field) || other[field as never] !== one[field]) return false;
  return true;
}

/** The rule that says what a wrong answer got wrong. */
const RULE_OF: Readonly<Record<Task['do'], RefusalId>> = {
  gain: 'ACT-2',
  gainWild: 'INV-7',
  gainVp: 'EFF-13',
  gainLegendary: 'ACT-2',
  produce: 'ACT-2',
  conquer: 'PRO-1',
  recover: 'ACT-2',
  recoverOne: 'EFF-16',
  retrieve: 'EFF-6',
  recruit: 'STR-6',
  promote: 'COU-4',
  swapVp: 'EFF-9',
  swapResources: 'EFF-21',
  raiseProvinceLimit: 'COU-8',
  all: 'ACT-2',
  choose: 'EFF-14',
  pay: 'INV-5',
  payWild: 'INV-6',
  tuck: 'PRO-1',
  glory: 'ADV-3',
  discard: 'COU-9',
};
