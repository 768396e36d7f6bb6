import { type Command, forbids, type Game, type Millis } from '#engine';
import { FEATURES, putPosition } from '../chances/features.ts';
import { look, type Network, oddsOf } from '../chances/network.ts';
import { sheetOf } from '../chances/sheet.ts';
import { optionsFor } from '../deeds/options.ts';
import { placeIdle } from '../deeds/placing.ts';
import { thinkOver } from '../deeds/think.ts';
import type { Sight } from '../view/bot.ts';
import { viewOf } from '../view/view.ts';
import { INSIGHT, type Insight, insightAt, NONE, outcome } from './foresight.ts';

/** Something that a seat might do, or waiting until the next timer turns, and how likely the seat is to win with it. */
export interface Option {
  readonly command: Command | null;
  readonly chance: number;
}

const sheet = sheetOf(FEATURES);
const shareOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** How likely each seat is to win, as a network sees the table. What is left is a war that nobody wins. */
export function chancesIn(network: Network, game: Game, at: Millis): readonly number[] {
  putPosition(sheet, game, at);
  const told = look(network, sheet.bytes, game.players.length);
  return game.players.map((_, seat) => shareOf(oddsOf(told, seat, game.players.length)));
}

/**
 * These choices, the champion's favourite first; null is to wait. What they are worth to it is no true chance, but the
 * network's part of it is: the favourite has the chance that the table shows, and the others differ as the network says.
 */
export function weigh(
  network: Network,
  sight: Sight,
  choices: readonly (Command | null)[],
  over: Partial<Insight> = {},
): readonly Option[] {
  const insight = { ...insightAt(sight.game.players.length), ...over };
  const planOf = (command: Command | null) =>
    outcome({ sight, network, insight, steps: 0 }, command ?? undefined, command === null, NONE);
  const plans = choices
    .map((command) => ({ command, ...planOf(command) }))
    .filter((plan) => Number.isFinite(plan.worth))
    .toSorted((one, other) => other.worth - one.worth);
  const now = chancesIn(network, sight.game, sight.at)[sight.seat] ?? 0;
  const best = Math.log(now / (1 - now)) - (plans[0]?.odds ?? 0);
  return plans.map(({ command, odds }) => ({ command, chance: shareOf(best + odds) }));
}

/** All that a seat might do now, the favourite first; `beside` is thought over as well. */
export const counsel = (
  network: Network,
  sight: Sight,
  beside: readonly Command[] = [],
  over: Partial<Insight> = {},
): readonly Option[] => weigh(network, sight, optionsIn(sight, beside), over);

/** What is thought over: deeds, and waiting where it is possible. */
export const optionsIn = (sight: Sight, beside: readonly Command[]): readonly (Command | null)[] => [
  ...choicesOf(sight, beside),
  ...(mayWait(sight) ? [null] : []),
];

const SMALL: ReadonlySet<Command['type']> = new Set(['flip', 'refresh', 'done', 'ready']);

function choicesOf({ game, seat, at }: Sight, beside: readonly Command[]): readonly Command[] {
  const view = viewOf(game, seat, at, INSIGHT.habits);
  const first = thinkOver(view, placeIdle);
  const idea = first !== undefined && 'do' in first && !SMALL.has(first.do.type) ? [first.do] : [];
  const all = new Map([...idea, ...optionsFor(view), ...beside].map((command) => [JSON.stringify(command), command]));
  return [...all.values()].filter((command) => forbids(game, { seat, at, command }) === undefined);
}

const mayWait = ({ game, seat }: Sight): boolean =>
  game.phase === 'round' && game.timing === 'timed' && game.players[seat]?.todo.length === 0;
