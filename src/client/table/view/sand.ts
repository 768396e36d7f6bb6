import { useEffect, useRef } from 'preact/hooks';
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

/** One glass: who wants to be told of its sand, and when it was last turned here, in the browser's time. */
interface Glass {
  readonly tells: Set<Tell>;
  turned: number;
}
type Glasses = Readonly<Record<Area, Glass>>;

/** How long the sand of a timer still runs; nothing runs in an untimed round. */
const sandLeft = (game: Game, area: Area, now: Millis): Millis =>
  game.timing === 'untimed' && game.phase === 'round' ? 0 : Math.max(0, game.timers[area].sandOut - now);

/** Grains seem to fall without a jump. */
const BEAT = 40;
/** A flip through the air: half of it one way up, half the other. */
export const TURN: Millis = 400;

export const isUpsideDown = (turned: number, now: number): boolean => now - turned < TURN / 2;

const emptyGlass = (): Glass => ({ tells: new Set(), turned: Number.NEGATIVE_INFINITY });

/** One beat for all three hourglasses: tells the elements, never draws the table anew. */
export function useSand(view: View): Sand {
  const glasses = useRef<Glasses>({ purple: emptyGlass(), green: emptyGlass(), black: emptyGlass() });
  useEffect(() => {
    let frame = 0;
    let told = 0;
    const beat = (now: number) => {
      if (now - told >= BEAT) {
        told = now;
        tick(view, glasses.current, now);
      }
      frame = requestAnimationFrame(beat);
    };
    frame = requestAnimationFrame(beat);
    return () => cancelAnimationFrame(frame);
  }, [view]);
  return {
    watch(area, tell) {
      glasses.current[area].tells.add(tell);
      return () => glasses.current[area].tells.delete(tell);
    },
    turn(area, delay) {
      glasses.current[area].turned = performance.now() + delay;
    },
  };
}

function tick(view: View, glasses: Glasses, now: number): void {
  const game = view.game.peek();
  const at = view.session.now();
  const out = view.sandOut.peek();
  let changed = false;
  const next: Record<Area, boolean> = { ...out };
  for (const area of AREAS) {
    const left = sandLeft(game, area, at);
    tellAll(glasses[area], left, left / game.sand[area], now);
    next[area] = left === 0;
    if (next[area] !== out[area]) changed = true;
  }
  if (changed) view.sandOut.value = next;
}

function tellAll({ tells, turned }: Glass, left: Millis, share: number, now: number): void {
  const above = isUpsideDown(turned, now) ? 1 - share : share;
  for (const tell of tells) tell(left, above);
}
