import { CARDS, type CardId, CHARACTERS, type Effect, provinceYield, RESOURCES, type Resource, TRACKS } from '#content';
import { groundOf, isUnderTimer, type Worker } from '#engine';
import { bestConquest } from './provinces.ts';
import { add, type Stock, same, take } from './stock.ts';
import type { View } from './view.ts';
import { worth } from './worth.ts';

/** Lets an effect happen to an imagined stock. What cannot be counted on a mat is given back as a worth. */
export function bring(view: View, stock: Stock, effect: Effect): number {
  switch (effect.do) {
    case 'gain':
      add(stock, effect.goods);
      return 0;
    case 'gainWild':
      for (let nth = 0; nth < effect.count; nth += 1) addBest(view, stock, RESOURCES);
      return 0;
    case 'gainVp':
      for (let nth = 0; nth < effect.count; nth += 1) addBest(view, stock, TRACKS);
      return 0;
    case 'gainLegendary':
      return view.player.legendary ? 0 : legendaryWorth(view);
    case 'produce':
      return produce(view, stock, effect.colour);
    case 'conquer':
      return bestConquest(view)?.worth ?? 0;
    case 'recover':
      return view.player.discard.reduce((sum, card) => sum + cardWorth(view, card), 0);
    case 'recoverOne':
      return view.player.discard.reduce((most, card) => Math.max(most, cardWorth(view, card)), 0);
    case 'retrieve':
      return freedom(view);
    case 'recruit':
      return workerWorth(view);
    case 'promote':
      return workerWorth(view) * 0.3;
    case 'swapVp':
      return 0.2;
    case 'swapResources':
      return 0.3;
    case 'raiseProvinceLimit':
      return (view.clock.left / 1440) * 4;
    case 'all':
      return effect.of.reduce((sum, one) => sum + bring(view, stock, one), 0);
    case 'choose':
      return choose(view, stock, effect.of);
    case 'pay':
      take(stock, effect.cost);
      for (let nth = 0; nth < (effect.cost.wild ?? 0); nth += 1) takeLeast(view, stock);
      return bring(view, stock, effect.then);
    default:
      return effect satisfies never;
  }
}

/** How much better off an effect leaves a stock. */
export function gainOf(view: View, stock: Stock, effect: Effect): number {
  const after = same(stock);
  const beside = bring(view, after, effect);
  return worth(view, after) + beside - worth(view, stock);
}

function addBest(view: View, stock: Stock, kinds: readonly (Resource | (typeof TRACKS)[number])[]): void {
  let best: (typeof kinds)[number] | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const kind of kinds) {
    if (stock[kind] >= stock.limits[kind]) continue;
    stock[kind] += 1;
    const value = worth(view, stock);
    stock[kind] -= 1;
    if (value > most) [best, most] = [kind, value];
  }
  if (best !== undefined) stock[best] += 1;
}

export function takeLeast(view: View, stock: Stock): void {
  let best: Resource = 'gold';
  let most = Number.NEGATIVE_INFINITY;
  for (const kind of RESOURCES) {
    stock[kind] -= 1;
    const value = worth(view, stock);
    stock[kind] += 1;
    if (value > most) [best, most] = [kind, value];
  }
  stock[best] -= 1;
}

/** PRO-5 */
function produce(view: View, stock: Stock, colour: Extract<Effect, { do: 'produce' }>['colour']): number {
  const { player } = view;
  const beside = bring(view, stock, CHARACTERS[player.character].production[colour]);
  for (const province of player.slots[colour]) add(stock, provinceYield(province, colour));
  return beside;
}

function choose(view: View, stock: Stock, options: readonly Effect[]): number {
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = gainOf(view, stock, option);
    if (value > most) [best, most] = [option, value];
  }
  return best === undefined ? 0 : bring(view, stock, best);
}

/** END-3: without it nothing else counts, and in the last council it is now or never. */
const legendaryWorth = ({ clock, taste }: View): number => taste.legendary * (clock.left < 60 ? 5 : 1);

/** What another worker would still earn. */
export const workerWorth = ({ clock, taste }: View): number => Math.max(clock.left - 40, 0) * taste.recruit;

/** EFF-6: what the worker that is stuck longest would earn instead. */
export function freedom(view: View): number {
  return view.player.workers.reduce((most, worker) => Math.max(most, stuckFor(view, worker) * view.taste.wage), 0);
}

export function stuckFor(view: View, worker: Worker): number {
  if (worker.spot !== 'box' || !isUnderTimer(view.game, worker)) return 0;
  const ground = groundOf(view.game, worker);
  if (ground === undefined) return 0;
  return Math.min(view.clock.leaves[ground.area] - view.clock.now, view.clock.left);
}

/** What a card in hand is worth, whenever it may come to be played. */
export function cardWorth(view: View, card: CardId): number {
  const stratagem = CARDS[card];
  const { left } = view.clock;
  if (left < 20) return 0;
  if (stratagem.with === 'claim') return view.player.claimed && left < 400 ? 0 : 1.5;
  if (stratagem.with === 'action') return stratagem.modifier === 'noGoldCost' ? 0.9 : 1.2;
  const { effect } = stratagem;
  if (effect.do === 'retrieve') return 0.7;
  if (effect.do === 'pay' && effect.then.do === 'retrieve') return 0.4;
  if (effect.do === 'pay' && effect.then.do === 'recruit') {
    return view.player.workers.length < 4 ? workerWorth(view) * 0.4 : 0;
  }
  if (effect.do === 'pay') return 0.6;
  return Math.max(gainOf(view, stockFor(view), effect), 0);
}

const stockFor = (view: View): Stock => ({ ...view.player, limits: EVERYTHING });
const EVERYTHING = { military: 10, culture: 10, gold: 10, votes: 99, power: 30, prestige: 30, popularity: 30 } as const;
