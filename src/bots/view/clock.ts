import { AREAS, type Area, type Row, SAND, TIMER_TRACK } from '#content';
import { type Game, type Millis, otherRow } from '#engine';

/** All times below are seconds of a game at its printed speed, so that a bot thinks alike at every speed. */
export interface Window {
  readonly area: Area;
  readonly row: Row;
  /** When the timer comes to the row, and when it leaves it again. */
  readonly from: number;
  readonly until: number;
  /** The first time it comes to this row: a worker that stands in a frame now is in the way. */
  readonly next: boolean;
}

export interface Clock {
  readonly now: number;
  readonly windows: readonly Window[];
  /** When council is called; `now` once it is. */
  readonly call: number;
  /** When each timer leaves the row it is on. */
  readonly leaves: Readonly<Record<Area, number>>;
  /** What is left of the game. */
  readonly left: number;
  /** Where planning stops. */
  readonly horizon: number;
}

const ROUND_SECONDS = 2 * SAND.purple;
const LAST_ROUND = 4;
const AHEAD = 400;
/** Nobody turns a timer in the very moment its sand runs out. */
const LAG = 1.5;
/** From the call of a council to the next flip there is time to move every worker that is free. */
const COUNCIL = 5;
const NEVER = 1e6;

const TRACK_SECONDS: readonly number[] = [0, 45, 90, 120, 135, 180, 225, 240, 270, 315, 360];

/** How many milliseconds of this table make a second of the printed game. */
export const second = (game: Game): Millis => game.sand.purple / SAND.purple;

export function clockOf(game: Game, at: Millis): Clock {
  const untimed = game.phase === 'round' && game.timing === 'untimed';
  const now = untimed ? (TRACK_SECONDS[game.trackSpace] ?? ROUND_SECONDS) : at / second(game);
  const running = game.phase === 'round';
  const call = running ? (untimed ? ROUND_SECONDS : purpleCall(game, now)) : now;
  const coming = game.phase === 'placement' ? game.round : game.round + 1;
  const begins = coming > LAST_ROUND ? NEVER : call + COUNCIL;
  const horizon = coming > LAST_ROUND ? call : now + AHEAD;
  const windows: Window[] = [];
  const leaves = { purple: NEVER, green: NEVER, black: NEVER };
  for (const area of AREAS) {
    const flips = running ? (untimed ? trackFlips(game, area) : sandFlips(game, area, now, call)) : [];
    for (let flip = begins; flip < horizon; flip += SAND[area] + LAG) flips.push(flip);
    leaves[area] = flips[0] ?? NEVER;
    addWindows(windows, area, game.timers[area].row, flips);
  }
  windows.sort((one, other) => other.from - one.from);
  const rounds = LAST_ROUND - game.round + (game.phase === 'placement' ? 1 : 0);
  return { now, windows, call, leaves, left: call - now + rounds * ROUND_SECONDS, horizon };
}

/** TIM-5: the flip that knocks off the last marker. */
function purpleCall(game: Game, now: number): number {
  const markers = game.circles.filter((circle) => circle === 'marker').length;
  const first = Math.max(now, game.timers.purple.sandOut / second(game));
  return first + LAG + (markers - 1) * (SAND.purple + LAG);
}

function sandFlips(game: Game, area: Area, now: number, call: number): number[] {
  const flips: number[] = [];
  const first = Math.max(now, game.timers[area].sandOut / second(game)) + LAG;
  for (let flip = first; flip <= call + 0.01; flip += SAND[area] + LAG) flips.push(flip);
  return flips;
}

/** UNT-2 */
function trackFlips(game: Game, area: Area): number[] {
  const flips: number[] = [];
  for (let space = game.trackSpace + 1; space < TIMER_TRACK.length; space += 1) {
    if (TIMER_TRACK[space]?.includes(area)) flips.push(TRACK_SECONDS[space] ?? 0);
  }
  return flips;
}

function addWindows(windows: Window[], area: Area, row: Row, flips: readonly number[]): void {
  let to = otherRow(row);
  flips.forEach((from, index) => {
    windows.push({ area, row: to, from, until: flips[index + 1] ?? from + SAND[area], next: index === 0 });
    to = otherRow(to);
  });
}
