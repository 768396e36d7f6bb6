import { type Area, type Cost, type Effect, TIMER_TRACK, TRACKS, type Track } from '#content';
import {
  beyond,
  boardOf,
  canPay,
  type Forecast,
  forecast,
  frameAt,
  type Game,
  isRound,
  type Millis,
  type Player,
  playerAt,
  type Seat,
} from '#engine';

/** A rough measure for a first game: what brings the lowest track on counts most. */
const WORTH = { votes: 1.2, gold: 1, military: 1, culture: 0.8 } as const;
const ASKED = { conquer: 5, gainVp: 3, gainWild: 1 } as const;
const ONE_MORE_WORKER = 6;

/** The track furthest from the parchment. */
export const lowestTrack = (player: Player): Track =>
  TRACKS.reduce((low, track) => (beyond(player, track) < beyond(player, low) ? track : low));

/** What an effect is worth to a seat now, less what it costs. */
export function worthOf(game: Game, seat: Seat, effect: Effect, cost: Cost = {}): number {
  const found = forecast(game, seat, effect);
  const answers = found.asks.reduce((sum, { do: asks }) => sum + asked(asks), 0);
  return gained(playerAt(game, seat), found) + answers + recruited(effect) - price(cost);
}

/** No goods and no question: a new worker just comes. */
function recruited(effect: Effect): number {
  if (effect.do === 'recruit') return ONE_MORE_WORKER;
  return effect.do === 'pay' && effect.then.do === 'recruit' ? ONE_MORE_WORKER - price(effect.cost) : 0;
}

const asked = (kind: string): number => (kind in ASKED ? ASKED[kind as keyof typeof ASKED] : 0);

function gained(player: Player, { goods }: Forecast): number {
  const tracks = TRACKS.reduce((sum, track) => sum + (goods[track] ?? 0) * stepWorth(player, track), 0);
  return tracks + price(goods);
}

const stepWorth = (player: Player, track: Track): number =>
  beyond(player, track) >= 0 ? 1.5 : track === lowestTrack(player) ? 4 : 3;

const price = (goods: Cost): number =>
  Object.entries(WORTH).reduce((sum, [kind, worth]) => sum + (goods[kind as keyof typeof WORTH] ?? 0) * worth, 0);

/** What a frame promises for each flip that is waited for: the better of the actions below it, little where it cannot be paid. */
export function frameWorth(game: Game, seat: Seat, frame: number, at: Millis): number {
  const player = playerAt(game, seat);
  const { actions, area } = frameAt(game, frame);
  const found = actions.flatMap((index) => boardOf(game).actions[index] ?? []);
  const most = Math.max(
    ...found.map(({ effect, cost }) => worthOf(game, seat, effect, cost) * (canPay(player, cost) ? 1 : 0.3)),
  );
  return most / flipsUntil(game, area, at);
}

/** As long as the quickest sand runs. */
const A_FLIP = 45_000;

/** TIM-3, UNT-2: how many flips of the quickest timer pass before an area's own timer comes; all come as a round begins. */
function flipsUntil(game: Game, area: Area, at: Millis): number {
  if (!isRound(game)) return 1;
  if (game.timing === 'timed') return 1 + Math.max(0, game.timers[area].sandOut - at) / A_FLIP;
  const next = TIMER_TRACK.findIndex((areas, space) => space > game.trackSpace && areas.includes(area));
  return (next < 0 ? TIMER_TRACK.length : next) - game.trackSpace;
}

/** The best of some things, the first of equals; undefined of none. */
export function best<T>(all: readonly T[], worth: (one: T) => number): T | undefined {
  const weighed = all.map((one) => ({ one, worth: worth(one) }));
  return weighed.toSorted((one, other) => other.worth - one.worth)[0]?.one;
}
