import type { Dice } from '#bots';

/** As much of JSON Schema as the protocol's shapes are written with. */
export interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

export const pick = <T>(dice: Dice, from: readonly T[]): T => from[dice.next(from.length)] as T;

const MOST_MADE = 6;
const LETTERS = [...'ABCDEFGHJKMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789-_'];
const HEX = [...'0123456789abcdef'];
const textOf = (dice: Dice, letters: readonly string[], length: number): string =>
  Array.from({ length }, () => pick(dice, letters)).join('');

/** Texts of the lengths that codes, hashes, tokens, keys and signatures have; one that fits is taken. */
const TEXTS: readonly ((dice: Dice) => string)[] = [
  (dice) => textOf(dice, LETTERS, 1 + dice.next(20)),
  (dice) => textOf(dice, LETTERS, 22),
  (dice) => textOf(dice, LETTERS, 43),
  (dice) => textOf(dice, LETTERS, 86),
  (dice) => textOf(dice, HEX, 24),
  (dice) => textOf(dice, HEX, 64),
  (dice) => textOf(dice, LETTERS, 8).toUpperCase().replaceAll(/\W|_/g, 'Q'),
];

/** A value that the shape lets through. `known` are texts that mean something to the server, such as a seat's token. */
export function madeBy(shape: Shape, dice: Dice, known: readonly string[]): unknown {
  const make = (one: Shape): unknown => madeBy(one, dice, known);
  if ('const' in shape) return shape.const;
  if (shape.enum !== undefined) return pick(dice, shape.enum);
  const options = shape.anyOf ?? shape.oneOf;
  if (options !== undefined) return make(pick(dice, options));
  switch (shape.type) {
    case 'object':
      return objectBy(shape, dice, make);
    case 'array':
      return arrayBy(shape, dice, make);
    case 'integer':
    case 'number':
      return numberBy(shape, dice);
    case 'string':
      return textBy(shape, dice, known);
    case 'boolean':
      return dice.next(2) === 0;
    default:
      return null;
  }
}

function objectBy({ properties = {}, required = [] }: Shape, dice: Dice, make: (shape: Shape) => unknown): unknown {
  const kept = Object.entries(properties).filter(([name]) => required.includes(name) || dice.next(2) === 0);
  return Object.fromEntries(kept.map(([name, shape]) => [name, make(shape)]));
}

function arrayBy(shape: Shape, dice: Dice, make: (shape: Shape) => unknown): unknown {
  const { prefixItems = [], items, minItems = 0, maxItems = MOST_MADE } = shape;
  if (items === undefined) return prefixItems.map(make);
  const most = Math.min(maxItems, minItems + MOST_MADE);
  return Array.from({ length: minItems + dice.next(most - minItems + 1) }, () => make(items));
}

/** Mostly small ones, and both ends of what is allowed. */
function numberBy({ minimum = 0, maximum = 100, type }: Shape, dice: Dice): number {
  const within = (number: number): number => Math.min(maximum, Math.max(minimum, number));
  const way = dice.next(8);
  if (way === 0) return minimum;
  if (way === 1) return maximum;
  const whole = within(minimum + dice.next(Math.min(1000, Math.max(1, Math.ceil(maximum - minimum + 1)))));
  return type === 'number' && way === 2 ? within(whole + 0.5) : whole;
}

function textBy({ pattern, minLength = 0, maxLength = 1000 }: Shape, dice: Dice, known: readonly string[]): string {
  const fits = (text: string): boolean =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text));
  const some = [...known, ...TEXTS.map((make) => make(dice))].filter(fits);
  return some.length === 0 ? '' : pick(dice, some);
}
