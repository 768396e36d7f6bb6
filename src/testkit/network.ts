import type { Millis } from '#engine';
import type { World } from './world.ts';

/** How bad the line is: shares of messages lost and doubled, and delays that let later ones overtake. */
export interface Weather {
  readonly lost: number;
  readonly doubled: number;
  readonly slowest: Millis;
}

export const FAIR: Weather = { lost: 0, doubled: 0, slowest: 1 };

/** One way from one to another. What arrives is a copy, as after a wire. */
export function line<T>(world: World, weather: () => Weather, deliver: (message: T) => void): (message: T) => void {
  return (message) => {
    const wire = JSON.stringify(message);
    const { lost, doubled, slowest } = weather();
    const copies = world.chance(lost) ? 0 : world.chance(doubled) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      world.later(1 + world.below(slowest), () => deliver(JSON.parse(wire)));
    }
  };
}
