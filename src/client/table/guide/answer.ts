import { RESOURCES, type Resource, type Track } from '#content';
import { type Answer, answersTo, type Game, type Player, playerAt, type Seat, type Task } from '#engine';
import { best, lowestTrack } from './worth.ts';

/** So much gold pays for one more action of each worker. */
const ENOUGH_GOLD = 4;

/** The answer that helps a newcomer most, where one question has one answer; null where it is counted up or cards are to be compared. */
export function bestAnswer(game: Game, seat: Seat, task: Task): number | null {
  if ('count' in task && task.count > 1) return null;
  const player = playerAt(game, seat);
  const answers = answersTo(game, seat, task);
  const found = best([...answers.keys()], (nth) => helps(player, answers[nth]));
  return found === undefined || helps(player, answers[found]) === 0 ? null : found;
}

function helps(player: Player, answer: Answer | undefined): number {
  if (answer?.to === 'wild') return answer[lackingMost(player)] === 1 ? 1 : 0;
  if (answer?.to === 'vp') return answer[lowestTrack(player)] === 1 ? 1 : 0;
  if (answer?.to === 'worker') return player.workers[answer.worker]?.grande ? 2 : 1;
  return 0;
}

/** What is to be counted up first. */
export const firstOf = (player: Player, task: Task): Track | Resource =>
  task.do === 'gainWild' ? lackingMost(player) : lowestTrack(player);

/** What of all resources is missing most. */
export const lackingMost = (player: Player): Resource =>
  player.gold < ENOUGH_GOLD ? 'gold' : RESOURCES.reduce((least, one) => (player[one] < player[least] ? one : least));
