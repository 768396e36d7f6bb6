import { exp, log } from './exact.ts';
import { MOST_SEATS, SEAT_FEATURES, TABLE_FEATURES } from './features.ts';

/** How many units each layer has: of a seat, of what is made of it, of the seat among its rivals, and what is told of it. */
const SEEN = 96;
const GRASPED = 48;
const COMPARED = 48;
const TOLD = 3;
/** Of each seat are told, in this order, how likely it is to win, how likely to be complete, and a tenth of its points. */
const WINS = 0;

/** The shapes of the weights in the order in which they are kept: rows are what comes in, columns what goes out. */
export const SHAPES = [
  [TABLE_FEATURES + SEAT_FEATURES, SEEN],
  [1, SEEN],
  [SEEN, GRASPED],
  [1, GRASPED],
  [3 * GRASPED, COMPARED],
  [1, COMPARED],
  [COMPARED, TOLD],
  [1, TOLD],
] as const;

export const WEIGHTS = SHAPES.reduce((sum, [rows, columns]) => sum + rows * columns, 0);

/** Several networks that judge together: the mean of what they tell is truer than any of them. */
export type Network = readonly Layers[];

/** The weights of one of them, each layer by itself. */
interface Layers {
  readonly see: Float64Array;
  readonly seeBias: Float64Array;
  readonly grasp: Float64Array;
  readonly graspBias: Float64Array;
  readonly compare: Float64Array;
  readonly compareBias: Float64Array;
  readonly tell: Float64Array;
  readonly tellBias: Float64Array;
}

/** The weights of some networks, one after the other. */
export function networkOf(weights: Float32Array): Network {
  const count = weights.length / WEIGHTS;
  if (!Number.isInteger(count) || count === 0) throw new RangeError(`${weights.length} weights are no networks`);
  return Array.from({ length: count }, (_, nth) =>
    layersOf(Float64Array.from(weights.subarray(nth * WEIGHTS, (nth + 1) * WEIGHTS))),
  );
}

function layersOf(weights: Float64Array): Layers {
  let from = 0;
  const next = (nth: number): Float64Array => {
    const [rows, columns] = SHAPES[nth] ?? [0, 0];
    from += rows * columns;
    return weights.subarray(from - rows * columns, from);
  };
  return {
    see: next(0),
    seeBias: next(1),
    grasp: next(2),
    graspBias: next(3),
    compare: next(4),
    compareBias: next(5),
    tell: next(6),
    tellBias: next(7),
  };
}

/** What is written over with every position, so that nothing has to be made for it. */
const common = new Float64Array(SEEN);
const seen = new Float64Array(SEEN);
const grasped = new Float64Array(MOST_SEATS * GRASPED);
const among = new Float64Array(3 * GRASPED);
const compared = new Float64Array(COMPARED);
const said = new Float64Array(TOLD);
const told = new Float64Array(MOST_SEATS * TOLD);

/** All that is told of each seat, one after the other; good until the next position is looked at. */
export function look(network: Network, features: Uint8Array, seats: number): Float64Array {
  told.fill(0);
  for (const layers of network) {
    grasp(layers, features, seats);
    for (let seat = 0; seat < seats; seat += 1) {
      gather(seat, seats);
      pass(compared, 0, COMPARED, layers.compare, layers.compareBias, among);
      pass(said, 0, TOLD, layers.tell, layers.tellBias, compared);
      for (let nth = 0; nth < TOLD; nth += 1) addTold(seat * TOLD + nth, (said[nth] as number) / network.length);
    }
  }
  return told;
}

function addTold(place: number, amount: number): void {
  told[place] = (told[place] as number) + amount;
}

/** What is made of every seat by itself. What all seats share is seen once. */
function grasp(layers: Layers, features: Uint8Array, seats: number): void {
  common.set(layers.seeBias);
  addInputs(common, layers.see, features, 0, TABLE_FEATURES, 0);
  for (let seat = 0; seat < seats; seat += 1) {
    seen.set(common);
    addInputs(seen, layers.see, features, TABLE_FEATURES + seat * SEAT_FEATURES, SEAT_FEATURES, TABLE_FEATURES);
    pass(grasped, seat * GRASPED, GRASPED, layers.grasp, layers.graspBias, seen);
  }
}

/** The inputs of a layer that are not nought: where their weights begin, and what they are. Most features cost nothing. */
const rows = new Int32Array(Math.max(TABLE_FEATURES + SEAT_FEATURES, 3 * GRASPED) + 3);
const values = new Float64Array(rows.length);

function addInputs(
  into: Float64Array,
  weights: Float64Array,
  features: Uint8Array,
  from: number,
  count: number,
  row: number,
): void {
  let found = 0;
  for (let nth = 0; nth < count; nth += 1) {
    const value = features[from + nth] as number;
    if (value === 0) continue;
    rows[found] = (row + nth) * SEEN;
    values[found] = value;
    found += 1;
  }
  addRows(into, 0, SEEN, weights, found);
}

/** What is below nought counts as nought before it goes on. */
function pass(
  into: Float64Array,
  at: number,
  width: number,
  weights: Float64Array,
  bias: Float64Array,
  from: Float64Array,
): void {
  for (let unit = 0; unit < width; unit += 1) into[at + unit] = bias[unit] as number;
  let found = 0;
  for (let nth = 0; nth < from.length; nth += 1) {
    const value = from[nth] as number;
    if (value <= 0) continue;
    rows[found] = nth * width;
    values[found] = value;
    found += 1;
  }
  addRows(into, at, width, weights, found);
}

type Four = [number, number, number, number];

/** Four inputs at a time: each sum is fetched and put back a quarter as often. */
function addRows(into: Float64Array, at: number, width: number, weights: Float64Array, count: number): void {
  values.fill(0, count, count + 3);
  rows.fill(0, count, count + 3);
  for (let nth = 0; nth < count; nth += 4) {
    const [a, b, c, d] = [rows[nth], rows[nth + 1], rows[nth + 2], rows[nth + 3]] as Four;
    const [p, q, r, s] = [values[nth], values[nth + 1], values[nth + 2], values[nth + 3]] as Four;
    for (let unit = 0; unit < width; unit += 1) {
      into[at + unit] =
        (into[at + unit] as number) +
        p * (weights[a + unit] as number) +
        q * (weights[b + unit] as number) +
        r * (weights[c + unit] as number) +
        s * (weights[d + unit] as number);
    }
  }
}

/** A seat beside the mean and the most of its rivals. */
function gather(seat: number, seats: number): void {
  for (let unit = 0; unit < GRASPED; unit += 1) {
    let sum = 0;
    let most = 0;
    for (let other = 0; other < seats; other += 1) {
      const value = grasped[other * GRASPED + unit] as number;
      if (other === seat || value <= 0) continue;
      sum += value;
      if (value > most) most = value;
    }
    among[unit] = grasped[seat * GRASPED + unit] as number;
    among[GRASPED + unit] = seats > 1 ? sum / (seats - 1) : 0;
    among[2 * GRASPED + unit] = most;
  }
}

/** How likely a seat is to win, as the logarithm of its odds against all others, and against a war that nobody wins. */
export function oddsOf(all: Float64Array, seat: number, seats: number): number {
  let others = 1;
  for (let other = 0; other < seats; other += 1) {
    if (other !== seat) others += exp(all[other * TOLD + WINS] as number);
  }
  return (all[seat * TOLD + WINS] as number) - log(others);
}
