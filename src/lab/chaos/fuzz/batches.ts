import * as z from 'zod/mini';
import { type Dice, diceOf } from '#bots';
import { SHAPES } from '#protocol/parse';
import { changed } from './changed.ts';
import { FRAMES, type HostileRequest, REQUESTS } from './hostile.ts';
import { madeBy, pick, type Shape } from './made.ts';
import { RAW } from './raw.ts';

/** What an attacker knows: a table's code, a seat there by right, a seat elsewhere, a person's pass. */
export interface Known {
  readonly code: string;
  readonly ownToken: string;
  readonly foreignToken: string;
  readonly pass: string;
}

/** Some inputs that go out together: over one socket, or as requests one after the other. */
export type Batch =
  | {
      readonly way: 'socket';
      readonly to: 'table' | 'quick';
      readonly tokens: readonly string[] | null;
      readonly inputs: readonly Input<string | Buffer>[];
    }
  | { readonly way: 'request'; readonly inputs: readonly Input<HostileRequest>[] }
  | { readonly way: 'bytes'; readonly inputs: readonly Input<string | Buffer>[] };

export interface Input<T> {
  /** What it tries. */
  readonly kind: string;
  readonly data: T;
}

const shapeOf = (shape: z.ZodMiniType): Shape =>
  z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' }) as Shape;
const { clientMessage, quickMessage, tableRequest, handedIn, proof, nameWish, answer, entry } = SHAPES;
const AT_TABLE = shapeOf(clientMessage).oneOf ?? [];
const AT_QUICK = shapeOf(quickMessage);

/** A server hangs up after twenty faults at once: so many inputs are all heard, whatever is wrong with them. */
const OF_SOCKET = 16;
const OF_QUICK = 4;
const OF_REQUESTS = 10;
/** The line ends with these, so nothing is sent behind them. */
const LAST: readonly string[] = ['huge', 'binary'];

/** So many inputs, by the seed alone: as often as it is asked for, the same to the byte. */
export function* batchesOf(seed: number, count: number, known: Known): Generator<Batch> {
  const dice = diceOf(seed);
  for (let left = count; left > 0; ) {
    const whole = batchBy(dice, known);
    const batch = { ...whole, inputs: whole.inputs.slice(0, left) } as Batch;
    left -= batch.inputs.length;
    yield batch;
  }
}

function batchBy(dice: Dice, known: Known): Batch {
  const way = dice.next(200);
  if (way === 0) return { way: 'bytes', inputs: [bytesBy(dice, known)] };
  if (way < 8) return { way: 'request', inputs: times(OF_REQUESTS, () => requestBy(dice, known)) };
  if (way === 8)
    return {
      way: 'socket',
      to: 'quick',
      tokens: null,
      inputs: times(OF_QUICK, () => madeInput(dice, AT_QUICK, known)),
    };
  const tokens = pick(dice, [null, [], [known.ownToken], [known.ownToken], [known.foreignToken]]);
  return { way: 'socket', to: 'table', tokens, inputs: framesBy(dice, known) };
}

const times = <T>(count: number, make: () => T): readonly T[] => Array.from({ length: count }, make);

function framesBy(dice: Dice, known: Known): readonly Input<string | Buffer>[] {
  const inputs: Input<string | Buffer>[] = [];
  while (inputs.length < OF_SOCKET && !LAST.includes(inputs.at(-1)?.kind ?? '')) inputs.push(frameBy(dice, known));
  return inputs;
}

/** Three of four are messages by the protocol's own shapes, most of those with a field or two changed. */
function frameBy(dice: Dice, known: Known): Input<string | Buffer> {
  if (dice.next(4) > 0) return madeInput(dice, pick(dice, AT_TABLE), known);
  // A line that ends is rare, or little else would be heard.
  const names = Object.keys(FRAMES).filter((name) => !LAST.includes(name) || dice.next(4) === 0);
  const kind = pick(dice, names);
  return { kind, data: FRAMES[kind]?.(dice, known.foreignToken) ?? '' };
}

function madeInput(dice: Dice, shape: Shape, known: Known): Input<string> {
  const { value, changes } = madeFrom(dice, shape, known);
  const type = String(shape.properties?.type?.const ?? 'none');
  return { kind: `${type} ${changes === 0 ? 'whole' : 'changed'}`, data: JSON.stringify(value) ?? 'null' };
}

function madeFrom(dice: Dice, shape: Shape, known: Known): { readonly value: unknown; readonly changes: number } {
  let value = madeBy(shape, dice, [known.ownToken, known.foreignToken, known.pass, known.code]);
  const changes = dice.next(2) === 0 ? 0 : 1 + dice.next(3);
  for (let nth = 0; nth < changes; nth += 1) value = changed(value, dice);
  return { value, changes };
}

const BODIES = [
  { method: 'POST', path: '/api/tables', shape: shapeOf(tableRequest) },
  { method: 'POST', path: '/api/people/pass', shape: shapeOf(proof) },
  { method: 'POST', path: '/api/people/name', shape: shapeOf(nameWish) },
  { method: 'POST', path: '/api/people/passkeys', shape: shapeOf(answer) },
  { method: 'POST', path: '/api/people/passkeys/enter', shape: shapeOf(entry) },
  { method: 'POST', path: '/api/daily/2026-01-01', shape: shapeOf(handedIn) },
] as const;
/** So many houses attack. */
const ADDRESSES = 4;

function requestBy(dice: Dice, known: Known): Input<HostileRequest> {
  const from = { 'x-forwarded-for': `203.0.113.${1 + dice.next(ADDRESSES)}` };
  if (dice.next(2) === 0) {
    const kind = pick(dice, Object.keys(REQUESTS));
    const made = REQUESTS[kind]?.(dice, known.code) ?? { method: 'GET', path: '/' };
    return { kind, data: { ...made, headers: { ...from, ...made.headers } } };
  }
  const { method, path, shape } = pick(dice, BODIES);
  const { value, changes } = madeFrom(dice, shape, known);
  const proven = dice.next(2) === 0 ? { authorization: `Pass ${known.pass}` } : {};
  const headers = { ...from, ...proven, 'content-type': 'application/json' };
  const data = { method, path, headers, body: JSON.stringify(value) ?? '' };
  return { kind: `${path} ${changes === 0 ? 'whole' : 'changed'}`, data };
}

function bytesBy(dice: Dice, known: Known): Input<string | Buffer> {
  const kind = pick(dice, Object.keys(RAW));
  return { kind, data: RAW[kind]?.(known.code) ?? '' };
}
