import type { Dice } from '#bots';
import { NASTY } from './hostile.ts';
import { pick } from './made.ts';

type Way = (value: unknown, dice: Dice) => unknown;

const NUMBERS = [-1, 0, 1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, -1e-308];
/** What may stand anywhere. */
const ANYTHING: readonly Way[] = [
  () => null,
  () => [],
  () => ({}),
  (_, dice) => pick(dice, NUMBERS),
  (_, dice) => pick(dice, NASTY),
  (_, dice) => dice.next(2) === 0,
  (value) => [value],
  (value) => ({ value }),
  (value) => JSON.stringify(value),
];
const OF_NUMBERS: readonly Way[] = [
  (value) => Number(value) + 1,
  (value) => Number(value) - 1,
  (value) => -Number(value),
  (value) => Number(value) * 1000,
  (value) => Number(value) + 0.5,
  (value) => String(value),
];
const OF_TEXTS: readonly Way[] = [
  () => '',
  (value) => `${value}${value}`,
  (value, dice) => String(value).slice(0, dice.next(String(value).length + 1)),
  (value) => String(value).toUpperCase(),
  (value) => ` ${value} `,
  (value, dice) => String(value).padEnd(dice.next(3000), 'x'),
  (value, dice) => String(value).replace(/./u, String.fromCharCode(dice.next(0x10000))),
];
const OF_LISTS: readonly Way[] = [
  () => [],
  (value) => [...(value as unknown[]), ...(value as unknown[])],
  (value) => (value as unknown[]).toReversed(),
  (value) => Array.from({ length: 100 }, () => (value as unknown[])[0] ?? null),
  (value) => Object.fromEntries((value as unknown[]).entries()),
];
type Fields = Readonly<Record<string, unknown>>;
const without = (value: unknown, dice: Dice): readonly [string, unknown][] => {
  const fields = Object.entries(value as Fields);
  return fields.toSpliced(dice.next(fields.length), 1);
};
const OF_OBJECTS: readonly Way[] = [
  (value, dice) => Object.fromEntries(without(value, dice)),
  (value, dice) => ({ ...(value as Fields), [pick(dice, NASTY)]: pick(dice, NUMBERS) }),
  (value) => ({ ...(value as Fields), ['__proto__']: { ready: true, host: 0 } }),
  (value) => ({ ...(value as Fields), seat: 0, token: 'x', holder: 'x', person: null }),
  (value, dice) => Object.fromEntries([...without(value, dice), [pick(dice, ['Type', 'seat ', 'nTh']), 0]]),
  (value) => Object.entries(value as Fields),
];

function waysFor(value: unknown): readonly Way[] {
  if (typeof value === 'number') return OF_NUMBERS;
  if (typeof value === 'string') return OF_TEXTS;
  if (Array.isArray(value)) return OF_LISTS;
  return typeof value === 'object' && value !== null ? OF_OBJECTS : ANYTHING;
}

/** The same value with one of its fields, at any depth, changed into something like it or into anything. */
export function changed(value: unknown, dice: Dice): unknown {
  const inside = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  // Deeper more often than not: what matters in a message lies inside of it.
  if (inside.length === 0 || dice.next(3) === 0) {
    const ways = dice.next(4) === 0 ? ANYTHING : waysFor(value);
    return pick(dice, ways)(value, dice);
  }
  const name = pick(dice, inside);
  if (Array.isArray(value)) return value.map((one, nth) => (String(nth) === name ? changed(one, dice) : one));
  const fields = value as Fields;
  return { ...fields, [name]: changed(fields[name], dice) };
}
