import { MOST_SEATS, SEAT_FEATURES, SHAPES, TABLE_FEATURES, WEIGHTS } from '#bots/chances';
import { HEAD, NO_WINNER } from './record.ts';

/** The same network as `look` walks through, made to be walked backwards too. */
const [[INPUTS, SEEN], , [, GRASPED], , [AMONG, COMPARED], , [, TOLD]] = SHAPES;
const OFFSETS = SHAPES.map((_, nth) => SHAPES.slice(0, nth).reduce((sum, [rows, columns]) => sum + rows * columns, 0));
const [SEE = 0, SEE_BIAS = 0, GRASP = 0, GRASP_BIAS = 0, COMPARE = 0, COMPARE_BIAS = 0, TELL = 0, TELL_BIAS = 0] =
  OFFSETS;

/** How much the chance to be complete and the points count beside the chance to win. */
const AUXILIARY = 0.3;

export const gradientOf = (): Float64Array => new Float64Array(WEIGHTS);

const rows = (count: number, width: number): readonly Float64Array[] =>
  Array.from({ length: count }, () => new Float64Array(width));
const inputs = rows(MOST_SEATS, INPUTS);
const seen = rows(MOST_SEATS, SEEN);
const grasped = rows(MOST_SEATS, GRASPED);
const among = rows(MOST_SEATS, AMONG);
const compared = rows(MOST_SEATS, COMPARED);
const told = rows(MOST_SEATS, TOLD);
const back = {
  grasped: rows(MOST_SEATS, GRASPED),
  among: new Float64Array(AMONG),
  compared: new Float64Array(COMPARED),
};
const backSeen = new Float64Array(SEEN);
const backTold = rows(MOST_SEATS, TOLD);

/** Adds one record's gradient to the sum and gives its loss in telling the winner. */
export function learnFrom(
  record: Uint8Array,
  weights: Float64Array,
  scale: Float64Array,
  gradient: Float64Array,
): number {
  const seats = record[0] ?? 0;
  forward(record, weights, scale, seats);
  const loss = compareWithTruth(record, seats);
  backward(weights, gradient, seats);
  return loss;
}

/** The loss alone. */
export function lossOf(record: Uint8Array, weights: Float64Array, scale: Float64Array): number {
  forward(record, weights, scale, record[0] ?? 0);
  return compareWithTruth(record, record[0] ?? 0);
}

function forward(record: Uint8Array, weights: Float64Array, scale: Float64Array, seats: number): void {
  for (let seat = 0; seat < seats; seat += 1) {
    const input = inputs[seat] as Float64Array;
    const from = HEAD + TABLE_FEATURES + seat * SEAT_FEATURES;
    for (let nth = 0; nth < INPUTS; nth += 1) {
      const at = nth < TABLE_FEATURES ? HEAD + nth : from + nth - TABLE_FEATURES;
      input[nth] = (record[at] ?? 0) * (scale[nth] ?? 0);
    }
    through(weights, SEE, SEE_BIAS, input, seen[seat] as Float64Array, true);
    through(weights, GRASP, GRASP_BIAS, seen[seat] as Float64Array, grasped[seat] as Float64Array, true);
  }
  for (let seat = 0; seat < seats; seat += 1) {
    gather(seat, seats);
    through(weights, COMPARE, COMPARE_BIAS, among[seat] as Float64Array, compared[seat] as Float64Array, true);
    through(weights, TELL, TELL_BIAS, compared[seat] as Float64Array, told[seat] as Float64Array, false);
  }
}

function through(
  weights: Float64Array,
  at: number,
  bias: number,
  from: Float64Array,
  into: Float64Array,
  cut: boolean,
): void {
  const width = into.length;
  for (let unit = 0; unit < width; unit += 1) into[unit] = weights[bias + unit] as number;
  for (let nth = 0; nth < from.length; nth += 1) {
    const value = from[nth] as number;
    if (value === 0) continue;
    const row = at + nth * width;
    for (let unit = 0; unit < width; unit += 1) (into[unit] as number) += value * (weights[row + unit] as number);
  }
  if (cut) for (let unit = 0; unit < width; unit += 1) if ((into[unit] as number) < 0) into[unit] = 0;
}

/** Which rival had the most of each unit. */
const bestRival = Array.from({ length: MOST_SEATS }, () => new Int8Array(GRASPED));

function gather(seat: number, seats: number): void {
  const into = among[seat] as Float64Array;
  const from = bestRival[seat] as Int8Array;
  for (let unit = 0; unit < GRASPED; unit += 1) {
    let sum = 0;
    let best = -1;
    let most = 0;
    for (let other = 0; other < seats; other += 1) {
      if (other === seat) continue;
      const value = grasped[other]?.[unit] as number;
      sum += value;
      if (value > most) [best, most] = [other, value];
    }
    into[unit] = grasped[seat]?.[unit] as number;
    into[GRASPED + unit] = seats > 1 ? sum / (seats - 1) : 0;
    into[2 * GRASPED + unit] = most;
    from[unit] = best;
  }
}

/** Softmax over seats and a war nobody wins; beside it how likely a seat is to be complete, and a tenth of its points. */
function compareWithTruth(record: Uint8Array, seats: number): number {
  const winner = record[1] === NO_WINNER ? -1 : (record[1] ?? -1);
  let sum = 1;
  for (let seat = 0; seat < seats; seat += 1) sum += Math.exp(told[seat]?.[0] as number);
  for (let seat = 0; seat < seats; seat += 1) {
    const [win = 0, complete = 0, points = 0] = told[seat] as Float64Array;
    const to = backTold[seat] as Float64Array;
    to[0] = Math.exp(win) / sum - (seat === winner ? 1 : 0);
    to[1] = (AUXILIARY * (1 / (1 + Math.exp(-complete)) - (record[8 + seat] ?? 0))) / MOST_SEATS;
    to[2] = (AUXILIARY * Math.max(Math.min(points - (record[13 + seat] ?? 0) / 10, 1), -1)) / MOST_SEATS;
  }
  return Math.log(sum) - (winner >= 0 ? (told[winner]?.[0] as number) : 0);
}

function backward(weights: Float64Array, gradient: Float64Array, seats: number): void {
  for (let seat = 0; seat < seats; seat += 1) back.grasped[seat]?.fill(0);
  for (let seat = 0; seat < seats; seat += 1) {
    backThrough(
      weights,
      gradient,
      TELL,
      TELL_BIAS,
      compared[seat] as Float64Array,
      backTold[seat] as Float64Array,
      back.compared,
    );
    backThrough(weights, gradient, COMPARE, COMPARE_BIAS, among[seat] as Float64Array, back.compared, back.among);
    scatter(seat, seats);
  }
  for (let seat = 0; seat < seats; seat += 1) {
    const to = back.grasped[seat] as Float64Array;
    for (let unit = 0; unit < GRASPED; unit += 1) if ((grasped[seat]?.[unit] as number) <= 0) to[unit] = 0;
    backThrough(weights, gradient, GRASP, GRASP_BIAS, seen[seat] as Float64Array, to, backSeen);
    backThrough(weights, gradient, SEE, SEE_BIAS, inputs[seat] as Float64Array, backSeen, undefined);
  }
}

/** Adds to the gradient of a layer and says what its inputs should have been; nothing goes back through a nought. */
function backThrough(
  weights: Float64Array,
  gradient: Float64Array,
  at: number,
  bias: number,
  from: Float64Array,
  to: Float64Array,
  into: Float64Array | undefined,
): void {
  const width = to.length;
  for (let unit = 0; unit < width; unit += 1) (gradient[bias + unit] as number) += to[unit] as number;
  for (let nth = 0; nth < from.length; nth += 1) {
    const value = from[nth] as number;
    if (into !== undefined) into[nth] = 0;
    if (value === 0) continue;
    const row = at + nth * width;
    let sum = 0;
    for (let unit = 0; unit < width; unit += 1) {
      (gradient[row + unit] as number) += value * (to[unit] as number);
      sum += (weights[row + unit] as number) * (to[unit] as number);
    }
    if (into !== undefined) into[nth] = sum;
  }
}

function scatter(seat: number, seats: number): void {
  for (let unit = 0; unit < GRASPED; unit += 1) {
    addBack(seat, unit, back.among[unit] as number);
    const best = bestRival[seat]?.[unit] ?? -1;
    if (best >= 0) addBack(best, unit, back.among[2 * GRASPED + unit] as number);
    for (let other = 0; other < seats; other += 1) {
      if (other !== seat) addBack(other, unit, (back.among[GRASPED + unit] as number) / (seats - 1));
    }
  }
}

function addBack(seat: number, unit: number, amount: number): void {
  const to = back.grasped[seat] as Float64Array;
  to[unit] = (to[unit] as number) + amount;
}
