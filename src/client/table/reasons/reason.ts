import {
  type Area,
  type Effect,
  GOOD_KINDS,
  type Goods,
  type ProvinceId,
  provinceYield,
  type Slot,
  TRACKS,
} from '#content';
import {
  actionAt,
  beyond,
  brings,
  frameAt,
  type Game,
  groundOf,
  holdsEnough,
  type Player,
  playerAt,
  type Seat,
  type Worker,
  workerState,
} from '#engine';
import type { FeedItem } from '../../net/store/session.ts';
import type { Plain, Reason } from './kinds.ts';
import { lackingOf, worthOf } from './worth.ts';

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
    if (event.type === 'cardsTakenBack') return { about: event.cards.length > 1 ? 'cards' : 'card' };
    if (event.type === 'provinceTucked') return yields(event.province, event.slot);
    if (event.type === 'workerMoved' && event.to !== 'mat') return awaits(after, seat, event.to);
  }
  const gained = events.flatMap((event) => (event.type === 'gained' && event.seat === seat ? [event.goods] : []));
  if (gained.length === 0) return null;
  if (isClaimable(after, seat) && !isClaimable(before, seat)) return { about: 'claimable' };
  const why = worthOf(after, seat, gained.reduce(plus));
  return why?.about === 'gold' ? null : why;
}

/** What a seat waits for: the worker whose timer runs out first; null while nobody waits. */
export function aimOf(game: Game, seat: Seat): Reason | null {
  const waiting = playerAt(game, seat).workers.filter((worker) => workerState(game, worker) === 'waiting');
  const runsOut = ({ space }: Worker): number => game.timers[frameAt(game, space).area].sandOut;
  const [next] = waiting.toSorted((one, other) => runsOut(one) - runsOut(other));
  return next === undefined ? null : awaits(game, seat, next.space);
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
export function awaits(game: Game, seat: Seat, frame: number): Reason {
  const player = playerAt(game, seat);
  const { area, actions } = frameAt(game, frame);
  const [one, other] = actions.map((action) => actionAt(game, action));
  const gains = [one, other].flatMap((action) => (action ? [brings(game, seat, action.effect)] : []));
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
  if (effect.do === 'gain') return worthOf(game, seat, effect.goods, true);
  return effect.do === 'conquer' ? { about: 'provinces' } : null;
}
