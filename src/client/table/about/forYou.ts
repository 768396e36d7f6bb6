import { type Effect, GOOD_KINDS, RESOURCES } from '#content';
import {
  actionAt,
  boardOf,
  type Command,
  canPay,
  type Forecast,
  forbids,
  forecast,
  frameAt,
  type Game,
  type Millis,
  type Player,
  playerAt,
  readyToAct,
  resourceLimit,
  type Seat,
} from '#engine';
import { type Catalogue, goodsText, sentence, type Who } from '#words';
import { missingText } from '../view/lacking.ts';

export interface Asking {
  readonly words: Catalogue;
  readonly game: Game;
  readonly at: Millis;
  readonly who: Who;
  /** They have a worker in the hand. */
  readonly holding?: boolean;
}

const NOWHERE = -1;

/** The seat of the person who asks; nobody's while they watch. */
const ownSeat = ({ game, who }: Asking): Seat => game.players.findIndex((_, seat) => who(seat).you);

/** What an effect would bring the person who asks now; nothing where its words say as much. */
export function yours(asking: Asking, effect: Effect): readonly string[] {
  const seat = ownSeat(asking);
  return seat === NOWHERE ? [] : forSeat(asking, seat, effect);
}

/** The same for any seat. */
export function forSeat({ words, game }: Asking, seat: Seat, effect: Effect): readonly string[] {
  const found = forecast(game, seat, effect);
  if (found.asks.length > 0 || isSaid(effect, found)) return [];
  return [words.about.now(goodsText(words, found.goods, 'alone')), ...limited(words, playerAt(game, seat), found)];
}

/** INV-1: why it is less than the place says. */
function limited(words: Catalogue, player: Player, { goods }: Forecast): readonly string[] {
  const full = RESOURCES.find(
    (kind) => goods[kind] !== undefined && player[kind] + goods[kind] >= resourceLimit(player, kind),
  );
  return full === undefined ? [] : [words.about.limit(resourceLimit(player, full))];
}

const isSaid = (effect: Effect, { goods }: Forecast): boolean =>
  effect.do === 'gain'
    ? GOOD_KINDS.every((kind) => (goods[kind] ?? 0) === (effect.goods[kind] ?? 0))
    : GOOD_KINDS.every((kind) => goods[kind] === undefined);

/** What would bring a worker of theirs into a frame, or what stands against it. */
export function waysIn(asking: Asking, frame: number): readonly string[] {
  const { words, game, at } = asking;
  const seat = ownSeat(asking);
  if (seat === NOWHERE) return [];
  const refusals = playerAt(game, seat).workers.map((_, worker) =>
    forbids(game, { seat, at, command: { type: 'move', worker, to: frame } satisfies Command }),
  );
  if (refusals.includes(undefined))
    return [...shortBelow(asking, frame, seat), words.about[asking.holding ? 'putHere' : 'takeWorker']];
  return refusals[0] === undefined ? [] : [words.refusals[refusals[0]]];
}

/** Said before a worker is placed there: none of the actions below could be paid for now. */
function shortBelow({ words, game }: Asking, frame: number, seat: Seat): readonly string[] {
  const player = playerAt(game, seat);
  const costs = frameAt(game, frame).actions.map((action) => actionAt(game, action).cost);
  if (costs.some((cost) => canPay(player, cost))) return [];
  return costs.slice(0, 1).map((cost) => sentence(words, missingText(words, cost, player)));
}

/** What is missing before this action can be taken. */
export function waysToAct(asking: Asking, index: number): readonly string[] {
  const { words, game } = asking;
  const seat = ownSeat(asking);
  const action = boardOf(game).actions[index];
  if (seat === NOWHERE || action === undefined) return [];
  const player = playerAt(game, seat);
  const short = canPay(player, action.cost) ? [] : [sentence(words, missingText(words, action.cost, player))];
  return readyToAct(game, seat, index).length > 0 ? short : [...short, words.about.needsWorker];
}
