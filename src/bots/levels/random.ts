import { AREAS, CARDS, type CardId } from '#content';
import {
  answersTo,
  boardOf,
  type Command,
  chooserNow,
  forbids,
  frameAt,
  type Game,
  isUnderTimer,
  type Player,
  placerNow,
  playerAt,
  type Take,
} from '#engine';
import type { Bot, Decision, Dice, Sight } from '../view/bot.ts';

const TRIES = 3;
const LONGEST_REST = 8000;

/** Does whatever is allowed, without a thought: draws commands until one is not forbidden, or lets it be. */
export const random: Bot = (sight, dice) => {
  const { game, seat } = sight;
  const player = playerAt(game, seat);
  const question = player.todo[0];
  if (question !== undefined) {
    return { do: { type: 'answer', answer: pick(dice, answersTo(game, seat, question)) } };
  }
  switch (game.phase) {
    case 'placement':
      return place(sight, dice, player);
    case 'round':
      return player.done ? REST : actOr(sight, dice, player, game.timing === 'untimed' ? SAY_DONE : rest(sight, dice));
    case 'called':
      return player.done ? REST : actOr(sight, dice, player, SAY_DONE);
    case 'rewards':
      return chooserNow(game) === seat ? choose(sight, dice) : REST;
    case 'moves':
      return player.ready ? REST : moveOrReady(sight, dice, player);
    default:
      return REST;
  }
};

const REST: Decision = { askAgainAt: Number.POSITIVE_INFINITY };
const SAY_DONE: Decision = { do: { type: 'done', done: true } };
const SAY_READY: Decision = { do: { type: 'ready', ready: true } };

const rest = ({ at }: Sight, dice: Dice): Decision => ({ askAgainAt: at + 1 + dice.next(LONGEST_REST) });

function pick<T>(dice: Dice, from: readonly T[]): T {
  const one = from[dice.next(from.length)];
  if (one === undefined) throw new RangeError('nothing to pick from');
  return one;
}

const isAllowed = ({ game, seat, at }: Sight, command: Command): boolean =>
  forbids(game, { seat, at, command }) === undefined;

/** SET-10: somewhere in the bottom rows there is always room. */
function place(sight: Sight, dice: Dice, player: Player): Decision {
  const placer = placerNow(sight.game);
  if (placer === null) return player.ready ? REST : SAY_READY;
  if (placer.seat !== sight.seat) return REST;
  const worker = player.workers.findIndex(({ grande }) => grande === placer.grande);
  const { frames } = boardOf(sight.game);
  const first = dice.next(frames.length);
  for (let i = 0; i < frames.length; i += 1) {
    const command: Command = { type: 'move', worker, to: (first + i) % frames.length };
    if (isAllowed(sight, command)) return { do: command };
  }
  return REST;
}

function choose(sight: Sight, dice: Dice): Decision {
  const { rewards } = sight.game;
  for (let tries = TRIES; tries > 0; tries -= 1) {
    const drawn = dice.next(rewards.length + 1);
    const command: Command = { type: 'takeReward', reward: rewards[drawn] ?? 'grande' };
    if (isAllowed(sight, command)) return { do: command };
  }
  return { do: { type: 'takeReward', reward: 'favour' } };
}

function moveOrReady(sight: Sight, dice: Dice, player: Player): Decision {
  if (dice.next(3) === 0) return SAY_READY;
  const command = moveOf(sight.game, dice, dice.next(player.workers.length));
  return isAllowed(sight, command) ? { do: command } : SAY_READY;
}

function actOr(sight: Sight, dice: Dice, player: Player, otherwise: Decision): Decision {
  if (dice.next(3) === 0) return otherwise;
  for (let tries = TRIES; tries > 0; tries -= 1) {
    const command = draw(sight.game, dice, player);
    if (isAllowed(sight, command)) return { do: command };
  }
  return otherwise;
}

function draw(game: Game, dice: Dice, player: Player): Command {
  switch (dice.next(16)) {
    case 0:
      return { type: 'pickUp' };
    case 1:
      return { type: 'refresh' };
    case 2:
      return claimOf(dice, player);
    case 3:
      return game.timing === 'timed' ? { type: 'flip', area: pick(dice, AREAS) } : withWorker(game, dice, player);
    case 4:
    case 5:
    case 6:
      return player.hand.length > 0 ? { type: 'play', card: pick(dice, player.hand) } : { type: 'pickUp' };
    default:
      return withWorker(game, dice, player);
  }
}

function withWorker(game: Game, dice: Dice, player: Player): Command {
  const index = dice.next(player.workers.length);
  const worker = player.workers[index];
  if (worker === undefined) return { type: 'refresh' };
  const cards = cardsFor(dice, player, 'action');
  if (isUnderTimer(game, worker)) {
    if (worker.spot === 'box') return { type: 'pickUp' };
    return actOf(dice, index, pick(dice, frameAt(game, worker.space).actions), cards);
  }
  if (cards.length === 0) return moveOf(game, dice, index);
  return actOf(dice, index, dice.next(boardOf(game).actions.length), cards);
}

/** Now and then to the mat, else to a row that has no timer. */
function moveOf(game: Game, dice: Dice, worker: number): Command {
  const { frames } = boardOf(game);
  if (dice.next(frames.length) === 0) return { type: 'move', worker, to: 'mat' };
  for (;;) {
    const to = dice.next(frames.length);
    const { area, row } = frameAt(game, to);
    if (game.timers[area].row !== row) return { type: 'move', worker, to };
  }
}

function actOf(dice: Dice, worker: number, action: number, cards: readonly CardId[]): Command {
  if (!cards.some(asksForNeighbour)) return { type: 'act', worker, action, with: cards };
  return { type: 'act', worker, action, also: action + 1 - 2 * dice.next(2), with: cards };
}

function asksForNeighbour(card: CardId): boolean {
  const stratagem = CARDS[card];
  return stratagem.with === 'action' && stratagem.modifier === 'alsoAdjacent';
}

const TAKES: readonly (readonly Take[])[] = [['legendary'], ['reward']];
const TWO_TAKES: readonly (readonly Take[])[] = [
  ['legendary', 'reward'],
  ['reward', 'legendary'],
  ['reward', 'reward'],
];

function claimOf(dice: Dice, player: Player): Command {
  const cards = cardsFor(dice, player, 'claim');
  return { type: 'claim', take: pick(dice, cards.includes('twofold') ? TWO_TAKES : TAKES), with: cards };
}

const NO_CARDS: readonly CardId[] = [];

/** Some of the cards in hand that go with what is done. */
function cardsFor(dice: Dice, player: Player, purpose: 'action' | 'claim'): readonly CardId[] {
  let cards = NO_CARDS;
  if (dice.next(2) === 0) return cards;
  for (const card of player.hand) {
    if (CARDS[card].with === purpose && dice.next(3) > 0) cards = [...cards, card];
  }
  return cards;
}
