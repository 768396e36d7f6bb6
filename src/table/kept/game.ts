import {
  drawCharacters,
  type Game,
  isOpening,
  type Millis,
  type Opening,
  redeal,
  type Sealed,
  type Seat,
  type SeatOptions,
  score,
} from '#engine';
import { isPosition } from '#engine/position';
import { chanceFrom, seal, setupSealed } from '#engine/sealed';
import { type Begun, type Entry, enactOrigin, gameAfter, type Origin, paceOf } from '#protocol';
import type { Bound, TableRecord } from './record.ts';
import type { Result } from './store.ts';

/** How a game began, and what proves it afterwards; null for one that began before decks were sealed. */
export interface SealedOpening extends Opening {
  readonly sealed: Sealed | null;
  /** Where the common past of a game and its origin ends; not there for a game that begins with its set-up. */
  readonly begun?: Begun | null;
}

/** The game these people agreed on. */
export function openingOf({ chairs, terms }: TableRecord, seed: string): SealedOpening {
  const characters = drawCharacters(
    chanceFrom(seed)('characters'),
    chairs.map(({ character }) => character),
  );
  const seats = chairs.map(
    ({ advancedPlacement, glory, handicap }, seat): SeatOptions => ({
      character: characters[seat] ?? 'briber',
      advancedPlacement,
      glory,
      handicap,
    }),
  );
  const { timing, speed, privilegeWindow, waitLimit, lastWord } = terms;
  const opening = setupSealed(seed, { seats, timing, speed, privilegeWindow, waitLimit, lastWord });
  return { ...opening, sealed: seal(seed, opening) };
}

/**
 * A game that begins where another one stood: the same past, and the cards dealt so far as they came. All others are
 * shuffled anew, for those who know that game know its decks. It may also begin with a position that was set up by hand.
 * Undefined for a past that cannot have been.
 */
export function openingFrom(origin: Origin, seed: string): GameLog | undefined {
  const isLaid = isOpening(origin.opening) || isPosition(origin.opening);
  const shared = isLaid ? enactOrigin(origin) : undefined;
  if (shared === undefined) return undefined;
  const { game, secret } = origin.opening;
  const opening = { game, secret: redeal(secret, shared.game, chanceFrom(seed)) };
  const begun = { seq: shared.entries.length, of: origin.of };
  return { opening: { ...opening, sealed: seal(seed, opening), begun }, entries: shared.entries };
}

/** The first entry of a table's log. */
export const openingText = (opening: SealedOpening): string => JSON.stringify({ type: 'opened', ...opening });

/** A game as it is kept. */
export interface GameLog {
  readonly opening: SealedOpening;
  readonly entries: readonly Entry[];
}

export function readLog(texts: readonly string[]): GameLog {
  const [first, ...rest] = texts.map((text) => JSON.parse(text));
  if (first?.type !== 'opened') throw new RangeError('a log begins with its opening');
  const { game, secret, sealed = null, begun = null } = first;
  return { opening: { game, secret, sealed, begun }, entries: rest };
}

/** What the log of such a game says about its table; undefined for a game that begins with its set-up. */
export function boundBy({ opening, entries }: GameLog): Bound | undefined {
  const { game, begun } = opening;
  if (!begun) return undefined;
  const { round } = gameAfter(game, entries.slice(0, begun.seq));
  return { seats: game.options.seats, round, byHand: !isOpening(opening), of: begun.of };
}

/** What stands in a result for the level of a bot where a program played over the wire. */
const PROGRAM = 'program';

/** What a table knows of the end of its game, besides the game. */
export interface Ended {
  readonly endedAt: Millis;
  /** Game time. */
  readonly at: Millis;
  /** Who is away, and played by a bot. */
  readonly standIns: ReadonlySet<Seat>;
  readonly firstRewards: FirstRewards;
}

/** The council reward each seat took first, and when. */
export type FirstRewards = ReadonlyMap<Seat, { readonly seq: number; readonly reward: string }>;

/** How it ended for everybody. What it makes of ratings is reckoned where it is kept. */
export function resultsOf({ code, chairs, terms, begun }: TableRecord, game: Game, ended: Ended): readonly Result[] {
  const { standings, winner } = score(game);
  const { endedAt, at, standIns, firstRewards } = ended;
  const same = {
    code,
    endedAt,
    pace: paceOf(terms),
    seconds: begun === undefined ? Math.round(at / 1000) : null,
    rated: terms.rated,
    seenAt: endedAt + terms.spectatorDelay,
    rating: null,
  };
  return standings.map(({ seat, place, points, complete }) => ({
    ...same,
    seat,
    name: chairs[seat]?.name ?? '',
    character: game.players[seat]?.character ?? '',
    bot: chairs[seat]?.program ? PROGRAM : (chairs[seat]?.bot ?? null),
    place,
    points,
    person: chairs[seat]?.person ?? null,
    standIn: standIns.has(seat) || (chairs[seat]?.removed ?? null) !== null,
    won: seat === winner,
    complete,
    firstReward: firstRewards.get(seat)?.reward ?? null,
  }));
}
