import { CARDS, CHARACTERS, type Cost, type Effect, instantEffect } from '#content';
import { actionAt, type Command, type Game, playerAt, type Seat } from '#engine';
import { type Catalogue, sentence } from '#words';
import { lacking, missingText } from './lacking.ts';

/** "3 votes short.": what a seat lacks for a command that is refused; empty where the price is not the reason. */
export function shortFor(words: Catalogue, game: Game, seat: Seat, command: Command): string {
  const player = playerAt(game, seat);
  const cost = priceOf(game, seat, command);
  return lacking(cost, player).length === 0 ? '' : sentence(words, missingText(words, cost, player));
}

function priceOf(game: Game, seat: Seat, command: Command): Cost {
  if (command.type === 'act') return actionAt(game, command.action).cost;
  if (command.type === 'pickUp') return CHARACTERS[playerAt(game, seat).character].pickUp;
  if (command.type === 'takeReward') return paidFor(instantEffect(command.reward));
  if (command.type !== 'play') return {};
  const stratagem = CARDS[command.card];
  return stratagem.with === 'nothing' ? paidFor(stratagem.effect) : {};
}

const paidFor = (effect: Effect): Cost => (effect.do === 'pay' ? effect.cost : {});
