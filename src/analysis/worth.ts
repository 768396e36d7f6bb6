import { CHARACTERS, RESOURCES, SLOTS, TRACKS } from '#content';
import { beyond, type Game, type Player, playerAt, seatsInOrder } from '#engine';

/**
 * What a position is worth, in victory points: the way to the parchment counts in full, what lies beyond it a little
 * less, for all four tracks must come in first (END-2). What is held counts for what it may still become.
 */
const LEGENDARY = 6;
const BEYOND = 0.6;
const RESOURCE = 0.12;
const VOTE = 0.25;
const PROVINCE = 0.7;
const WORKER = 3;
const GRANDE = 0.5;
const CARD = 0.25;
const RANK = 0.3;
const ROUNDS = 4;

export function worthOf(game: Game, seat: number): number {
  const player = playerAt(game, seat);
  const rank = seatsInOrder(game).length - 1 - seatsInOrder(game).indexOf(seat);
  return written(player) + ahead(player) * roundsLeft(game) + rank * RANK;
}

/** All that counts at the end. */
function written(player: Player): number {
  let sum = player.legendary ? LEGENDARY : 0;
  for (const track of TRACKS) {
    const steps = beyond(player, track);
    sum += Math.min(player[track], CHARACTERS[player.character].enter[track]) + Math.max(0, steps) * BEYOND;
    sum += player.glory[track] * BEYOND;
  }
  return sum;
}

/** What helps in each round that is still to come. */
function ahead({ workers, slots, hand, votes, ...held }: Player): number {
  const provinces = SLOTS.reduce((sum, slot) => sum + slots[slot].length, 0);
  const resources = RESOURCES.reduce((sum, resource) => sum + held[resource], 0);
  const grandes = workers.filter(({ grande }) => grande).length;
  const people = workers.length * WORKER + grandes * GRANDE;
  return people + provinces * PROVINCE + resources * RESOURCE + votes * VOTE + hand.length * CARD;
}

/** From 1 before the first round to 0 when all is over: half a round is left while one is played. */
const roundsLeft = ({ round, phase }: Game): number =>
  phase === 'over' ? 0 : (ROUNDS - round + (phase === 'placement' || phase === 'round' ? 0.5 : 0.1)) / ROUNDS;

/** The same lead is surer late in the game than early. */
const EARLY = 7;
const LATE = 2.5;

/** Everybody's chance to win, as far as the table tells: they add up to 1. */
export function chancesOf(game: Game): readonly number[] {
  const heat = LATE + (EARLY - LATE) * roundsLeft(game);
  const worths = game.players.map((_, seat) => worthOf(game, seat));
  const best = Math.max(...worths);
  const weights = worths.map((worth) => Math.exp((worth - best) / heat));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
