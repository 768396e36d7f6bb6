import { CARDS, type CardId, type Cost, type Effect, RESOURCES } from '#content';
import type { Command } from '../game/command.ts';
import type { Game, Player } from '../game/game.ts';
import { actionAt, resourceLimit } from '../game/look.ts';
import { production } from '../judging/effects.ts';
import { canPay, plus } from '../judging/goods.ts';

export type Act = Extract<Command, { type: 'act' }>;

/** Payments and what they buy: a worker action, once or twice (EFF-18), and the neighbouring one after it (EFF-15). */
export interface Steps {
  readonly first: { readonly cost: Cost; readonly effects: readonly Effect[] };
  readonly second: { readonly cost: Cost; readonly effect: Effect } | undefined;
}

export function stepsOf(game: Game, player: Player, command: Act): Steps {
  const { cost, effect } = actionAt(game, command.action);
  if (command.with.length === 0) return { first: { cost, effects: [effect] }, second: undefined };
  const costs = sparedBy(costsOf(game, command), player, count(command, 'noGoldCost'));
  if (command.also === undefined) {
    return { first: { cost: sum(costs), effects: costs.map(() => effect) }, second: undefined };
  }
  const [first = {}, second = {}] = costs;
  return {
    first: { cost: first, effects: [effect] },
    second: { cost: second, effect: actionAt(game, command.also).effect },
  };
}

/** Every payment that the board asks for: one, two for the same action (EFF-18), or two for neighbours (EFF-15). */
function costsOf(game: Game, command: Act): readonly Cost[] {
  const { cost } = actionAt(game, command.action);
  if (has(command, 'twice')) return [cost, cost];
  return command.also === undefined ? [cost] : [cost, actionAt(game, command.also).cost];
}

/** STR-5: each "no gold cost" card spares one payment: the last one, or the first where that cannot be paid. */
function sparedBy(costs: readonly Cost[], player: Player, cards: number): readonly Cost[] {
  const single = canPay(player, costs[0] ?? {}) ? costs.length - 1 : 0;
  return costs.map((cost, index) => (cards >= costs.length || (cards > 0 && index === single) ? {} : cost));
}

const sum = (costs: readonly Cost[]): Cost => costs.reduce(plus, {});

/** All that is paid, whatever is gained in between. */
export const actionCost = (game: Game, command: Act): Cost =>
  sum(costsOf(game, command).slice(count(command, 'noGoldCost')));

/** STR-4: only gold that is asked can be waived. */
export const goldCosts = (game: Game, command: Act): number =>
  costsOf(game, command).filter(({ gold }) => gold !== undefined).length;

/** WRK-13; EFF-15: what the first action gives may pay for the second. */
export const isPayable = (player: Player, { first, second }: Steps): boolean =>
  canPay(player, first.cost) && (second === undefined || isPayableAfter(player, first, second.cost));

function isPayableAfter(player: Player, first: Steps['first'], cost: Cost): boolean {
  const gain = sum(first.effects.map((effect) => atMost(player, effect)));
  let lacking = 0;
  for (const resource of RESOURCES) {
    const [asked, limit] = [cost[resource] ?? 0, resourceLimit(player, resource)];
    const held = player[resource] - (first.cost[resource] ?? 0) + (gain[resource] ?? 0);
    if (asked > limit) return false;
    lacking += Math.max(0, asked - Math.min(held, limit));
  }
  return lacking <= (gain.wild ?? 0);
}

/** The most that an action can give its owner to pay with. */
function atMost(player: Player, effect: Effect): Cost {
  switch (effect.do) {
    case 'gain':
      return effect.goods;
    case 'gainWild':
      return { wild: effect.count };
    case 'all':
      return sum(effect.of.map((one) => atMost(player, one)));
    case 'produce':
      return sum(production(player, effect.colour).map((one) => atMost(player, one)));
    default:
      return {};
  }
}

export function count({ with: cards }: Act, modifier: string): number {
  let found = 0;
  for (const card of cards) if (modifierOf(card) === modifier) found += 1;
  return found;
}

export const has = (command: Act, modifier: string): boolean => count(command, modifier) > 0;

function modifierOf(card: CardId): string | undefined {
  const stratagem = CARDS[card];
  return stratagem.with === 'action' ? stratagem.modifier : undefined;
}
