import {
  ACHIEVEMENTS,
  boardFor,
  type CardId,
  CHARACTERS,
  type Cost,
  type Effect,
  provinceYield,
  RESOURCES,
  TRACKS,
} from '#content';
import type { Answer, Command, Game, Seat } from '#engine';
import { capital } from '../speech/languages.ts';
import type { Catalogue } from '../ui/catalogue.ts';
import { cardName, costText, effectLabel, goodsText, rewardName } from './effects.ts';
import { frameActions, numbered } from './pieces.ts';

type Act = Extract<Command, { type: 'act' }>;

/** What a worker action costs with its cards, and what an effect brings a seat now. The engine knows both. */
export interface Judged {
  readonly actionCost: (game: Game, act: Act) => Cost;
  readonly brings: (game: Game, seat: Seat, effect: Effect) => Effect;
}

/** A label for a command as this seat could give it now: for a button, a hint, or a screen reader. */
export function commandText(words: Catalogue, game: Game, seat: Seat, command: Command, judged: Judged): string {
  return capital(labelOf(words, game, seat, command, judged), words.language);
}

/** What a worker action brings and costs, where it is clear which worker acts. */
export const dealText = (words: Catalogue, game: Game, seat: Seat, act: Act, judged: Judged): string =>
  capital(dealLabel(words, game, seat, act, judged), words.language);

function labelOf(words: Catalogue, game: Game, seat: Seat, command: Command, judged: Judged): string {
  const { commands, names, cards } = words;
  switch (command.type) {
    case 'move':
      return moveLabel(words, game, seat, command);
    case 'act':
      return actLabel(words, game, seat, command, judged);
    case 'play':
      return commands.play(names.quote(cardName(words, command.card)));
    case 'pickUp': {
      const character = game.players[seat]?.character;
      return commands.pickUp(goodsText(words, character === undefined ? {} : CHARACTERS[character].pickUp, 'price'));
    }
    case 'flip':
      return commands.flip(names.areas[command.area].theTimer);
    case 'claim': {
      const reward = effectLabel(words, ACHIEVEMENTS[game.achievement].reward);
      const taken = command.take.map((one) => (one === 'legendary' ? words.effects.nouns.legendary : reward));
      const label = commands.claim(names.quote(cards.achievements[game.achievement]), words.speech.list(taken));
      return withCards(words, label, command.with);
    }
    case 'refresh':
    case 'callTime':
    case 'pause':
    case 'resume':
    case 'due':
      return commands[command.type];
    case 'answer':
      return answerLabel(words, game, seat, command.answer);
    case 'takeReward':
      return commands.takeReward(names.quote(rewardName(words, command.reward)));
    case 'done':
      return command.done ? commands.done : commands.notDone;
    case 'ready':
      return command.ready ? commands.ready : commands.notReady;
    case 'voteTiming':
      return commands.voteTiming(names.timings[command.timing]);
    default:
      return command satisfies never;
  }
}

function withCards(words: Catalogue, label: string, cards: readonly CardId[]): string {
  if (cards.length === 0) return label;
  const quoted = cards.map((card) => words.names.quote(cardName(words, card)));
  return words.commands.withCards(label, words.speech.list(quoted));
}

/** "your common worker 2 (purple, top row)" */
function workerLabel(
  words: Catalogue,
  game: Game,
  seat: Seat,
  index: number,
  as: 'alone' | 'object' = 'object',
): string {
  const { commands, names, pieces } = words;
  const worker = game.players[seat]?.workers[index];
  const called = as === 'object' ? commands.worker : pieces.workers.mine;
  const label = numbered(words, game, seat, index, called[worker?.grande === true ? 'grande' : 'common']);
  if (worker === undefined || worker.spot === 'mat') return label;
  const { frames, actions } = boardFor(game.players.length);
  const ground = worker.spot === 'frame' ? frames[worker.space] : actions[worker.space];
  if (ground === undefined) return label;
  return pieces.standing(label, names.areas[ground.area].short, names.rows[ground.row]);
}

function moveLabel(
  words: Catalogue,
  game: Game,
  seat: Seat,
  { worker, to }: Extract<Command, { type: 'move' }>,
): string {
  const { commands, names } = words;
  const label = workerLabel(words, game, seat, worker);
  const frame = to === 'mat' ? undefined : boardFor(game.players.length).frames[to];
  if (to === 'mat' || frame === undefined) return commands.moveHome(label);
  return commands.move(label, names.areas[frame.area].into, names.rows[frame.row], frameActions(words, game, to));
}

function actLabel(words: Catalogue, game: Game, seat: Seat, command: Act, judged: Judged): string {
  return words.commands.act(
    workerLabel(words, game, seat, command.worker, 'alone'),
    dealLabel(words, game, seat, command, judged),
  );
}

function dealLabel(words: Catalogue, game: Game, seat: Seat, command: Act, judged: Judged): string {
  const { actions } = boardFor(game.players.length);
  const taken = [command.action, command.also].flatMap((index) => (index === undefined ? [] : (actions[index] ?? [])));
  const does = words.speech.list(taken.map(({ effect }) => effectLabel(words, judged.brings(game, seat, effect))));
  const label = words.commands.deal(does, costText(words, judged.actionCost(game, command)));
  return withCards(words, label, command.with);
}

/** A label for one answer to the open question. */
export function answerLabel(words: Catalogue, game: Game, seat: Seat, answer: Answer): string {
  const { names, provinces } = words;
  const { answers } = words.commands;
  const task = game.players[seat]?.todo[0];
  switch (answer.to) {
    case 'wild':
      return goodsText(words, only(answer, RESOURCES), 'alone');
    case 'vp':
      return goodsText(words, only(answer, TRACKS), 'alone');
    case 'conquer':
      return answer.province === 'deck' ? answers.draw : answers.conquer(provinces.names[answer.province]);
    case 'tuck': {
      const yields = task?.do === 'tuck' ? provinceYield(task.province, answer.slot) : {};
      return answers.tuck(names.slots[answer.slot].under, goodsText(words, yields, 'alone'));
    }
    case 'worker':
      return workerLabel(words, game, seat, answer.worker, 'alone');
    case 'card':
      return cardName(words, answer.card);
    case 'swapVp':
      return answers.swap(names.count(answer.from, 1), names.count(answer.into, 1));
    case 'swapResources': {
      const [one, other] = task?.do === 'swapResources' ? task.between : [answer.from, answer.from];
      const into = one === answer.from ? other : one;
      return answers.swap(names.count(answer.from, answer.count), names.count(into, answer.count));
    }
    case 'choose': {
      const option = task?.do === 'choose' ? task.of[answer.option] : undefined;
      return option === undefined ? words.speech.number(answer.option + 1) : effectLabel(words, option);
    }
    case 'glory':
      return answer.count === 0 ? answers.noGlory : answers.glory(names.countObject('glory', answer.count));
    case 'discard':
      return answers.discard(provinces.names[answer.province]);
    default:
      return answer satisfies never;
  }
}

function only<K extends string>(
  amounts: Readonly<Record<K, number>>,
  kinds: readonly K[],
): { readonly [P in K]?: number } {
  return Object.fromEntries(kinds.map((kind) => [kind, amounts[kind]])) as { [P in K]?: number };
}
