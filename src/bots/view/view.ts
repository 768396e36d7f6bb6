import {
  ACHIEVEMENTS,
  CARDS,
  type CardId,
  CHARACTERS,
  type CharacterId,
  type Cost,
  GOOD_KINDS,
  type Resource,
  type Track,
  trackLength,
} from '#content';
import { type Game, type Millis, NEUTRAL_VOTES, type Player, playerAt, type Seat } from '#engine';
import { type Clock, clockOf } from './clock.ts';
import type { Conquest } from './conquest.ts';
import type { Taste } from './taste.ts';
import { type Wanting, wantingOf } from './wanting.ts';

/** A seat's look at the table: what is left of the game, and what things are worth now. */
export interface View {
  readonly game: Game;
  readonly seat: Seat;
  readonly at: Millis;
  readonly player: Player;
  readonly taste: Taste;
  readonly clock: Clock;
  /** Worth of holding 0 to 10 of a resource, and of standing on each step of a track. */
  readonly holding: Readonly<Record<Resource, readonly number[]>>;
  readonly standing: Readonly<Record<Track, readonly number[]>>;
  /** Votes up to this number are worth having. */
  readonly votesWanted: number;
  /** The achievement still worth working for. */
  readonly goal: { readonly asks: Wanting; readonly each: number } | undefined;
  /** What the next worker costs. */
  readonly hire: { readonly cost: Wanting; readonly each: number } | undefined;
  /** Worked out when first asked for. */
  readonly known: { conquest?: Conquest | undefined };
}

export function viewOf(game: Game, seat: Seat, at: Millis, taste: Taste, clock = clockOf(game, at)): View {
  const player = playerAt(game, seat);
  return {
    game,
    seat,
    at,
    player,
    taste,
    clock,
    holding: tablesOf(taste).holding(clock.left),
    standing: tablesOf(taste).standing(player.character, clock.left),
    votesWanted: votesWanted(game, seat),
    goal: goalOf(game, player, taste, clock),
    hire: hireOf(player, taste, clock),
    known: {},
  };
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** What never changes for a taste is worked out once. */
interface Tables {
  readonly holding: (left: number) => View['holding'];
  readonly standing: (character: CharacterId, left: number) => View['standing'];
}

const TABLES = new WeakMap<Taste, Tables>();
/** The worth of resources fades so slowly that this many seconds may share a table. */
const SHARED = 15;
/** From here on every step that is missing grows dearer. */
const LATE = 600;

function tablesOf(taste: Taste): Tables {
  const known = TABLES.get(taste);
  if (known !== undefined) return known;
  const tables: Tables = {
    holding: (left) => byLeft(Math.max(Math.floor(left / SHARED), 0)),
    standing: (character, left) => byCharacter(character)(Math.floor(Math.min(left, LATE) / SHARED)),
  };
  const byLeft = remembered((share: number) => holdings(taste, share * SHARED));
  const byCharacter = remembered((character: CharacterId) =>
    remembered((share: number) => standings(taste, character, share * SHARED)),
  );
  TABLES.set(taste, tables);
  return tables;
}

function remembered<K, V>(work: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const found = known.get(key) ?? work(key);
    known.set(key, found);
    return found;
  };
}

function holdings(taste: Taste, left: number): View['holding'] {
  const life: Readonly<Record<Resource, number>> = {
    gold: between(left / 150, 0.25, 1),
    military: between((left - 60) / 500, 0.12, 1),
    culture: between((left - 40) / 400, 0.12, 1),
  };
  const held = (resource: Resource): readonly number[] => {
    const sums = [0];
    for (let nth = 0; nth < 10; nth += 1) {
      sums.push((sums[nth] ?? 0) + taste[resource] * life[resource] * Math.max(1 - taste.falls * nth, 0.05));
    }
    return sums;
  };
  return { military: held('military'), culture: held('culture'), gold: held('gold') };
}

function standings(taste: Taste, character: CharacterId, left: number): View['standing'] {
  const urgent = 1 + taste.urgency * Math.max(1 - left / LATE, 0);
  const { enter } = CHARACTERS[character];
  const stood = (track: Track): readonly number[] => {
    const sums = [0];
    for (let step = 1; step <= trackLength(character, track); step += 1) {
      const missing = enter[track] - step + 1;
      const gain = missing > 0 ? (taste.towards + taste.lagging * missing) * urgent : taste.onParchment;
      sums.push((sums[step - 1] ?? 0) + gain);
    }
    return sums;
  };
  return { power: stood('power'), prestige: stood('prestige'), popularity: stood('popularity') };
}

function votesWanted(game: Game, seat: Seat): number {
  let most = game.players.length === 2 ? NEUTRAL_VOTES : 0;
  game.players.forEach((player, other) => {
    if (other !== seat) most = Math.max(most, player.votes);
  });
  return Math.max(most + 2, 4);
}

/** ACH-3: the token first; without it the reward is worth a little. */
function goalOf(game: Game, player: Player, taste: Taste, { left }: Clock): View['goal'] {
  if (player.claimed) return undefined;
  const token = game.tokenOnCard && !player.legendary;
  const urgent = left < 800 ? 1.6 : 1;
  return {
    asks: wantingOf(ACHIEVEMENTS[game.achievement].asks),
    each: token ? taste.nearToken * urgent : taste.nearReward,
  };
}

const MOST_WORKERS = 4;

/** A new worker is worth what it will earn; each unit of its cost brings it that much nearer. */
function hireOf(player: Player, taste: Taste, { left }: Clock): View['hire'] {
  if (player.workers.length >= MOST_WORKERS || player.recruits === 0 || left < 300) return undefined;
  const earns = taste.recruit * left;
  for (const card of player.hand) {
    const cost = recruitingCost(card);
    if (cost !== undefined) return { cost: wantingOf(cost), each: (taste.nearWorker * earns) / unitsOf(cost) };
  }
  if (!player.discard.some(recruitingCost)) return undefined;
  const { pickUp } = CHARACTERS[player.character];
  return { cost: wantingOf(pickUp), each: (taste.nearPickUp * earns) / unitsOf(pickUp) };
}

function unitsOf(cost: Cost): number {
  let units = cost.wild ?? 0;
  for (const kind of GOOD_KINDS) units += cost[kind] ?? 0;
  return units;
}

function recruitingCost(card: CardId): Cost | undefined {
  const stratagem = CARDS[card];
  if (stratagem.with !== 'nothing' || stratagem.effect.do !== 'pay') return undefined;
  return stratagem.effect.then.do === 'recruit' ? stratagem.effect.cost : undefined;
}
