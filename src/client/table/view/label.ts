import { actionCost, brings, type Command, type Game, timingOf } from '#engine';
import { type Catalogue, commandText, dealText } from '#words';
import { words } from '../../kit/i18n.ts';
import type { View } from './view.ts';

/** What a command is called on a button, as the seat at this screen could give it now. */
export const commandLabel = (view: View, command: Command): string =>
  commandText(words.value, view.game.value, view.me.value ?? 0, command, { actionCost, brings });

/** One of the ways to do what was touched: the worker is named only where the ways are those of several. */
export function wayLabel(view: View, way: Command, ways: readonly Command[]): string {
  if (way.type !== 'act' || ways.some((one) => one.type !== 'act' || one.worker !== way.worker))
    return commandLabel(view, way);
  return dealText(words.value, view.game.value, view.me.value ?? 0, way, { actionCost, brings });
}

/** What the table is at; a round says that no sand runs in it. */
export function phaseName(words: Catalogue, { phase, timing }: Pick<Game, 'phase' | 'timing'>): string {
  const { table } = words;
  return phase === 'round' && timing === 'untimed' ? table.sandRests : table.phases[phase];
}

/** P23-1: where the legendary token is; with few players it comes later. */
export function tokenText(words: Catalogue, game: Pick<Game, 'tokenOnCard' | 'round' | 'players'>): string {
  if (game.tokenOnCard) return words.pieces.tokenOnCard;
  return game.round === 1 && game.players.length <= 3 ? words.pieces.tokenComes : words.pieces.tokenGone;
}

/** Said before all are ready for it: whether sand will run. */
export const nextRound = (words: Catalogue, game: Game): string => words.council.willBe[timingOf(game, game.round + 1)];
