import { ACHIEVEMENTS, CHARACTERS, type Cost, GOOD_KINDS, type Goods, RESOURCES, TRACKS } from '#content';
import { beyond, type Game, type Player, playerAt, type Seat } from '#engine';
import type { Reason } from './kinds.ts';

/** What is missing of a cost, and how much that is altogether. */
export function lackingOf(player: Player, cost: Cost): { readonly units: number; readonly cost: Cost } {
  const kinds = GOOD_KINDS.flatMap((kind) => {
    const lacking = (cost[kind] ?? 0) - player[kind];
    return lacking > 0 ? [[kind, lacking] as const] : [];
  });
  return { units: kinds.reduce((sum, [, lacking]) => sum + lacking, 0), cost: Object.fromEntries(kinds) };
}

/** What goods held, or yet to come, are good for: the track furthest behind first, then what they can buy. */
export function worthOf(game: Game, seat: Seat, goods: Goods, toCome = false): Reason | null {
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
  if (goods.military) {
    const military = player.military + (toCome ? goods.military : 0);
    return { about: 'conquest', lacking: Math.max(CONQUEST - military, 0) };
  }
  if (goods.gold) return { about: 'gold' };
  return goods.culture && CHARACTERS[player.character].pickUp.culture ? { about: 'culture' } : null;
}

/** WRK-8: what a province costs. */
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
