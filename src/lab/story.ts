import type { Event, Game, Millis, Ranking } from '#engine';

export const clockText = (at: Millis): string => {
  const seconds = Math.floor(at / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
};

export const nameOf = (game: Game, seat: number): string => {
  const character = game.players[seat]?.character ?? 'table';
  return character[0]?.toUpperCase() + character.slice(1);
};

/** Events nobody would tell, since the next one says as much. */
const UNTOLD: ReadonlySet<Event['type']> = new Set(['asked', 'placerNamed', 'chooserNamed', 'clockGiven']);

/** One event as a line, or nothing. */
export function tell(game: Game, event: Event): string | undefined {
  if (UNTOLD.has(event.type)) return undefined;
  const { type, ...rest } = event;
  const facts = Object.entries(rest).filter(([field, value]) => field !== 'seat' && value !== null);
  const who = 'seat' in event ? `${nameOf(game, event.seat)}: ` : '';
  return `${who}${spaced(type)}${facts.map(([field, value]) => `, ${spaced(field)} ${plain(value)}`).join('')}`;
}

const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(' ');
  if (typeof value !== 'object' || value === null) return `${value ?? 'none'}`;
  return Object.entries(value)
    .map(([field, one]) => `${plain(one)} ${field}`)
    .join(' and ');
}

export function tellRanking(game: Game, { outcome, standings }: Ranking): readonly string[] {
  const ends = { complete: 'All tracks reached the parchment.', closest: 'The closest to the parchment wins.' };
  const places = standings.map(
    ({ place, seat, points, tracks, legendary, decidedBy }) =>
      `${place}. ${nameOf(game, seat)}: ${points} points on the parchment, tracks ${tracks.join(' ')}` +
      `${legendary ? ', legendary' : ''}, decided by ${decidedBy}`,
  );
  return [outcome === 'civilWar' ? 'Nobody holds the legendary point: civil war.' : ends[outcome], ...places];
}
