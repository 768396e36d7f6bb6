import { describe, expect, test } from 'vitest';
import { SITUATIONS, table } from '#testkit';
import { diceOf } from '../view/bot.ts';
import { exp, log } from './exact.ts';
import { FEATURES, MOST_SEATS, putPosition, SEAT_FEATURES, TABLE_FEATURES } from './features.ts';
import { fromBase64, fromHalf, fromHalves } from './half.ts';
import { look, networkOf, oddsOf, SHAPES, WEIGHTS } from './network.ts';
import { PACKED, unpack } from './packed.ts';
import { sheetOf } from './sheet.ts';
import { PACKED_WEIGHTS } from './weights.ts';

type Position = ReturnType<typeof table>;

function featuresOf({ game, now }: Position): Uint8Array {
  const sheet = sheetOf(FEATURES);
  putPosition(sheet, game, now);
  expect(sheet.next).toBe(TABLE_FEATURES + game.players.length * SEAT_FEATURES);
  return sheet.bytes.slice();
}

const seatOf = (features: Uint8Array, seat: number): Uint8Array =>
  features.subarray(TABLE_FEATURES + seat * SEAT_FEATURES, TABLE_FEATURES + (seat + 1) * SEAT_FEATURES);

describe('a position as the network sees it', () => {
  test.each(Object.entries(SITUATIONS))('fills the places of its seats and no others: %s', (_, sit) => {
    const at = sit();
    const features = featuresOf(at);
    for (let seat = 0; seat < MOST_SEATS; seat += 1) {
      expect(seatOf(features, seat).some((value) => value > 0)).toBe(seat < at.game.players.length);
    }
  });

  test('what one seat holds is seen at that seat', () => {
    const before = featuresOf(table({ seats: 3 }).has(1, { gold: 2 }));
    const after = featuresOf(table({ seats: 3 }).has(1, { gold: 5 }));
    expect(seatOf(after, 1)).not.toEqual(seatOf(before, 1));
    for (const seat of [0, 2]) expect(seatOf(after, seat)).toEqual(seatOf(before, seat));
  });

  test('SET-1 the same action is the same on both sides of the board', () => {
    const standing = (seats: number): Uint8Array =>
      seatOf(featuresOf(table({ seats }).worker(0, 0, ['frame', 'yellow', 'top']).has(0, { gold: 3 })), 0);
    const people = (features: Uint8Array): Uint8Array => features.slice(-34, -8);
    expect(people(standing(3))).toEqual(people(standing(4)));
  });
});

/** Random weights, always the same. */
function someWeights(networks: number): Float32Array {
  const dice = diceOf(7);
  return Float32Array.from({ length: networks * WEIGHTS }, () => (dice.next(2001) - 1000) / 8000);
}

/** The same network, written as plainly as can be. */
function plainly(weights: Float32Array, features: Uint8Array, seats: number): number[][] {
  let from = 0;
  const layers = SHAPES.map(([rows, columns]) => {
    const layer = Array.from({ length: rows }, (_, row) => [
      ...weights.subarray(from + row * columns, from + (row + 1) * columns),
    ]);
    from += rows * columns;
    return layer;
  });
  const through = (nth: number, input: readonly number[]): number[] =>
    (layers[2 * nth + 1]?.[0] ?? []).map((bias, column) =>
      input.reduce((sum, value, row) => sum + value * (layers[2 * nth]?.[row]?.[column] ?? 0), bias),
    );
  const cut = (values: readonly number[]): number[] => values.map((value) => Math.max(value, 0));
  const all = Array.from({ length: seats }, (_, seat) =>
    cut(through(1, cut(through(0, [...features.subarray(0, TABLE_FEATURES), ...seatOf(features, seat)])))),
  );
  return all.map((own, seat) => {
    const rivals = all.filter((_, other) => other !== seat);
    const mean = own.map((_, unit) => rivals.reduce((sum, rival) => sum + (rival[unit] ?? 0), 0) / rivals.length);
    const most = own.map((_, unit) => Math.max(...rivals.map((rival) => rival[unit] ?? 0)));
    return through(3, cut(through(2, [...own, ...mean, ...most])));
  });
}

describe('the network', () => {
  const features = featuresOf(table({ seats: 4 }).has(2, { gold: 7, votes: 3 }));

  test('tells of each seat what its weights say, without a seat that is not there', () => {
    const weights = someWeights(1);
    const told = [...look(networkOf(weights), features, 4)].slice(0, 12);
    for (const [nth, value] of plainly(weights, features, 4).flat().entries()) expect(told[nth]).toBeCloseTo(value, 9);
  });

  test('several judge by their mean', () => {
    const weights = someWeights(2);
    const one = look(networkOf(weights.subarray(0, WEIGHTS)), features, 4).slice();
    const other = look(networkOf(weights.subarray(WEIGHTS)), features, 4).slice();
    const both = look(networkOf(weights), features, 4);
    for (const [nth, value] of both.entries()) expect(value).toBeCloseTo(((one[nth] ?? 0) + (other[nth] ?? 0)) / 2, 9);
  });

  test('gives odds whose chances, with a war nobody wins, make one', () => {
    const told = look(networkOf(someWeights(1)), features, 4);
    const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));
    const seats = [0, 1, 2, 3].map((seat) => chance(oddsOf(told, seat, 4)));
    const sum = seats.reduce((all, one) => all + one, 0);
    const nobody = 1 / (1 + [0, 1, 2, 3].reduce((all, seat) => all + Math.exp(told[3 * seat] ?? 0), 0));
    expect(sum + nobody).toBeCloseTo(1, 9);
  });

  test('refuses weights that are not its own', () => {
    expect(() => networkOf(new Float32Array(5))).toThrow('5 weights are no networks');
  });
});

describe('what is kept of it', () => {
  test('takes at most 64 KiB and is whole networks', () => {
    const bytes = fromBase64(PACKED_WEIGHTS);
    expect(bytes.length).toBeLessThanOrEqual(64 * 1024);
    expect(bytes.length % PACKED).toBe(0);
    expect(networkOf(unpack(bytes)).length).toBe(bytes.length / PACKED);
  });

  test('reads base64 and halves as everyone writes them', () => {
    expect([...fromBase64('AP8Qgw==')]).toEqual([0, 255, 16, 131]);
    expect(fromHalf(0x3c00)).toBe(1);
    expect(fromHalf(0xc500)).toBe(-5);
    expect(fromHalf(0x0001)).toBe(2 ** -24);
    expect([...fromHalves(Uint8Array.of(0, 0x3c, 0xff, 0x7b))]).toEqual([1, 65_504]);
  });
});

test('exp and log are those of mathematics', () => {
  for (let x = -30; x <= 30; x += 0.37) {
    expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 8);
    expect(log(Math.exp(x))).toBeCloseTo(x, 7);
  }
});
