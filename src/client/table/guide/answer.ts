import {
  ACHIEVEMENTS,
  type ProvinceId,
  provinceYield,
  RESOURCES,
  type Resource,
  SLOTS,
  type Slot,
  type Track,
} from '#content';
import { type Answer, answersTo, type Game, type Player, playerAt, type Seat, type Task } from '#engine';
import { best, lowestTrack, worthOf } from './worth.ts';

/** So much gold pays for one more action of each worker. */
const ENOUGH_GOLD = 4;
/** So little is got together in one round. */
const NEARLY = 2;

/** The answer that helps a newcomer most, where one question has one answer; null where it is counted up. */
export function bestAnswer(game: Game, seat: Seat, task: Task): number | null {
  if ('count' in task && task.count > 1) return null;
  const answers = answersTo(game, seat, task);
  const weigh = (nth: number): number => helps(game, seat, task, answers[nth]);
  const found = best([...answers.keys()], weigh);
  return found === undefined || weigh(found) <= 0 ? null : found;
}

function helps(game: Game, seat: Seat, task: Task, answer: Answer | undefined): number {
  const player = playerAt(game, seat);
  if (answer?.to === 'wild') return answer[lackingMost(game, player)] === 1 ? 1 : 0;
  if (answer?.to === 'vp') return answer[lowestTrack(player)] === 1 ? 1 : 0;
  const yields = (province: ProvinceId, slot: Slot): number =>
    worthOf(game, seat, { do: 'gain', goods: provinceYield(province, slot) });
  if (answer?.to === 'tuck' && task.do === 'tuck') return yields(task.province, answer.slot);
  if (answer?.to === 'conquer' && answer.province !== 'deck') {
    const { province } = answer;
    return Math.max(...SLOTS.map((slot) => yields(province, slot)));
  }
  if (answer?.to === 'worker') return player.workers[answer.worker]?.grande ? 2 : 1;
  return 0;
}

/** What is to be counted up first. */
export const firstOf = (game: Game, player: Player, task: Task): Track | Resource =>
  task.do === 'gainWild' ? lackingMost(game, player) : lowestTrack(player);

/** What of all resources is missing most: for the legendary token, if that is near; else for actions. */
export function lackingMost(game: Game, player: Player): Resource {
  const { asks } = ACHIEVEMENTS[game.achievement];
  const lack = (kind: Resource): number => Math.max(0, (asks[kind] ?? 0) - player[kind]);
  const lacked = RESOURCES.toSorted((one, other) => lack(other) - lack(one));
  const all = RESOURCES.reduce((sum, kind) => sum + lack(kind), 0);
  const isNear = all > 0 && all <= NEARLY && game.tokenOnCard && !player.legendary && !player.claimed;
  if (isNear) return lacked[0] ?? 'gold';
  return player.gold < ENOUGH_GOLD
    ? 'gold'
    : RESOURCES.reduce((least, one) => (player[one] < player[least] ? one : least));
}
