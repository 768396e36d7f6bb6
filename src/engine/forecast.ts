import type { Effect, Goods } from '#content';
import { copy } from './game/copy.ts';
import type { Event } from './game/event.ts';
import type { Game, Seat, Task } from './game/game.ts';
import { playerAt } from './game/look.ts';
import { blind } from './game/peek.ts';
import { run } from './judging/effects.ts';
import { plus } from './judging/goods.ts';

/** What an effect would do to a seat now. */
export interface Forecast {
  /** Gained at once, as far as there is room. */
  readonly goods: Goods;
  /** What its owner would still be asked. */
  readonly asks: readonly Task[];
}

/** The rules themselves say what would be gained: the effect happens to a copy. */
export function forecast(game: Game, seat: Seat, effect: Effect): Forecast {
  const events: Event[] = [];
  const imagined = copy(game);
  run({ game: imagined, at: 0, peek: blind, events }, seat, [effect]);
  const gained = events.flatMap((event) => (event.type === 'gained' ? [event.goods] : []));
  return { goods: gained.reduce<Goods>(plus, {}), asks: playerAt(imagined, seat).todo };
}

/** PRO-5: a production as the goods it would bring now; any other effect, and one that asks something, as it is. */
export function brings(game: Game, seat: Seat, effect: Effect): Effect {
  if (effect.do !== 'produce') return effect;
  const { goods, asks } = forecast(game, seat, effect);
  return asks.length > 0 ? effect : { do: 'gain', goods };
}
