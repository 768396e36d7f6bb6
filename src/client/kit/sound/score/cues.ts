import { AREAS, type Area } from '#content';
import type { Game, Millis } from '#engine';

/** A timer speaks: five to one are its last seconds, nought is the moment its sand is out. */
export interface Cue {
  readonly area: Area;
  readonly left: number;
  /** In game time. */
  readonly at: Millis;
}

const SECOND = 1000;
const LAST = 5;
/** Sand that runs so fast ticks only through its last third. */
const SHARE = 3;

const lastSeconds = (sand: Millis): number => Math.min(LAST, Math.floor(sand / SHARE / SECOND));

function cuesOf(game: Game, area: Area): readonly Cue[] {
  const { sandOut } = game.timers[area];
  const count = lastSeconds(game.sand[area]);
  return Array.from({ length: count + 1 }, (_, left) => ({ area, left, at: sandOut - left * SECOND }));
}

/** What timers say after one moment of the game and up to another; only where sand runs. */
export function cuesBetween(game: Game, after: Millis, until: Millis): readonly Cue[] {
  if (game.phase !== 'round' || game.timing === 'untimed' || game.paused) return [];
  return AREAS.flatMap((area) => cuesOf(game, area))
    .filter(({ at }) => at > after && at <= until)
    .toSorted((one, other) => one.at - other.at);
}

/** Remembers what each timer has said, so that nothing is said twice when the clock is set or the game goes back. */
export function createTelling(): (game: Game, cue: Cue) => boolean {
  const told = new Map<Area, { readonly sandOut: Millis; readonly left: number }>();
  return (game, { area, left }) => {
    const { sandOut } = game.timers[area];
    const before = told.get(area);
    if (before?.sandOut === sandOut && before.left <= left) return false;
    told.set(area, { sandOut, left });
    return true;
  };
}
