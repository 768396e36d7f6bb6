import { type Cost, type Effect, type Goods, RESOURCES, TRACKS, type Track } from '#content';
import { beyond, forecast, type Game, holdsEnough, isCouncil, type Player, playerAt, type Seat } from '#engine';

/** A rough measure for a first game: what brings the lowest track on counts most. */
const WORTH = { votes: 1.2, gold: 1, military: 1, culture: 0.8 } as const;
const ASKED = { conquer: 5, gainVp: 3, gainWild: 1 } as const;
/** Without it no one wins. */
const LEGENDARY = 30;
const COMPLETED = 15;
/** A worker acts until the end of the game, so in the last round it is worth little. */
const RECRUIT = 6;
const LAST_RECRUIT = 1;
export const LAST_ROUND = 4;

/** The track furthest from the parchment. */
export const lowestTrack = (player: Player): Track =>
  TRACKS.reduce((low, track) => (beyond(player, track) < beyond(player, low) ? track : low));

/** What an effect is worth to a seat now, less what it costs. In the last council nothing is left to pay for. */
export function worthOf(game: Game, seat: Seat, effect: Effect, cost: Cost = {}): number {
  const isLast = game.round === LAST_ROUND && isCouncil(game);
  if (effect.do === 'pay') return worthOf(game, seat, effect.then, isLast ? {} : effect.cost);
  return got(game, seat, effect, cost) - gained(playerAt(game, seat), cost) - (cost.wild ?? 0);
}

function got(game: Game, seat: Seat, effect: Effect, cost: Cost): number {
  if (effect.do === 'gainLegendary') return LEGENDARY;
  if (effect.do === 'recruit') return game.round < LAST_ROUND ? RECRUIT : LAST_RECRUIT;
  const { goods, asks } = forecast(game, seat, effect);
  const worth = gained(playerAt(game, seat), goods) + asks.reduce((sum, task) => sum + asked(task.do), 0);
  return worth + (completes(game, playerAt(game, seat), goods, cost) ? COMPLETED : 0);
}

/** ACH-5: afterwards the achievement can be claimed, and the token lies on it. */
function completes(game: Game, player: Player, goods: Goods, cost: Cost): boolean {
  if (!game.tokenOnCard || player.legendary || player.claimed || holdsEnough(game, player)) return false;
  const left = ([...RESOURCES, 'votes'] as const).map((kind) => [
    kind,
    player[kind] + (goods[kind] ?? 0) - (cost[kind] ?? 0),
  ]);
  return holdsEnough(game, { ...player, ...Object.fromEntries(left) });
}

const asked = (kind: string): number => (kind in ASKED ? ASKED[kind as keyof typeof ASKED] : 0);

function gained(player: Player, goods: Goods): number {
  const tracks = TRACKS.reduce((sum, track) => sum + (goods[track] ?? 0) * stepWorth(player, track), 0);
  return tracks + price(goods);
}

const stepWorth = (player: Player, track: Track): number =>
  beyond(player, track) >= 0 ? 1.5 : track === lowestTrack(player) ? 4 : 3;

const price = (goods: Goods): number =>
  Object.entries(WORTH).reduce((sum, [kind, worth]) => sum + (goods[kind as keyof typeof WORTH] ?? 0) * worth, 0);

/** The best of some things, the first of equals; undefined of none. */
export function best<T>(all: readonly T[], worth: (one: T) => number): T | undefined {
  const weighed = all.map((one) => ({ one, worth: worth(one) }));
  return weighed.toSorted((one, other) => other.worth - one.worth)[0]?.one;
}
