import { AREAS, CARDS, type CardId } from '#content';
import { forbids } from './decide.ts';
import type { Command, Take } from './game/command.ts';
import { type Game, type Millis, type Player, type Seat, TIMINGS } from './game/game.ts';
import { boardOf, isUnderTimer, playerAt } from './game/look.ts';
import { answersTo } from './judging/answers.ts';

/** All that a seat may do now, table talk included. No rule is stated here: `forbids` judges. */
export function legal(game: Game, seat: Seat, at: Millis): readonly Command[] {
  return candidates(game, seat).filter((command) => forbids(game, { seat, at, command }) === undefined);
}

/** Every command worth asking about. */
export function candidates(game: Game, seat: Seat): readonly Command[] {
  const player = playerAt(game, seat);
  const question = player.todo[0];
  if (question !== undefined) {
    const answers = answersTo(game, seat, question).map((answer): Command => ({ type: 'answer', answer }));
    return [...answers, ...COMMON];
  }
  switch (game.phase) {
    case 'placement':
    case 'moves':
      return [...moves(game, player), ...COMMON];
    case 'round':
    case 'called':
      return [
        ...moves(game, player),
        ...acts(game, player),
        ...plays(player),
        ...claims(player),
        ...UNTIMED,
        ...COMMON,
      ];
    case 'rewards':
      return [...takes(game), ...COMMON];
    default:
      return COMMON;
  }
}

const UNTIMED: readonly Command[] = [...AREAS.map((area): Command => ({ type: 'flip', area })), { type: 'pickUp' }];

const COMMON: readonly Command[] = [
  { type: 'refresh' },
  { type: 'done', done: true },
  { type: 'done', done: false },
  { type: 'ready', ready: true },
  { type: 'ready', ready: false },
  { type: 'callTime' },
  ...TIMINGS.map((timing): Command => ({ type: 'voteTiming', timing })),
  { type: 'pause' },
  { type: 'resume' },
];

function moves(game: Game, player: Player): readonly Command[] {
  const found: Command[] = [];
  player.workers.forEach((_, worker) => {
    for (const to of boardOf(game).frames.keys()) found.push({ type: 'move', worker, to });
    found.push({ type: 'move', worker, to: 'mat' });
  });
  return found;
}

function acts(game: Game, player: Player): readonly Command[] {
  const found: Command[] = [];
  const hands = subsets(player.hand.filter((card) => CARDS[card].with === 'action'));
  player.workers.forEach((worker, index) => {
    for (const cards of hands) {
      const strikes = cards.some((card) => isModifier(card, 'strike'));
      if (strikes === isUnderTimer(game, worker)) continue;
      for (const action of boardOf(game).actions.keys()) found.push(...actsOn(index, action, cards));
    }
  });
  return found;
}

function actsOn(worker: number, action: number, cards: readonly CardId[]): readonly Command[] {
  if (!cards.some((card) => isModifier(card, 'alsoAdjacent'))) return [{ type: 'act', worker, action, with: cards }];
  return [action - 1, action + 1].map((also) => ({ type: 'act', worker, action, also, with: cards }));
}

function isModifier(card: CardId, modifier: string): boolean {
  const stratagem = CARDS[card];
  return stratagem.with === 'action' && stratagem.modifier === modifier;
}

const plays = (player: Player): readonly Command[] => player.hand.map((card) => ({ type: 'play', card }));

function claims(player: Player): readonly Command[] {
  const found: Command[] = [];
  for (const cards of subsets(player.hand.filter((card) => CARDS[card].with === 'claim'))) {
    for (const take of TAKES) found.push({ type: 'claim', take, with: cards });
  }
  return found;
}

const TAKES: readonly (readonly Take[])[] = [
  ['legendary'],
  ['reward'],
  ['legendary', 'reward'],
  ['reward', 'legendary'],
  ['reward', 'reward'],
];

const takes = (game: Game): readonly Command[] =>
  [...game.rewards, 'favour' as const, 'grande' as const].map((reward) => ({ type: 'takeReward', reward }));

/** All ways to choose some of the cards, none included. */
function subsets(cards: readonly CardId[]): readonly (readonly CardId[])[] {
  let sets: readonly (readonly CardId[])[] = [[]];
  for (const card of cards) sets = sets.concat(sets.map((set) => set.concat(card)));
  return sets;
}
