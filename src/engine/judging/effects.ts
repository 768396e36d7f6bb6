import { CHARACTERS, type Effect, provinceYield, type Resource, type Slot, TRACKS } from '#content';
import type { Answer } from '../game/command.ts';
import type { Millis, Player, Seat, Task } from '../game/game.ts';
import { flippedAt, groundOf, isUnderTimer, playerAt, trackRoom } from '../game/look.ts';
import { answersTo } from './answers.ts';
import { canPay, gainGoods, pay } from './goods.ts';
import { happen, type Judging } from './judging.ts';

/** Runs what is to be done until it is done, or until only the player can say how it goes on (ACT-2, WRK-9). */
export function run(judging: Judging, seat: Seat, tasks: readonly Task[]): void {
  let queue = tasks;
  for (let head = queue[0]; head !== undefined; head = queue[0]) {
    const next = step(judging, seat, head);
    if (next === undefined) break;
    queue = next.length === 0 ? queue.slice(1) : [...next, ...queue.slice(1)];
  }
  const before = playerAt(judging.game, seat).todo;
  if (queue.length > 0 || before.length > 0) happen(judging, { type: 'asked', seat, todo: queue });
}

/** DIG-3: an open question that others have left without any answer is passed over; one answer is still its owner's. */
export function passOver(judging: Judging): void {
  const { players } = judging.game;
  for (let seat = 0; seat < players.length; seat += 1) {
    const { todo } = playerAt(judging.game, seat);
    const question = todo[0];
    if (question?.do !== 'conquer' && question?.do !== 'retrieve') continue;
    if (answersTo(judging.game, seat, question).length === 0) run(judging, seat, todo);
  }
}

/** What a task leads to; undefined if it waits for an answer. DIG-3: no answer is no question, one is given by itself. */
function step(judging: Judging, seat: Seat, task: Task): readonly Task[] | undefined {
  const direct = perform(judging, seat, task);
  if (direct !== undefined) return direct;
  const answers = answersTo(judging.game, seat, task);
  if (answers.length > 1 || (answers.length === 1 && isJustFreed(judging, seat, task))) return undefined;
  return answers[0] === undefined ? NOTHING : resolve(judging, seat, task, answers[0]);
}

const NOTHING: readonly Task[] = [];

/** A flip so short a time ago may have been seen too late. */
const JUST_NOW: Millis = 1000;

/** DIG-3: the worker its owner meant may be one that a flip has freed just now, so the last one left is asked about. */
function isJustFreed({ game, at }: Judging, seat: Seat, task: Task): boolean {
  if (task.do !== 'retrieve') return false;
  return playerAt(game, seat).workers.some((worker) => {
    const ground = groundOf(game, worker);
    return ground !== undefined && !isUnderTimer(game, worker) && at - flippedAt(game, ground.area) <= JUST_NOW;
  });
}

/** The effects that never ask anything. */
function perform(judging: Judging, seat: Seat, task: Task): readonly Task[] | undefined {
  switch (task.do) {
    case 'gain':
      return gainGoods(judging, seat, task.goods);
    case 'all':
      return task.of;
    case 'pay':
      // WRK-13: what its owner can no longer pay when it is due is passed over (EFF-15).
      if (!canPay(playerAt(judging.game, seat), task.cost)) return NOTHING;
      return [...pay(judging, seat, task.cost), task.then];
    case 'produce':
      return production(playerAt(judging.game, seat), task.colour);
    case 'gainLegendary':
      return gainLegendary(judging, seat);
    case 'recover':
      return recover(judging, seat);
    case 'recruit':
      happen(judging, { type: 'workerRecruited', seat });
      return NOTHING;
    case 'raiseProvinceLimit':
      happen(judging, { type: 'provinceLimitRaised', seat });
      return NOTHING;
    default:
      return undefined;
  }
}

/** PRO-5 */
export function production(player: Player, colour: Slot): readonly Effect[] {
  const tasks: Effect[] = [CHARACTERS[player.character].production[colour]];
  for (const province of player.slots[colour]) tasks.push({ do: 'gain', goods: provinceYield(province, colour) });
  return tasks;
}

/** ACH-5, EFF-11 */
function gainLegendary(judging: Judging, seat: Seat): readonly Task[] {
  if (!playerAt(judging.game, seat).legendary) happen(judging, { type: 'legendaryGained', seat });
  return NOTHING;
}

/** EFF-5 */
function recover(judging: Judging, seat: Seat): readonly Task[] {
  const { discard } = playerAt(judging.game, seat);
  if (discard.length > 0) happen(judging, { type: 'cardsTakenBack', seat, cards: discard.slice() });
  return NOTHING;
}

/** Carries out an answer that is known to be one of `answersTo`. */
export function resolve(judging: Judging, seat: Seat, task: Task, answer: Answer): readonly Task[] {
  switch (answer.to) {
    case 'wild': {
      const { to: _, ...goods } = answer;
      happen(judging, { type: task.do === 'payWild' ? 'paid' : 'gained', seat, goods: some(goods) });
      return NOTHING;
    }
    case 'vp': {
      const { to: _, ...goods } = answer;
      return gainGoods(judging, seat, some(goods));
    }
    case 'conquer':
      return conquer(judging, seat, answer.province);
    case 'tuck':
      if (task.do === 'tuck')
        happen(judging, { type: 'provinceTucked', seat, province: task.province, slot: answer.slot });
      return NOTHING;
    case 'worker':
      happen(judging, {
        type: task.do === 'promote' ? 'workerPromoted' : 'workerRetrieved',
        seat,
        worker: answer.worker,
      });
      return NOTHING;
    case 'card':
      happen(judging, { type: 'cardsTakenBack', seat, cards: [answer.card] });
      return NOTHING;
    case 'swapVp':
      return swapVp(judging, seat, answer);
    case 'swapResources':
      happen(judging, {
        type: 'resourcesSwapped',
        seat,
        from: answer.from,
        into: partner(task, answer.from),
        count: answer.count,
      });
      return NOTHING;
    case 'choose':
      return task.do === 'choose' ? task.of.slice(answer.option, answer.option + 1) : NOTHING;
    case 'glory':
      if (task.do === 'glory' && answer.count > 0) {
        happen(judging, { type: 'gloryGained', seat, track: task.track, count: answer.count });
      }
      return NOTHING;
    case 'discard':
      return discard(judging, seat, task, answer.province);
    default:
      return answer satisfies never;
  }
}

/** PRO-1: the card is seen before the slot is chosen. */
function conquer(judging: Judging, seat: Seat, wanted: string): readonly Task[] {
  const { game, peek } = judging;
  const face = game.display.find((card) => card === wanted);
  const province = face ?? peek('provinces', game.provincesDealt);
  happen(judging, {
    type: 'provinceTaken',
    seat,
    province,
    from: face === undefined || face === null ? 'deck' : 'display',
  });
  return [{ do: 'tuck', province }];
}

/** EFF-9; past the end of a track the new point may become glory (ADV-3). */
function swapVp(judging: Judging, seat: Seat, { from, into }: Extract<Answer, { to: 'swapVp' }>): readonly Task[] {
  if (trackRoom(playerAt(judging.game, seat), into) > 0) {
    happen(judging, { type: 'vpSwapped', seat, from, into });
    return NOTHING;
  }
  happen(judging, { type: 'paid', seat, goods: { [from]: 1 } });
  return gainGoods(judging, seat, { [into]: 1 });
}

function partner(task: Task, from: Resource): Resource {
  if (task.do !== 'swapResources') throw new RangeError(`${task.do} swaps nothing`);
  return task.between[0] === from ? task.between[1] : task.between[0];
}

/** COU-9 */
function discard(judging: Judging, seat: Seat, task: Task, province: Extract<Answer, { to: 'discard' }>['province']) {
  if (task.do !== 'discard') throw new RangeError(`${task.do} discards nothing`);
  happen(judging, { type: 'provinceDiscarded', seat, province, slot: task.slot });
  return task.count > 1 ? [{ ...task, count: task.count - 1 }] : NOTHING;
}

/** Leaves out what is nought. */
function some<K extends string>(goods: Readonly<Record<K, number>>): { readonly [P in K]?: number } {
  const kept: { [P in K]?: number } = {};
  for (const kind in goods) if (goods[kind] !== 0) kept[kind] = goods[kind];
  return kept;
}

/** DIG-4: the answer for a player who gives none. VP go to the lowest track, the newest province leaves. */
export function plainAnswer(judging: Judging, seat: Seat, task: Task): Answer {
  const answers = answersTo(judging.game, seat, task);
  const plain =
    task.do === 'gainVp' ? lowestFirst(judging, seat, answers) : task.do === 'discard' ? answers.at(-1) : answers[0];
  if (plain === undefined) throw new RangeError(`nothing answers ${task.do}`);
  return plain;
}

function lowestFirst({ game }: Judging, seat: Seat, answers: readonly Answer[]): Answer | undefined {
  const player = playerAt(game, seat);
  const toGo = (track: (typeof TRACKS)[number]) => CHARACTERS[player.character].enter[track] - player[track];
  const lowest = TRACKS.reduce((low, track) => (toGo(track) > toGo(low) ? track : low));
  const onLowest = (answer: Answer) => (answer.to === 'vp' ? answer[lowest] : 0);
  return answers.reduce((best, answer) => (onLowest(answer) > onLowest(best) ? answer : best), answers[0] as Answer);
}
