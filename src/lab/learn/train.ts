import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diceOf } from '#bots';
import { SEAT_FEATURES, SHAPES, TABLE_FEATURES, WEIGHTS } from '#bots/chances';
import { gradientOf, learnFrom, lossOf } from './gradient.ts';
import { HEAD, RECORD } from './record.ts';

export interface Course {
  readonly epochs: number;
  readonly rate: number;
  readonly seed: number;
}

const BATCH = 256;
/** Every so-manyth game is only for testing. */
const HELD_BACK = 16;
const [INPUTS] = SHAPES[0];

/** The records of all pieces in some folders. */
export function readRecords(folders: readonly string[]): readonly Uint8Array[] {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.bin'))
      .sort()
      .flatMap((file) => cut(readFileSync(join(folder, file)))),
  );
}

const cut = (bytes: Uint8Array): readonly Uint8Array[] =>
  Array.from({ length: Math.floor(bytes.length / RECORD) }, (_, nth) =>
    bytes.subarray(nth * RECORD, (nth + 1) * RECORD),
  );

const gameOf = (record: Uint8Array): number => new DataView(record.buffer, record.byteOffset).getUint32(4, true);
const isHeldBack = (record: Uint8Array): boolean => (Math.imul(gameOf(record), 0x9e3779b1) >>> 16) % HELD_BACK === 0;

/** Adam with a rate that falls to nought. Gives the weights as `look` wants them: for features as they are. */
export function train(
  records: readonly Uint8Array[],
  course: Course,
  told: (epoch: number, loss: number) => void,
): Float64Array {
  const dice = diceOf(course.seed);
  const learn = records.filter((record) => !isHeldBack(record));
  const test = records.filter(isHeldBack);
  const scale = scaleOf(learn);
  const weights = firstWeights(dice);
  const [mean, square, gradient] = [gradientOf(), gradientOf(), gradientOf()];
  const steps = course.epochs * Math.ceil(learn.length / BATCH);
  const order = Uint32Array.from(learn, (_, nth) => nth);
  let step = 0;
  for (let epoch = 1; epoch <= course.epochs; epoch += 1) {
    shuffle(order, dice);
    for (let from = 0; from < order.length; from += BATCH) {
      gradient.fill(0);
      const batch = order.subarray(from, from + BATCH);
      for (const nth of batch) learnFrom(learn[nth] as Uint8Array, weights, scale, gradient);
      step += 1;
      const rate = course.rate * Math.min(1, (10 * step) / steps) * (1 - step / (steps + 1));
      adam(weights, gradient, mean, square, batch.length, rate, step);
    }
    told(epoch, test.reduce((sum, record) => sum + lossOf(record, weights, scale), 0) / Math.max(test.length, 1));
  }
  for (let nth = 0; nth < INPUTS * SHAPES[0][1]; nth += 1) {
    (weights[nth] as number) *= scale[Math.floor(nth / SHAPES[0][1])] ?? 0;
  }
  return weights;
}

function adam(
  weights: Float64Array,
  gradient: Float64Array,
  mean: Float64Array,
  square: Float64Array,
  count: number,
  rate: number,
  step: number,
): void {
  const [one, two] = [1 - 0.9 ** step, 1 - 0.999 ** step];
  for (let nth = 0; nth < WEIGHTS; nth += 1) {
    const slope = (gradient[nth] as number) / count;
    mean[nth] = 0.9 * (mean[nth] as number) + 0.1 * slope;
    square[nth] = 0.999 * (square[nth] as number) + 0.001 * slope * slope;
    const change = (mean[nth] as number) / one / (Math.sqrt((square[nth] as number) / two) + 1e-8);
    (weights[nth] as number) -= rate * (change + 0.001 * (weights[nth] as number));
  }
}

function firstWeights(dice: ReturnType<typeof diceOf>): Float64Array {
  const weights = new Float64Array(WEIGHTS);
  let at = 0;
  for (const [rows, columns] of SHAPES) {
    const spread = rows === 1 ? 0 : Math.sqrt(2 / rows);
    for (let nth = 0; nth < rows * columns; nth += 1, at += 1) {
      weights[at] = spread * 1.7 * ((dice.next(2 ** 24) / 2 ** 24) * 2 - 1);
    }
  }
  return weights;
}

/** So that every feature is about one where it is anything. */
function scaleOf(records: readonly Uint8Array[]): Float64Array {
  const squares = new Float64Array(INPUTS);
  let tables = 0;
  let mats = 0;
  for (const record of records.slice(0, 20_000)) {
    const seats = record[0] ?? 0;
    tables += 1;
    mats += seats;
    for (let nth = 0; nth < TABLE_FEATURES; nth += 1) (squares[nth] as number) += (record[HEAD + nth] as number) ** 2;
    for (let nth = 0; nth < seats * SEAT_FEATURES; nth += 1) {
      (squares[TABLE_FEATURES + (nth % SEAT_FEATURES)] as number) +=
        (record[HEAD + TABLE_FEATURES + nth] as number) ** 2;
    }
  }
  return squares.map((sum, nth) => 1 / Math.max(Math.sqrt(sum / (nth < TABLE_FEATURES ? tables : mats)), 0.25));
}

function shuffle(order: Uint32Array, dice: ReturnType<typeof diceOf>): void {
  for (let nth = order.length - 1; nth > 0; nth -= 1) {
    const other = dice.next(nth + 1);
    [order[nth], order[other]] = [order[other] as number, order[nth] as number];
  }
}
