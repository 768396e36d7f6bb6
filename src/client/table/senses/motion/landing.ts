import type { Resource } from '#content';
import type { Millis, Seat } from '#engine';
import { purseKey, type View } from '../../view/view.ts';

/** Goods that arrive together, and when. */
export interface Landing {
  readonly seat: Seat;
  readonly kind: Resource | 'votes';
  readonly count: number;
  readonly after: Millis;
}

/** A purse shows goods when they arrive on the screen. What it has is true all the while, and so is what is said of it. */
export function awaitLandings({ inFlight }: Pick<View, 'inFlight'>, landings: readonly Landing[]): void {
  for (const { seat, kind, count, after } of landings) {
    const key = purseKey(seat, kind);
    add(inFlight, key, count);
    setTimeout(() => add(inFlight, key, -count), after);
  }
}

function add(inFlight: View['inFlight'], key: string, count: number): void {
  const before = inFlight.peek();
  inFlight.value = { ...before, [key]: (before[key] ?? 0) + count };
}
