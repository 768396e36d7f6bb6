import type { TurningPoint } from '#analysis';
import { type Game, playerAt, type Ranking, type Seat } from '#engine';
import { beyondOn, LANES, type Lane, pointsOn, wayOn } from './lanes.ts';

/** A token on its way: where it begins and ends, as shares of the lane, and what its player has with it. */
export interface Walker {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  /** Points on the parchment in all lanes up to this one. */
  readonly sum: number;
}

export type Scene =
  | { readonly type: 'parchment' }
  /** Last place first. */
  | { readonly type: 'track'; readonly lane: Lane; readonly walkers: readonly Walker[] }
  /** Nobody is complete: the lane that decides, and how far it is from the parchment. */
  | { readonly type: 'closest'; readonly seat: Seat; readonly lane: Lane; readonly toGo: number }
  | { readonly type: 'crown'; readonly seat: Seat }
  | { readonly type: 'civilWar' }
  | { readonly type: 'turn'; readonly turn: TurningPoint }
  | { readonly type: 'curtain' };

/** In milliseconds since the show began. */
export type Timed = Scene & { readonly at: number; readonly until: number };

/** Half a bar of the theme, which is heard meanwhile. */
const BEAT = 1200;
const LASTS: Readonly<Record<Scene['type'], number>> = {
  parchment: BEAT,
  track: BEAT,
  closest: 1.5 * BEAT,
  crown: 2 * BEAT,
  civilWar: 3 * BEAT,
  turn: 1300,
  curtain: BEAT / 2,
};
/** Without turning points the last word stands a little longer. */
const LINGERS = 1.5 * BEAT;

/** The end as a show of ten to fifteen seconds. */
export function finalePlan(game: Game, ranking: Ranking, turns: readonly TurningPoint[]): readonly Timed[] {
  const scenes: readonly Scene[] = [
    { type: 'parchment' },
    ...LANES.map((lane): Scene => ({ type: 'track', lane, walkers: walkersOf(game, ranking, lane) })),
    ...verdictOf(game, ranking),
    ...turns.map((turn): Scene => ({ type: 'turn', turn })),
    { type: 'curtain' },
  ];
  return timed(scenes, turns.length === 0);
}

function walkersOf(game: Game, { standings }: Ranking, lane: Lane): readonly Walker[] {
  const sofar = LANES.slice(0, LANES.indexOf(lane) + 1);
  return standings.toReversed().map(({ seat }) => {
    const player = playerAt(game, seat);
    return { seat, ...wayOn(player, lane), sum: sofar.reduce((sum, one) => sum + pointsOn(player, one), 0) };
  });
}

/** END-2 to END-4: each has a scene of its own. */
function verdictOf(game: Game, { outcome, winner }: Ranking): readonly Scene[] {
  if (outcome === 'civilWar' || winner === null) return [{ type: 'civilWar' }];
  const crown: Scene = { type: 'crown', seat: winner };
  return outcome === 'complete' ? [crown] : [closest(game, winner), crown];
}

function closest(game: Game, seat: Seat): Scene {
  const player = playerAt(game, seat);
  const lane = LANES.toSorted((one, other) => beyondOn(player, one) - beyondOn(player, other))[0] ?? 'legendary';
  return { type: 'closest', seat, lane, toGo: -beyondOn(player, lane) };
}

const isLastWord = ({ type }: Scene): boolean => type === 'crown' || type === 'civilWar';

function timed(scenes: readonly Scene[], lingers: boolean): readonly Timed[] {
  let now = 0;
  return scenes.map((scene) => {
    const at = now;
    now += LASTS[scene.type] + (lingers && isLastWord(scene) ? LINGERS : 0);
    return { ...scene, at, until: now };
  });
}

export const lengthOf = (plan: readonly Timed[]): number => plan.at(-1)?.until ?? 0;
