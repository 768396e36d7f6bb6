import { drawCharacters, type Game, type SeatOptions, score, setup } from '#engine';
import type { Entry } from '#protocol';
import type { Opening } from '#room';
import type { Result } from './log.ts';
import type { TableRecord } from './record.ts';

/** The game these people agreed on. */
export function openingOf({ chairs, terms }: TableRecord, seed: number): Opening {
  const characters = drawCharacters(
    seed,
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
  return setup({ seed, seats, timing, speed, privilegeWindow, waitLimit, lastWord });
}

/** The first entry of a table's log. */
export const openingText = (opening: Opening): string => JSON.stringify({ type: 'opened', ...opening });

export function readLog(texts: readonly string[]): { readonly opening: Opening; readonly entries: readonly Entry[] } {
  const [first, ...rest] = texts.map((text) => JSON.parse(text));
  if (first?.type !== 'opened') throw new RangeError('a log begins with its opening');
  return { opening: { game: first.game, secret: first.secret }, entries: rest };
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
