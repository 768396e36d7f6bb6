import { CHARACTER_IDS, type CharacterId } from '#content';
import { type Game, OUTCOMES, type Outcome, type Seat, score } from '#engine';
import type { Chair } from '#protocol';
import { forgetSeal } from '../../kit/settings/seals.ts';
import { recall, remember } from '../../kit/settings/settings.ts';

/** A finished game as this browser remembers it, from one seat's point of view. */
export interface Played {
  /** The table's code, by which the game can be seen again. */
  readonly code: string;
  readonly endedAt: number;
  readonly seat: Seat;
  readonly character: CharacterId;
  readonly place: number;
  readonly of: number;
  readonly points: number;
  readonly won: boolean;
  readonly outcome: Outcome;
  readonly others: readonly string[];
  /** Where the game lies that this one was begun from; not there for a game that began with its set-up. */
  readonly from?: string | null;
}

const KEY = 'history';
const MOST = 500;

export function playedGames(): readonly Played[] {
  const found = recall(KEY);
  return Array.isArray(found) ? found.filter(isPlayed) : [];
}

/** What lies in the browser may have been written by anything. */
function isPlayed(value: unknown): value is Played {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Partial<Record<keyof Played, unknown>>;
  const numbers = [one.endedAt, one.seat, one.place, one.of, one.points].every(Number.isFinite);
  const known = CHARACTER_IDS.some((id) => id === one.character) && OUTCOMES.some((outcome) => outcome === one.outcome);
  const others = Array.isArray(one.others) && one.others.every((name) => typeof name === 'string');
  return numbers && known && others && typeof one.code === 'string' && typeof one.won === 'boolean';
}

/** Kept once for each table; newest first. */
export function keepPlayed(played: Played): void {
  const rest = playedGames().filter(({ code }) => code !== played.code);
  const list = [played, ...rest].toSorted((one, other) => other.endedAt - one.endedAt);
  remember(KEY, list.slice(0, MOST));
}

export const knowsPlayed = (code: string): boolean => playedGames().some((one) => one.code === code);

export function forgetPlayed(code: string): void {
  forgetSeal(code);
  remember(
    KEY,
    playedGames().filter((one) => one.code !== code),
  );
}

export function playedBy(
  code: string,
  seat: Seat,
  game: Game,
  chairs: readonly Pick<Chair, 'name'>[],
  endedAt: number,
): Played {
  const { standings, outcome, winner } = score(game);
  const own = standings.find((standing) => standing.seat === seat);
  return {
    code,
    endedAt,
    seat,
    character: game.players[seat]?.character ?? 'briber',
    place: own?.place ?? standings.length,
    of: standings.length,
    points: own?.points ?? 0,
    won: winner === seat,
    outcome,
    others: chairs.flatMap(({ name }, other) => (other === seat ? [] : [name])),
  };
}
