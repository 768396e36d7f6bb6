import { drawCharacters, type Game, type Opening, type Sealed, type SeatOptions, score } from '#engine';
import { chanceFrom, seal, setupSealed } from '#engine/sealed';
import type { Entry } from '#protocol';
import type { TableRecord } from './record.ts';
import type { Result } from './store.ts';

/** How a game began, and what proves it afterwards; null for one that began before decks were sealed. */
export interface SealedOpening extends Opening {
  readonly sealed: Sealed | null;
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
  return { opening: { game: first.game, secret: first.secret, sealed: first.sealed ?? null }, entries: rest };
}

export function resultsOf({ code, chairs }: TableRecord, game: Game, endedAt: number): readonly Result[] {
  return score(game).standings.map(({ seat, place, points }) => ({
    code,
    seat,
    name: chairs[seat]?.name ?? '',
    character: game.players[seat]?.character ?? '',
    bot: chairs[seat]?.bot ?? null,
    place,
    points,
    endedAt,
  }));
}
