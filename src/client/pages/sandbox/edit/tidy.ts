import { AREAS, FINAL_REWARD_IDS, GOOD_KINDS, ORDINARY_REWARD_IDS, TIMER_TRACK } from '#content';
import { type Circle, copy, type Game, NOBODY, type OwnGame, seatsInOrder } from '#engine';
import { markersIn, mostOf, positionOf, provincesOnTable } from '#engine/position';

const PROVINCES = 56;

/** What follows from an edit by itself: markers, sand, cards of the right council, whose turn it is, and what is left of the deck. */
export function tidy(before: Game, after: Game): Game {
  const game = copy(positionOf(after, 0));
  const gone = before.provincesDealt - provincesOnTable(before).length;
  game.provincesDealt = Math.min(PROVINCES, provincesOnTable(after).length + gone);
  if (game.phase === 'placement') goBack(game);
  game.trackSpace = Math.min(game.trackSpace, TIMER_TRACK.length - 2);
  standMarkers(game);
  for (const area of AREAS) {
    const most = game.timing === 'timed' && game.phase !== 'placement' ? game.sand[area] : 0;
    game.timers[area].sandOut = Math.min(game.timers[area].sandOut, most);
  }
  for (const player of game.players) {
    for (const kind of GOOD_KINDS) player[kind] = Math.min(player[kind], mostOf(player, kind));
  }
  offerRewards(game);
  game.turn = turnNow(game);
  return game;
}

/** Before the first round: timers above, and nobody has more than two workers. */
function goBack(game: OwnGame): void {
  game.round = 1;
  for (const area of AREAS) game.timers[area].row = 'top';
  for (const player of game.players) {
    player.workers.splice(0, player.workers.length, ...[true, false].map((grande) => firstOf(player.workers, grande)));
    player.recruits = 2;
  }
}

const firstOf = (workers: OwnGame['players'][number]['workers'], grande: boolean) => {
  const found = workers.find((worker) => worker.grande === grande);
  return found === undefined ? { grande, spot: 'mat' as const, space: 0 } : { ...found };
};

/** As many as the moment wants, or one or two where the players have a say. */
export function standMarkers(game: OwnGame, wanted = countOf(game)): void {
  const left = markersIn(game) ?? Math.min(2, Math.max(1, wanted));
  const { row } = game.timers.purple;
  const here: readonly Circle[] = ['timer', left > 1 ? 'marker' : 'open'];
  const there: readonly Circle[] = [left > 0 ? 'marker' : 'open', left > 2 ? 'marker' : 'open'];
  game.circles = row === 'top' ? [...here, ...there] : [...there, ...here];
}

const countOf = ({ circles }: Game): number => circles.filter((circle) => circle === 'marker').length;

const A_COUNCIL = 5;

/** The last council has rewards of its own. */
function offerRewards(game: OwnGame): void {
  const isLast = game.round + (game.phase === 'moves' ? 1 : 0) === 4;
  const right = isLast ? FINAL_REWARD_IDS : ORDINARY_REWARD_IDS;
  if (game.rewards.every((reward) => right.includes(reward))) return;
  const held: readonly string[] = game.players.flatMap(({ hand, discard }) => [...hand, ...discard]);
  game.rewards = right.filter((reward) => !held.includes(reward)).slice(0, A_COUNCIL);
}

/** In first placement as many have had their turn as workers stand; in council the place must be a player's. */
function turnNow(game: Game): number {
  const order = seatsInOrder(game);
  if (game.phase === 'placement') {
    return order.flatMap((seat) => game.players[seat]?.workers ?? []).filter(({ spot }) => spot !== 'mat').length;
  }
  if (game.phase !== 'rewards') return 0;
  const turn = Math.min(game.turn, game.privilege.length - 1);
  return game.privilege[turn] === NOBODY ? (turn === 0 ? 1 : turn - 1) : turn;
}
