import { type Goods, RESOURCE_OF } from '#content';
import { copy } from './copy.ts';
import type { Event } from './event.ts';
import type { Game, Seat } from './game.ts';
import type { OwnGame, OwnPlayer, OwnWorker } from './own.ts';

export const CUBES = 10;

/** What happened, done to a copy. */
export function evolve(game: Game, event: Event): Game {
  const next = copy(game);
  apply(next, event);
  return next;
}

/** Changes a game that the caller owns. It judges nothing: the event has happened. */
export function apply(game: OwnGame, event: Event): void {
  switch (event.type) {
    case 'placerNamed':
      game.turn = event.turn;
      game.deadline = event.deadline;
      return;
    case 'roundBegan':
      return beginRound(game, event.round, event.timing);
    case 'timerFlipped':
      game.timers[event.area].row = event.to;
      game.timers[event.area].sandOut = event.sandOut;
      return;
    case 'markerKnockedOff':
      game.circles[game.circles.indexOf('timer')] = 'open';
      game.circles[event.circle] = 'timer';
      return;
    case 'trackAdvanced':
      game.trackSpace = event.space;
      return clearDone(game);
    case 'councilCalled':
      game.phase = 'called';
      return clearDone(game);
    case 'workerMoved':
      return moveWorker(game, event.seat, event.worker, event.to);
    case 'workerActed': {
      const worker = workerOf(game, event.seat, event.worker);
      worker.spot = 'box';
      worker.space = event.action;
      return;
    }
    case 'workerRetrieved':
      return moveWorker(game, event.seat, event.worker, 'mat');
    case 'workerRecruited': {
      const player = playerOf(game, event.seat);
      player.recruits -= 1;
      player.workers.push({ grande: false, spot: 'mat', space: 0 });
      return;
    }
    case 'workerPromoted':
      workerOf(game, event.seat, event.worker).grande = true;
      return;
    case 'paid':
      return count(playerOf(game, event.seat), event.goods, -1);
    case 'gained':
      return count(playerOf(game, event.seat), event.goods, 1);
    case 'gloryGained': {
      const player = playerOf(game, event.seat);
      const resource = RESOURCE_OF[event.track];
      player.glory[event.track] += event.count;
      player[resource] = Math.min(player[resource], CUBES - player.glory[event.track]);
      return;
    }
    case 'legendaryGained':
      playerOf(game, event.seat).legendary = true;
      return;
    case 'vpSwapped': {
      const player = playerOf(game, event.seat);
      player[event.from] -= 1;
      player[event.into] += 1;
      return;
    }
    case 'resourcesSwapped': {
      const player = playerOf(game, event.seat);
      player[event.from] -= event.count;
      player[event.into] += event.count;
      return;
    }
    case 'provinceTaken':
      if (event.from === 'deck') game.provincesDealt += 1;
      else game.display[game.display.indexOf(event.province)] = null;
      return;
    case 'provinceTucked':
      playerOf(game, event.seat).slots[event.slot].push(event.province);
      return;
    case 'provinceDiscarded': {
      const tucked = playerOf(game, event.seat).slots[event.slot];
      tucked.splice(tucked.indexOf(event.province), 1);
      return;
    }
    case 'provinceLimitRaised':
      playerOf(game, event.seat).provinceLimit = 3;
      return;
    case 'provincesDealt':
      game.display = event.display.slice();
      game.provincesDealt = event.dealt;
      return;
    case 'cardPlayed': {
      const player = playerOf(game, event.seat);
      player.hand.splice(player.hand.indexOf(event.card), 1);
      player.discard.push(event.card);
      return;
    }
    case 'cardsTakenBack': {
      const player = playerOf(game, event.seat);
      for (const card of event.cards) player.discard.splice(player.discard.indexOf(card), 1);
      player.hand.push(...event.cards);
      return;
    }
    case 'achievementClaimed':
      playerOf(game, event.seat).claimed = true;
      if (event.take.includes('legendary')) game.tokenOnCard = false;
      return;
    case 'asked':
      playerOf(game, event.seat).todo = event.todo;
      return;
    case 'doneSaid':
      playerOf(game, event.seat).done = event.done;
      return;
    case 'readySaid':
      playerOf(game, event.seat).ready = event.ready;
      return;
    case 'timeCalled':
      return;
    case 'clockGiven':
      game.onClock = event.seat;
      game.deadline = event.deadline;
      return;
    case 'councilBegan':
      game.privilege = event.privilege.slice();
      game.phase = 'rewards';
      game.onClock = null;
      for (const player of game.players) player.votes = 0;
      return clearDone(game);
    case 'chooserNamed':
      game.turn = event.turn;
      game.deadline = event.deadline;
      return;
    case 'rewardTaken': {
      const rewards: readonly string[] = game.rewards;
      const at = rewards.indexOf(event.reward);
      if (at >= 0) game.rewards.splice(at, 1);
      if (event.reward === 'grande') game.grandeOpen = false;
      return;
    }
    case 'permanentGained':
      playerOf(game, event.seat).hand.push(event.card);
      return;
    case 'discardsBegan':
      game.phase = 'discards';
      game.deadline = event.deadline;
      return;
    case 'roundPrepared':
      return prepareRound(game, event);
    case 'timingVoted':
      playerOf(game, event.seat).timingVote = event.timing;
      return;
    case 'paused':
      game.paused = true;
      return;
    case 'resumed':
      game.paused = false;
      return;
    case 'gameEnded':
      game.phase = 'over';
      game.deadline = null;
      return;
    default:
      return event satisfies never;
  }
}

function beginRound(game: OwnGame, round: number, timing: OwnGame['timing']): void {
  game.phase = 'round';
  game.round = round;
  game.timing = timing;
  game.trackSpace = 0;
  game.deadline = null;
  for (const player of game.players) {
    player.ready = false;
    player.timingVote = null;
  }
  clearDone(game);
}

function prepareRound(game: OwnGame, event: Extract<Event, { type: 'roundPrepared' }>): void {
  game.phase = 'moves';
  game.grandeOpen = true;
  game.rewards = event.rewards.slice();
  game.display = event.display.slice();
  game.provincesDealt = event.dealt;
  game.achievement = event.achievement;
  game.tokenOnCard = true;
  game.circles = game.circles.map((circle) => (circle === 'timer' ? 'timer' : 'marker'));
  game.deadline = event.deadline;
  for (const player of game.players) player.claimed = false;
}

function clearDone(game: OwnGame): void {
  for (const player of game.players) player.done = false;
}

function moveWorker(game: OwnGame, seat: Seat, index: number, to: number | 'mat'): void {
  const worker = workerOf(game, seat, index);
  worker.spot = to === 'mat' ? 'mat' : 'frame';
  worker.space = to === 'mat' ? 0 : to;
}

function count(player: OwnPlayer, goods: Goods, sign: 1 | -1): void {
  const { military, culture, gold, votes, power, prestige, popularity } = goods;
  if (military !== undefined) player.military += sign * military;
  if (culture !== undefined) player.culture += sign * culture;
  if (gold !== undefined) player.gold += sign * gold;
  if (votes !== undefined) player.votes += sign * votes;
  if (power !== undefined) player.power += sign * power;
  if (prestige !== undefined) player.prestige += sign * prestige;
  if (popularity !== undefined) player.popularity += sign * popularity;
}

function playerOf(game: OwnGame, seat: Seat): OwnPlayer {
  const player = game.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

function workerOf(game: OwnGame, seat: Seat, index: number): OwnWorker {
  const worker = playerOf(game, seat).workers[index];
  if (worker === undefined) throw new RangeError(`seat ${seat} has no worker ${index}`);
  return worker;
}
