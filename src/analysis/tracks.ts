import { TRACKS, type Track } from '#content';
import { type Game, type Player, parchmentPoints } from '#engine';
import { type Moment, momentOf, type Watcher } from './log/walk.ts';

export const COURSES = ['vp', ...TRACKS, 'parchment'] as const;
/** What is followed over time: one track, all tracks with the legendary point, or what counts on the parchment. */
export type Course = (typeof COURSES)[number];

/** The points of all players after each command that changed them. */
export interface Courses {
  readonly moments: readonly Moment[];
  /** For each course and seat as many numbers as there are moments. */
  readonly values: Readonly<Record<Course, readonly (readonly number[])[]>>;
}

export function followTracks(first: Game): Watcher & { readonly found: Courses } {
  const moments: Moment[] = [];
  const list = () => first.players.map((): number[] => []);
  const values: Record<Course, number[][]> = {
    vp: list(),
    power: list(),
    prestige: list(),
    popularity: list(),
    parchment: list(),
  };
  let last = '';
  const note = (game: Game, moment: Moment) => {
    const held = game.players.map(({ power, prestige, popularity, legendary }) => [
      power,
      prestige,
      popularity,
      legendary,
    ]);
    if (`${held}` === last) return;
    last = `${held}`;
    moments.push(moment);
    for (const [seat, player] of game.players.entries()) {
      for (const course of COURSES) values[course][seat]?.push(pointsIn(player, course));
    }
  };
  note(first, { seq: 0, at: 0 });
  return { found: { moments, values }, after: (game, done) => note(game, momentOf(done)) };
}

export function pointsIn(player: Player, course: Course): number {
  if (course === 'parchment') return parchmentPoints(player);
  return course === 'vp' ? allPoints(player) : player[course];
}

const allPoints = (player: Player): number =>
  TRACKS.reduce((sum, track: Track) => sum + player[track], player.legendary ? 1 : 0);
