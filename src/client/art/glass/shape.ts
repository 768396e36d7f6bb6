/** The inside of an hourglass in the units of its drawing, 64 wide and 104 high. Distances are counted from the neck. */
export const MIDDLE = 32;
export const NECK = 52;
/** From the neck to the floor of a bulb. */
export const DEPTH = 40;
/** So far from the neck reaches the sand of a full bulb. */
const FULL = 36.5;
/** How steep a heap lies, and how steep a funnel is before the sand slides after. */
const SLOPE = 0.55;
const FUNNEL = 0.6;
const STEPS = 400;

/** The wall of a bulb, from its floor to the neck: the curve of `BULBS` as distance from the neck and half the width. */
const WALL = { distance: [40, 21, 11, 0], half: [17, 17, 4, 2] } as const;

const bezier = ([a, b, c, d]: readonly [number, number, number, number], t: number): number =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;

/** The least `x` from 0 to `most` at which a rising function reaches a value. */
function reach(rising: (x: number) => number, value: number, most: number): number {
  let [low, high] = [0, most];
  for (let halving = 0; halving < 24; halving += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < value) low = middle;
    else high = middle;
  }
  return high;
}

const wallAt = (distance: number): number =>
  bezier(
    WALL.half,
    reach((t) => -bezier(WALL.distance, t), -distance, 1),
  );

const HALVES = Array.from({ length: STEPS + 1 }, (_, step) => wallAt((step / STEPS) * DEPTH));
const ROOM = [0];
for (const half of HALVES.slice(1)) ROOM.push((ROOM.at(-1) ?? 0) + (half * half * DEPTH) / STEPS);

const at = (table: readonly number[], distance: number): number =>
  table[Math.round((Math.min(Math.max(distance, 0), DEPTH) / DEPTH) * STEPS)] ?? 0;

/** Half the width of the glass. */
export const halfAt = (distance: number): number => at(HALVES, distance);

/** How much fits between the neck and that distance; a third of r² · h is a cone. */
const roomTo = (distance: number): number => at(ROOM, distance);

const ALL = roomTo(FULL);

export interface Upper {
  /** Where the sand touches the glass. */
  readonly rim: number;
  /** How far the funnel reaches below the rim. */
  readonly dip: number;
}

/** What is left above, from 1 to 0: the level sinks, and a funnel opens as soon as sand has run. */
export function upperAt(share: number): Upper {
  const level = reach(roomTo, share * ALL, DEPTH);
  const dip = Math.min(halfAt(level) * FUNNEL * Math.min(1, (1 - share) / 0.08), level * 0.75);
  return { rim: Math.min(level + dip / 3, DEPTH), dip };
}

export interface Heap {
  /** Where the heap ends at the sides, which is the floor while it is small. */
  readonly foot: number;
  readonly half: number;
  /** Its top. */
  readonly peak: number;
}

const coneOver = (half: number): number => (half ** 3 * SLOPE) / 3;

/** What lies below when so much is left above: first a heap on the floor, then one that rises along the glass. */
export function heapAt(share: number): Heap {
  const fallen = (1 - share) * ALL;
  const floor = halfAt(DEPTH);
  if (fallen < coneOver(floor)) {
    const half = Math.cbrt((3 * fallen) / SLOPE);
    return { foot: DEPTH, half, peak: DEPTH - half * SLOPE };
  }
  const risen = reach((up) => roomTo(DEPTH) - roomTo(DEPTH - up) + coneOver(halfAt(DEPTH - up)), fallen, DEPTH);
  const half = halfAt(DEPTH - risen);
  return { foot: DEPTH - risen, half, peak: DEPTH - risen - half * SLOPE };
}

/** How much sand a funnel and a heap stand for, so that a test can weigh them. */
export const weigh = ({ rim, dip }: Upper, { foot, half }: Heap): readonly [number, number] => [
  roomTo(rim) - (halfAt(rim) ** 2 * dip) / 3,
  foot === DEPTH ? coneOver(half) : roomTo(DEPTH) - roomTo(foot) + coneOver(half),
];
