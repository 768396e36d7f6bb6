import type { Direction } from './bindings.ts';

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Straying to the side counts double: the eye expects the next thing in the direction of the arrow. */
const ASIDE = 2;

/** The index of the nearest place in a direction, or -1 if there is none. */
export function nearest(from: Place, places: readonly Place[], direction: Direction): number {
  let best = -1;
  let shortest = Number.POSITIVE_INFINITY;
  places.forEach((place, index) => {
    const far = distance(from, place, direction);
    if (far >= shortest) return;
    shortest = far;
    best = index;
  });
  return best;
}

function distance(from: Place, to: Place, direction: Direction): number {
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const along = direction === 'left' ? -x : direction === 'right' ? x : direction === 'up' ? -y : y;
  const aside = direction === 'left' || direction === 'right' ? Math.abs(y) : Math.abs(x);
  return along <= 1 ? Number.POSITIVE_INFINITY : along + ASIDE * aside;
}
