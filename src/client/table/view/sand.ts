import { useEffect, useRef } from 'preact/hooks';
import { AREAS, type Area } from '#content';
import type { Game, Millis } from '#engine';
import type { View } from './view.ts';

/** Elements that want to be told how much sand is left, by area. */
type Grains = Readonly<Record<Area, Set<(left: Millis, share: number) => void>>>;

export interface Sand {
  readonly watch: (area: Area, tell: (left: Millis, share: number) => void) => () => void;
}

/** How long the sand of a timer still runs; nothing runs in an untimed round. */
const sandLeft = (game: Game, area: Area, now: Millis): Millis =>
  game.timing === 'untimed' && game.phase === 'round' ? 0 : Math.max(0, game.timers[area].sandOut - now);

/** Sand moves by less than a pixel in this time. */
const BEAT = 80;

/** One beat for all three hourglasses: tells the elements, never draws the table anew. */
export function useSand(view: View): Sand {
  const grains = useRef<Grains>({ purple: new Set(), green: new Set(), black: new Set() });
  useEffect(() => {
    let frame = 0;
    let told = 0;
    const beat = (now: number) => {
      if (now - told >= BEAT) {
        told = now;
        tick(view, grains.current);
      }
      frame = requestAnimationFrame(beat);
    };
    frame = requestAnimationFrame(beat);
    return () => cancelAnimationFrame(frame);
  }, [view]);
  return {
    watch(area, tell) {
      grains.current[area].add(tell);
      return () => grains.current[area].delete(tell);
    },
  };
}

function tick(view: View, grains: Grains): void {
  const game = view.game.peek();
  const now = view.session.now();
  const out = view.sandOut.peek();
  let changed = false;
  const next: Record<Area, boolean> = { ...out };
  for (const area of AREAS) {
    const left = sandLeft(game, area, now);
    for (const tell of grains[area]) tell(left, left / game.sand[area]);
    next[area] = left === 0;
    if (next[area] !== out[area]) changed = true;
  }
  if (changed) view.sandOut.value = next;
}
