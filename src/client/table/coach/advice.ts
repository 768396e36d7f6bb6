import { AREAS, type Area, CHARACTERS, TRACKS, type Track } from '#content';
import {
  beyond,
  boardOf,
  canPay,
  type Game,
  groundOf,
  holdsEnough,
  isRound,
  type Millis,
  type Player,
  playerAt,
  type Seat,
  workerState,
} from '#engine';

/** What a friend who knows the game would whisper. */
export type Advice =
  | { readonly about: 'answer' }
  | { readonly about: 'act'; readonly area: Area }
  | { readonly about: 'short'; readonly area: Area }
  | { readonly about: 'missing'; readonly area: Area }
  | { readonly about: 'caught'; readonly area: Area }
  | { readonly about: 'claim' }
  | { readonly about: 'flip'; readonly area: Area }
  | { readonly about: 'idle'; readonly count: number }
  | { readonly about: 'pickUp'; readonly count: number }
  | { readonly about: 'finished' }
  | { readonly about: 'lowest'; readonly track: Track; readonly steps: number }
  | { readonly about: 'legendary' };

const SOON: Millis = 12_000;
const MOST = 3;

/** The few things that matter most to this seat now, most urgent first. */
export function advise(game: Game, seat: Seat, at: Millis): readonly Advice[] {
  if (!isRound(game)) return [];
  const player = playerAt(game, seat);
  if (player.todo.length > 0) return [{ about: 'answer' }];
  if (player.done) return adviseOnTracks(game, player);
  const found = [...AREAS.flatMap((area) => adviseOn(game, player, area, at)), ...adviseAtLarge(game, player)];
  const saysDone = game.phase === 'called' || game.timing === 'untimed';
  const last: Advice[] = saysDone && found.every((one) => one.about === 'short') ? [{ about: 'finished' }] : [];
  return [...found, ...last, ...adviseOnTracks(game, player)].slice(0, MOST);
}

function adviseOn(game: Game, player: Player, area: Area, at: Millis): readonly Advice[] {
  const states = workersIn(game, player, area);
  const running = game.timing === 'timed' && game.phase === 'round';
  const left = game.timers[area].sandOut - at;
  const found: Advice[] = [];
  if (states.some(({ state, payable }) => state === 'canAct' && payable)) {
    found.push(running && left < SOON ? { about: 'missing', area } : { about: 'act', area });
  } else if (states.some(({ state }) => state === 'canAct')) found.push({ about: 'short', area });
  else if (running && left <= 0 && states.some(({ state }) => state === 'waiting')) found.push({ about: 'flip', area });
  if (running && left < SOON && states.some(({ state, boxed }) => state === 'free' && boxed)) {
    found.push({ about: 'caught', area });
  }
  return found;
}

function workersIn(game: Game, player: Player, area: Area) {
  return player.workers.flatMap((worker) => {
    const ground = groundOf(game, worker);
    if (ground?.area !== area) return [];
    const actions = 'actions' in ground ? ground.actions : [];
    const payable = actions.some((action) => canPay(player, boardOf(game).actions[action]?.cost ?? {}));
    return [{ state: workerState(game, worker), payable, boxed: worker.spot === 'box' }];
  });
}

function adviseAtLarge(game: Game, player: Player): readonly Advice[] {
  const found: Advice[] = [];
  if (!player.claimed && holdsEnough(game, player)) found.push({ about: 'claim' });
  const idle = player.workers.filter((worker) => workerState(game, worker) === 'free').length;
  if (idle > 0 && game.phase !== 'called') found.push({ about: 'idle', count: idle });
  const { pickUp } = CHARACTERS[player.character];
  if (player.discard.length > 2 && canPay(player, pickUp))
    found.push({ about: 'pickUp', count: player.discard.length });
  return found;
}

/** END-2, END-3: the lowest track decides, and nobody wins without the legendary point. */
function adviseOnTracks(game: Game, player: Player): readonly Advice[] {
  if (!player.legendary && game.round >= 3) return [{ about: 'legendary' }];
  const track = TRACKS.reduce((low, one) => (beyond(player, one) < beyond(player, low) ? one : low));
  const steps = -beyond(player, track);
  return steps > 0 ? [{ about: 'lowest', track, steps }] : [];
}
