import {
  ACHIEVEMENTS,
  type Area,
  CHARACTERS,
  type Cost,
  type Effect,
  GOOD_KINDS,
  type Goods,
  type ProvinceId,
  provinceYield,
  RESOURCES,
  type Slot,
  TRACKS,
  type Track,
} from '#content';
import {
  actionAt,
  beyond,
  frameAt,
  type Game,
  groundOf,
  holdsEnough,
  type Player,
  playerAt,
  type Seat,
  workerState,
} from '#engine';
import type { FeedItem } from '../store/session.ts';

/** Why a deed matters, told from nothing but what lies open on the table. */
export type Reason =
  | { readonly about: 'steps'; readonly track: Track; readonly steps: number }
  | { readonly about: 'parchment' }
  | { readonly about: 'conquest'; readonly lacking: number }
  | { readonly about: 'achievement'; readonly lacking: Cost }
  | { readonly about: 'province'; readonly slot: Slot; readonly goods: Goods }
  | { readonly about: 'awaits'; readonly area: Area; readonly gain: Effect; readonly why: Reason | null }
  | { readonly about: 'lacks'; readonly cost: Cost }
  | { readonly about: Plain };

export const PLAIN_REASONS = [
  'legendary',
  'claimable',
  'mostVotes',
  'votes',
  'gold',
  'provinces',
  'worker',
  'grande',
  'cards',
  'frees',
  'flipToAct',
  'flipToFree',
  'flipToGoOn',
] as const;
type Plain = (typeof PLAIN_REASONS)[number];

type Deed = Pick<FeedItem, 'seat' | 'command' | 'events' | 'before' | 'after'>;

/** Null where the deed speaks for itself. */
export function reasonOf(deed: Deed): Reason | null {
  const { seat, command, events, before, after } = deed;
  if (command.type === 'flip') return { about: whyFlipped(before, seat, command.area) };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'legendaryGained') return { about: 'legendary' };
    if (event.type === 'workerRecruited') return { about: 'worker' };
    if (event.type === 'workerPromoted') return { about: 'grande' };
    if (event.type === 'workerRetrieved') return { about: 'frees' };
    if (event.type === 'cardsTakenBack') return { about: 'cards' };
    if (event.type === 'provinceTucked') return yields(event.province, event.slot);
    if (event.type === 'workerMoved' && event.to !== 'mat') return awaits(after, seat, event.to);
  }
  const gained = events.flatMap((event) => (event.type === 'gained' && event.seat === seat ? [event.goods] : []));
  if (gained.length === 0) return null;
  if (isClaimable(after, seat) && !isClaimable(before, seat)) return { about: 'claimable' };
  return worthOf(after, seat, gained.reduce(plus));
}

const RECENT = 40;

/** Why a seat did what it did last, unless that is long past. */
export function lastReason(feed: readonly FeedItem[], seat: Seat): Reason | null {
  for (const item of feed.slice(-RECENT).reverse()) {
    const why = item.seat === seat ? reasonOf(item) : null;
    if (why !== null) return why;
  }
  return null;
}

const yields = (province: ProvinceId, slot: Slot): Reason => ({
  about: 'province',
  slot,
  goods: provinceYield(province, slot),
});

const plus = (one: Goods, other: Goods): Goods =>
  Object.fromEntries(GOOD_KINDS.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)]));

function isClaimable(game: Game, seat: Seat): boolean {
  const player = playerAt(game, seat);
  return !player.claimed && holdsEnough(game, player);
}

function whyFlipped(before: Game, seat: Seat, area: Area): Plain {
  const states = playerAt(before, seat).workers.flatMap((worker) =>
    groundOf(before, worker)?.area === area ? [workerState(before, worker)] : [],
  );
  if (states.includes('waiting')) return 'flipToAct';
  return states.includes('stuck') ? 'flipToFree' : 'flipToGoOn';
}

/** What a worker waits for, and what for; or what its owner must still find to pay for it. */
function awaits(game: Game, seat: Seat, frame: number): Reason {
  const player = playerAt(game, seat);
  const { area, actions } = frameAt(game, frame);
  const [one, other] = actions.map((action) => actionAt(game, action));
  const gains = [one, other].flatMap((action) => (action ? [broughtBy(player, action.effect)] : []));
  const gain = gains.toSorted((first, second) => behind(player, second) - behind(player, first))[0];
  const { units, cost } = lackingOf(player, one?.cost ?? {});
  if (gain === undefined) return { about: 'frees' };
  return { about: 'awaits', area, gain, why: units > 0 ? { about: 'lacks', cost } : whyGain(game, seat, gain) };
}

/** Of two actions below a wide frame the one is meant that moves the track furthest behind. */
function behind(player: Player, effect: Effect): number {
  if (effect.do !== 'gain') return 0;
  return Math.max(0, ...TRACKS.map((track) => (effect.goods[track] ? -beyond(player, track) : 0)));
}

function whyGain(game: Game, seat: Seat, effect: Effect): Reason | null {
  if (effect.do === 'gain') return worthOf(game, seat, effect.goods);
  return effect.do === 'conquer' ? { about: 'provinces' } : null;
}

/** PRO-5: a production as the goods it would bring now, where it brings nothing but goods. */
function broughtBy(player: Player, effect: Effect): Effect {
  if (effect.do !== 'produce') return effect;
  const own = CHARACTERS[player.character].production[effect.colour];
  if (own.do !== 'gain') return effect;
  const goods = player.slots[effect.colour].map((province) => provinceYield(province, effect.colour));
  return { do: 'gain', goods: goods.reduce(plus, own.goods) };
}

function lackingOf(player: Player, cost: Cost): { readonly units: number; readonly cost: Cost } {
  const kinds = GOOD_KINDS.flatMap((kind) => {
    const lacking = (cost[kind] ?? 0) - player[kind];
    return lacking > 0 ? [[kind, lacking] as const] : [];
  });
  return { units: kinds.reduce((sum, [, lacking]) => sum + lacking, 0), cost: Object.fromEntries(kinds) };
}

/** What goods are good for: the track that is furthest behind first, then the next thing they can buy. */
function worthOf(game: Game, seat: Seat, goods: Goods): Reason | null {
  const player = playerAt(game, seat);
  const tracks = TRACKS.filter((track) => (goods[track] ?? 0) > 0);
  const [lowest] = tracks.toSorted((one, other) => beyond(player, one) - beyond(player, other));
  if (lowest !== undefined) {
    const steps = -beyond(player, lowest);
    return steps > 0 ? { about: 'steps', track: lowest, steps } : { about: 'parchment' };
  }
  const lacking = lackingForAchievement(game, player);
  if (lacking !== null && RESOURCES.some((kind) => goods[kind] && lacking[kind])) {
    return { about: 'achievement', lacking };
  }
  if (goods.votes) return { about: leadsVotes(game, seat) ? 'mostVotes' : 'votes' };
  if (goods.military) return { about: 'conquest', lacking: Math.max(CONQUEST - player.military, 0) };
  return goods.gold ? { about: 'gold' } : null;
}

/** BRD: what the black row asks for a province. */
const CONQUEST = 4;

/** Null while there is none to work for, or once it is claimed. */
function lackingForAchievement(game: Game, player: Player): Cost | null {
  if (player.claimed) return null;
  const { any, ...asks } = ACHIEVEMENTS[game.achievement].asks;
  const { units, cost } = lackingOf(player, asks);
  return any === undefined && units > 0 ? cost : null;
}

function leadsVotes(game: Game, seat: Seat): boolean {
  const { votes } = playerAt(game, seat);
  return votes > 0 && game.players.every((player, other) => other === seat || player.votes < votes);
}
