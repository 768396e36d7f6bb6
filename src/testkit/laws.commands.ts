import type { Dice } from '#bots';
import { AREAS, type CardId, RESOURCES, SLOTS, TRACKS } from '#content';
import { type Answer, type Command, type Game, playerAt, type Seat, type Take, TIMINGS } from '#engine';

const TAKES: readonly Take[] = ['legendary', 'reward'];

const pick = <T>(dice: Dice, from: readonly T[]): T => from[dice.next(from.length)] as T;

/** A well-formed command, sensible or not. */
export function anyCommand(game: Game, seat: Seat, dice: Dice): Command {
  const player = playerAt(game, seat);
  const cards = someCards(dice, [...player.hand, ...player.discard.slice(0, 1)]);
  const worker = dice.next(5);
  switch (dice.next(14)) {
    case 0:
    case 1:
      return { type: 'move', worker, to: dice.next(8) === 0 ? 'mat' : dice.next(22) };
    case 2:
    case 3: {
      const action = dice.next(22);
      const act = { type: 'act', worker, action, with: cards } as const;
      return dice.next(2) === 0 ? act : { ...act, also: action + dice.next(5) - 2 };
    }
    case 4:
      return { type: 'play', card: pick(dice, [...player.hand, ...player.discard, 'strike']) };
    case 5:
      return { type: 'claim', take: Array.from({ length: dice.next(4) }, () => pick(dice, TAKES)), with: cards };
    case 6:
      return { type: 'takeReward', reward: pick(dice, [...game.rewards, 'favour', 'grande']) };
    case 7:
      return { type: 'flip', area: pick(dice, AREAS) };
    case 8:
      return pick<Command>(dice, [{ type: 'pickUp' }, { type: 'refresh' }, { type: 'callTime' }]);
    case 9:
      return { type: dice.next(2) === 0 ? 'pause' : 'resume' };
    case 10:
      return { type: 'done', done: dice.next(2) === 0 };
    case 11:
      return dice.next(2) === 0
        ? { type: 'ready', ready: dice.next(2) === 0 }
        : { type: 'voteTiming', timing: pick(dice, TIMINGS) };
    default:
      return { type: 'answer', answer: anyAnswer(game, seat, dice) };
  }
}

function anyAnswer(game: Game, seat: Seat, dice: Dice): Answer {
  const player = playerAt(game, seat);
  const few = (): number => dice.next(5) - dice.next(2);
  switch (dice.next(9)) {
    case 0:
      return { to: 'wild', military: few(), culture: few(), gold: few() };
    case 1:
      return { to: 'vp', power: few(), prestige: few(), popularity: few() };
    case 2:
      return { to: 'conquer', province: pick(dice, [...game.display.map((card) => card ?? 'hidden'), 'deck']) };
    case 3:
      return { to: 'tuck', slot: pick(dice, SLOTS) };
    case 4:
      return { to: 'worker', worker: dice.next(5) };
    case 5:
      return { to: 'swapVp', from: pick(dice, TRACKS), into: pick(dice, TRACKS) };
    case 6:
      return { to: 'swapResources', from: pick(dice, RESOURCES), count: few() };
    case 7:
      return dice.next(2) === 0 ? { to: 'choose', option: few() } : { to: 'glory', count: few() };
    default: {
      const owned = SLOTS.flatMap((slot) => player.slots[slot]);
      if (dice.next(2) === 0 && owned.length > 0) return { to: 'discard', province: pick(dice, owned) };
      return { to: 'card', card: pick<CardId>(dice, [...player.discard, ...player.hand, 'decree']) };
    }
  }
}

function someCards(dice: Dice, cards: readonly CardId[]): readonly CardId[] {
  return dice.next(2) === 0 ? [] : cards.filter(() => dice.next(2) === 0);
}
