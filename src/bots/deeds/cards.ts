import { CARDS, type CardId, CHARACTERS, type ClaimModifier, type Cost, type Effect } from '#content';
import { type Command, forbids, holdsEnough, type Take } from '#engine';
import type { Decision } from '../view/bot.ts';
import { cardWorth, freedom, gainOf, takeLeast } from '../view/bring.ts';
import { same, stockOf, take } from '../view/stock.ts';
import type { View } from '../view/view.ts';
import { worth } from '../view/worth.ts';

const may = (view: View, command: Command): boolean =>
  forbids(view.game, { seat: view.seat, at: view.at, command }) === undefined;

/** ACH-1 to ACH-3, EFF-19, EFF-20: the legendary point before anything else. */
export function claim(view: View): Decision | undefined {
  const { player } = view;
  if (player.claimed) return undefined;
  const unearned = cardFor(view, 'unearned');
  if (unearned.length === 0 && !holdsEnough(view.game, player)) return undefined;
  const twofold = cardFor(view, 'twofold');
  const tries: (readonly [readonly Take[], readonly CardId[]])[] = [];
  if (twofold.length > 0) tries.push([['legendary', 'reward'], twofold]);
  tries.push([['legendary'], []], [['legendary'], unearned]);
  if (twofold.length > 0) tries.push([['reward', 'reward'], twofold]);
  tries.push([['reward'], []]);
  for (const [take, cards] of tries) {
    const command: Command = { type: 'claim', take, with: cards };
    if (!may(view, command)) continue;
    if (take[0] === 'reward' && view.game.tokenOnCard && !player.legendary) continue;
    return { do: command };
  }
  return undefined;
}

const cardFor = (view: View, modifier: ClaimModifier): readonly CardId[] =>
  view.player.hand.filter((card) => {
    const stratagem = CARDS[card];
    return stratagem.with === 'claim' && stratagem.modifier === modifier;
  });

/** The card in hand that brings most, if it brings enough. */
export function playCard(view: View): Decision | undefined {
  let best: { card: CardId; gain: number } | undefined;
  for (const card of view.player.hand) {
    const stratagem = CARDS[card];
    if (stratagem.with !== 'nothing' || !may(view, { type: 'play', card })) continue;
    const gain = playGain(view, stratagem.effect);
    if (best === undefined || gain > best.gain) best = { card, gain };
  }
  if (best === undefined || best.gain <= 0) return undefined;
  return { do: { type: 'play', card: best.card } };
}

/** How much playing now beats keeping the card for a better moment. */
function playGain(view: View, effect: Effect): number {
  const inner = effect.do === 'pay' ? effect.then : effect;
  if (inner.do === 'retrieve') return retrieveGain(view, effect);
  if (inner.do === 'recover' || inner.do === 'recoverOne') return gainOf(view, stockOf(view.player), effect) - 0.8;
  if (inner.do === 'swapVp' || inner.do === 'swapResources') return swapGain(view, inner);
  return gainOf(view, stockOf(view.player), effect) - (effect.do === 'pay' ? 0.1 : 0);
}

/** EFF-6: worth it when a worker is stuck for long. */
function retrieveGain(view: View, effect: Effect): number {
  const price = effect.do === 'pay' ? costOf(view, effect.cost) : 0;
  if (view.game.phase === 'called') return -1;
  return freedom(view) - price - 0.75;
}

function costOf(view: View, cost: Cost): number {
  const stock = stockOf(view.player);
  const before = worth(view, stock);
  take(stock, cost);
  for (let nth = 0; nth < (cost.wild ?? 0); nth += 1) takeLeast(view, stock);
  return before - worth(view, stock);
}

function swapGain(view: View, effect: Effect): number {
  const stock = stockOf(view.player);
  const before = worth(view, stock);
  let best = 0;
  const consider = (
    from: 'power' | 'prestige' | 'popularity' | 'culture' | 'military',
    into: typeof from,
    count: number,
  ) => {
    if (stock[from] < count || stock[into] + count > stock.limits[into]) return;
    const after = same(stock);
    after[from] -= count;
    after[into] += count;
    best = Math.max(best, worth(view, after) - before);
  };
  if (effect.do === 'swapVp') {
    const tracks = ['power', 'prestige', 'popularity'] as const;
    for (const from of tracks) for (const into of tracks) if (from !== into) consider(from, into, 1);
    return best - (view.clock.left < 400 ? 0.05 : 0.3);
  }
  for (const [from, into] of [
    ['culture', 'military'],
    ['military', 'culture'],
  ] as const) {
    for (let count = 1; count <= stock[from]; count += 1) consider(from, into, count);
  }
  return best - 0.5;
}

/** STR-3 */
export function pickUp(view: View): Decision | undefined {
  if (!may(view, { type: 'pickUp' })) return undefined;
  const price = costOf(view, CHARACTERS[view.player.character].pickUp);
  const gained = view.player.discard.reduce((sum, card) => sum + cardWorth(view, card), 0);
  return gained > price + 0.2 ? { do: { type: 'pickUp' } } : undefined;
}
