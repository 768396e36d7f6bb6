import { useEffect, useMemo, useRef } from 'preact/hooks';
import { AREAS, type Area } from '#content';
import type { Game, Millis } from '#engine';
import type { View } from './view.ts';

type Tell = (left: Millis, share: number) => void;

export interface Sand {
  /** Told of the sand that is left, and the share of it that is seen above. */
  readonly watch: (area: Area, tell: Tell) => () => void;
  /** This timer is turned through the air, after a moment: until it lies on its side, its sand is where it was before. */
  readonly turn: (area: Area, delay: Millis) => void;
}

/** One glass: who wants to be told of its sand, and when they last were and it was last turned here, in the browser's time. */
interface Glass {
  readonly tells: Set<Tell>;
  told: number;
  turned: number;
}
type Glasses = Readonly<Record<Area, Glass>>;

/** How long the sand of a timer still runs; nothing runs in an untimed round, nor in the council after it. */
export const sandLeft = (game: Pick<Game, 'timing' | 'timers'>, area: Area, now: Millis): Millis =>
  game.timing === 'untimed' ? 0 : Math.max(0, game.timers[area].sandOut - now);

/** Grains seem to fall without a jump. */
const BEAT = 40;
/** A flip through the air: half of it one way up, half the other. */
export const TURN: Millis = 400;

export const isUpsideDown = (turned: number, now: number): boolean => now - turned < TURN / 2;

const emptyGlass = (): Glass => ({
  tells: new Set(),
  told: Number.NEGATIVE_INFINITY,
  turned: Number.NEGATIVE_INFINITY,
});

/** One beat for all three hourglasses: tells the elements, never draws the table anew. */
export function useSand(view: View): Sand {
  const glasses = useRef<Glasses>({ purple: emptyGlass(), green: emptyGlass(), black: emptyGlass() });
  useEffect(() => {
    let frame = 0;
    const beat = (now: number) => {
      const area = nextArea(glasses.current);
      if (now - glasses.current[area].told >= BEAT) tick(view, glasses.current[area], area, now);
      frame = requestAnimationFrame(beat);
    };
    frame = requestAnimationFrame(beat);
    return () => cancelAnimationFrame(frame);
  }, [view]);
  return useMemo(
    () => ({
      watch(area, tell) {
        glasses.current[area].tells.add(tell);
        return () => glasses.current[area].tells.delete(tell);
      },
      turn(area, delay) {
        glasses.current[area].turned = performance.now() + delay;
      },
    }),
    [],
  );
}

/** One glass a frame, the one that has waited longest: painting all of them at once would take more than a frame has. */
export const nextArea = (glasses: Readonly<Record<Area, Pick<Glass, 'told'>>>): Area =>
  AREAS.reduce((first, area) => (glasses[area].told < glasses[first].told ? area : first));

function tick(view: View, glass: Glass, area: Area, now: number): void {
  const game = view.game.peek();
  const at = view.session.now();
  const left = sandLeft(game, area, at);
  glass.told = now;
  tellAll(glass, left, left / game.sand[area], now);
  const out = view.sandOut.peek();
  const next = Object.fromEntries(AREAS.map((each) => [each, sandLeft(game, each, at) === 0])) as typeof out;
  if (AREAS.some((each) => next[each] !== out[each])) view.sandOut.value = next;
}

function tellAll({ tells, turned }: Glass, left: Millis, share: number, now: number): void {
  const above = isUpsideDown(turned, now) ? 1 - share : share;
  for (const tell of tells) tell(left, above);
}
