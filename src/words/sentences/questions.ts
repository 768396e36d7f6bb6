import type { Task } from '#engine';
import type { Catalogue } from '../ui/catalogue.ts';
import { effectText } from './effects.ts';

/** What is asked, from the task at the head of a player's todo. */
export function questionText(words: Catalogue, task: Task): string {
  const { questions, names, provinces } = words;
  switch (task.do) {
    case 'gainWild':
    case 'payWild':
      return questions[task.do](names.countObject('wild', task.count));
    case 'gainVp':
      return questions.gainVp(names.countObject('vp', task.count));
    case 'tuck':
      return questions.tuck(provinces.names[task.province]);
    case 'swapResources':
      return questions.swapResources(names.kinds[task.between[0]], names.kinds[task.between[1]]);
    case 'glory':
      return questions.glory(names.countObject('glory', task.count), names.tracks[task.track].beyond);
    case 'discard':
      return questions.discard(names.slots[task.slot].production, task.count);
    case 'conquer':
    case 'recoverOne':
    case 'retrieve':
    case 'promote':
    case 'swapVp':
    case 'choose':
      return questions[task.do];
    default:
      return effectText(words, task);
  }
}
