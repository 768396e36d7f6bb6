import { AREAS, CHARACTERS, type Effect, GOOD_KINDS, type Goods, provinceYield, TRACKS } from '#content';
import {
  actionAt,
  blind,
  boardOf,
  type Command,
  canPay,
  copy,
  type Game,
  isUnderTimer,
  legal,
  type Player,
  play,
  playerAt,
  type Seat,
  type Worker,
} from '#engine';
import type { Bot, Decision, Sight } from '../view/bot.ts';

/** Takes whatever is best this very moment and never plans; with nothing to gain it lets the table go on. */
export const greedy: Bot = (sight) => {
  const { game, seat, at } = sight;
  const asked = playerAt(game, seat).todo.length > 0;
  let best: Command | undefined;
  let most = asked || game.phase === 'placement' || game.phase === 'rewards' ? -1 : worth(game, seat) + LEAST_GAIN;
  for (const command of legal(game, seat, at)) {
    if (IS_TALK.has(command.type)) continue;
    const next = copy(game);
    play(next, { seat, at, command }, blind);
    const value = worth(next, seat);
    if (value <= most) continue;
    best = command;
    most = value;
  }
  return best === undefined ? goOn(sight) : { do: best };
};

const LEAST_GAIN = 0.05;
const PATIENCE = 3000;
const IS_TALK: ReadonlySet<Command['type']> = new Set([
  'done',
  'ready',
  'callTime',
  'voteTiming',
  'pause',
  'resume',
  'refresh',
]);

const REST: Decision = { askAgainAt: Number.POSITIVE_INFINITY };

/** Nothing to gain: say so, or flip what has stood long enough. */
function goOn({ game, seat, at }: Sight): Decision {
  const player = playerAt(game, seat);
  const talk = legal(game, seat, at);
  const say = talk.find(
    (command) => (command.type === 'done' && command.done) || (command.type === 'ready' && command.ready),
  );
  if (say !== undefined) return { do: say };
  if (game.phase !== 'round' || game.timing === 'untimed' || player.todo.length > 0) return REST;
  const area = AREAS.reduce((one, other) => (game.timers[other].sandOut < game.timers[one].sandOut ? other : one));
  const when = game.timers[area].sandOut + PATIENCE;
  return when <= at ? { do: { type: 'flip', area } } : { askAgainAt: when };
}

const VALUE: Readonly<Record<keyof Goods, number>> = {
  military: 0.5,
  culture: 0.5,
  gold: 0.7,
  votes: 0.9,
  power: 3,
  prestige: 3,
  popularity: 3,
};
const PAST_ENTRY = 1.2;
const LEGEND = 12;
const PROVINCE = 2.2;
const PROVINCE_TOO_MANY = -3;
const CARD = 0.8;
const WORKER = 4;
const GRANDE = 3;
const RAISED_LIMIT = 1;

/** What a seat has, in one number. */
function worth(game: Game, seat: Seat): number {
  const player = playerAt(game, seat);
  let sum = player.military * VALUE.military + player.culture * VALUE.culture + player.gold * VALUE.gold;
  sum += player.votes * VALUE.votes + player.hand.length * CARD + player.provinceLimit * RAISED_LIMIT;
  sum += player.legendary ? LEGEND : 0;
  for (const track of TRACKS) sum += trackWorth(player, track) + player.glory[track];
  for (const slot of Object.values(player.slots)) {
    sum += slot.length * PROVINCE + Math.max(0, slot.length - player.provinceLimit) * PROVINCE_TOO_MANY;
  }
  for (const worker of player.workers) sum += WORKER + (worker.grande ? GRANDE : 0) + standing(game, player, worker);
  return sum;
}

function trackWorth(player: Player, track: (typeof TRACKS)[number]): number {
  const { enter } = CHARACTERS[player.character];
  const before = Math.min(player[track], enter[track]);
  return before * VALUE[track] + (player[track] - before) * PAST_ENTRY;
}

/** A worker is worth a share of the best action it stands above; a little more where it can take it now. */
function standing(game: Game, player: Player, worker: Worker): number {
  const under = isUnderTimer(game, worker);
  if (worker.spot !== 'frame') return under ? -0.3 : 0;
  let best = 0;
  for (const action of boardOf(game).frames[worker.space]?.actions ?? []) {
    const { cost, effect } = actionAt(game, action);
    const gain = effectWorth(player, effect) - goodsWorth(cost);
    best = Math.max(best, canPay(player, cost) ? gain : gain / 3);
  }
  return best * (under ? 0.4 : 0.3);
}

function effectWorth(player: Player, effect: Effect): number {
  switch (effect.do) {
    case 'gain':
      return goodsWorth(effect.goods);
    case 'gainWild':
      return effect.count * VALUE.gold;
    case 'conquer':
      return PROVINCE;
    case 'all':
      return effect.of.reduce((sum, one) => sum + effectWorth(player, one), 0);
    case 'produce': {
      const own = effectWorth(player, CHARACTERS[player.character].production[effect.colour]);
      return player.slots[effect.colour].reduce(
        (sum, province) => sum + goodsWorth(provinceYield(province, effect.colour)),
        own,
      );
    }
    default:
      return 1;
  }
}

const goodsWorth = (goods: Goods): number =>
  GOOD_KINDS.reduce((sum, kind) => sum + (goods[kind] ?? 0) * VALUE[kind], 0);
