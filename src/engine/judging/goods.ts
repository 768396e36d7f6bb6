import { type Cost, GOOD_KINDS, type Goods, RESOURCES, TRACKS, type Track } from '#content';
import type { Player, Task } from '../game/game.ts';
import { gloryRoom, playerAt, resourceRoom, trackRoom } from '../game/look.ts';
import type { Writable } from '../game/own.ts';
import { happen, type Judging } from './judging.ts';

/** Adds what two costs ask for. */
export function plus(one: Cost, other: Cost): Cost {
  const sum: Writable<Cost> = { ...one };
  for (const kind of GOOD_KINDS) {
    const amount = other[kind];
    if (amount !== undefined) sum[kind] = (sum[kind] ?? 0) + amount;
  }
  if (other.wild !== undefined) sum.wild = (sum.wild ?? 0) + other.wild;
  return sum;
}

/** INV-5, INV-6: votes and VP never pay a wild cost. */
export function canPay(player: Player, cost: Cost): boolean {
  const { military, culture, gold, votes, power, prestige, popularity, wild } = cost;
  if (military !== undefined && player.military < military) return false;
  if (culture !== undefined && player.culture < culture) return false;
  if (gold !== undefined && player.gold < gold) return false;
  if (votes !== undefined && player.votes < votes) return false;
  if (power !== undefined && player.power < power) return false;
  if (prestige !== undefined && player.prestige < prestige) return false;
  if (popularity !== undefined && player.popularity < popularity) return false;
  return wild === undefined || wildLeft(player, cost) >= wild;
}

function wildLeft(player: Player, cost: Cost): number {
  let left = 0;
  for (const resource of RESOURCES) left += player[resource] - (cost[resource] ?? 0);
  return left;
}

/** Pays what is fixed, and leaves the wild part as a question. */
export function pay(judging: Judging, seat: number, cost: Cost): readonly Task[] {
  if (cost.wild === undefined) {
    if (!isNothing(cost)) happen(judging, { type: 'paid', seat, goods: cost });
    return NO_TASKS;
  }
  const { wild, ...goods } = cost;
  if (!isNothing(goods)) happen(judging, { type: 'paid', seat, goods });
  return [{ do: 'payWild', count: wild }];
}

function isNothing(goods: Goods): boolean {
  for (const kind of GOOD_KINDS) if (goods[kind] !== undefined) return false;
  return true;
}

/** INV-1, INV-2: gains what there is room for. VP past the end may become glory (ADV-3), which is asked. */
export function gainGoods(judging: Judging, seat: number, goods: Goods): readonly Task[] {
  const player = playerAt(judging.game, seat);
  const kept: Writable<Goods> = {};
  let something = false;
  for (const kind of GOOD_KINDS) {
    const wanted = goods[kind];
    if (wanted === undefined) continue;
    const amount = Math.min(wanted, roomFor(player, kind));
    if (amount === 0) continue;
    kept[kind] = amount;
    something = true;
  }
  const overflow = past(judging, seat, goods);
  if (something) happen(judging, { type: 'gained', seat, goods: kept });
  return overflow;
}

function roomFor(player: Player, kind: keyof Goods): number {
  if (kind === 'votes') return Number.POSITIVE_INFINITY;
  if (kind === 'power' || kind === 'prestige' || kind === 'popularity') return trackRoom(player, kind);
  return resourceRoom(player, kind);
}

function past({ game }: Judging, seat: number, goods: Goods): readonly Task[] {
  if (game.options.seats[seat]?.glory !== true) return NO_TASKS;
  const tasks: Task[] = [];
  for (const track of TRACKS) {
    const count = gloryPast(game, seat, track, goods[track] ?? 0);
    if (count > 0) tasks.push({ do: 'glory', track, count });
  }
  return tasks;
}

function gloryPast(game: Judging['game'], seat: number, track: Track, amount: number): number {
  return Math.min(amount - trackRoom(playerAt(game, seat), track), gloryRoom(game, seat, track));
}

const NO_TASKS: readonly Task[] = [];
