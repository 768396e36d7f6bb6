import type { Message, Part, Phrase } from '#words/messages';
import type { Gap, Say } from './gaps.ts';

/** Small numbers one by one, then some that languages count in their own ways. */
export const NUMBERS: readonly number[] = [...Array.from({ length: 31 }, (_, n) => n), 40, 52, 99, 100, 101, 102, 111];

const OPEN = '\ue000';
const SHUT = '\ue001';
const mark = (name: string): string => `${OPEN}${name}${SHUT}`;

/** What a phrase says, whole, or by what is in a gap. Digits of "=3" are letters until the end, so that they count as none. */
type Raw =
  | string
  | { readonly by: number; readonly as: 'plural' | 'select'; readonly cases: Readonly<Record<string, Raw>> };

type Given = readonly unknown[];

/** A phrase as data, found by saying it with all that may stand in its gaps. */
export function probe(say: Say, gaps: readonly Gap[], tag: string): Phrase {
  const given = gaps.map(({ name }) => mark(name));
  const order = [...gaps.keys()].filter((at) => gaps[at]?.kind !== 'text');
  const words = order.filter((at) => gaps[at]?.kind !== 'number');
  const numbers = order.filter((at) => gaps[at]?.kind === 'number');
  const names = gaps.map(({ name }) => name);
  return { gaps: names, says: partsOf(rawOf({ say, gaps, tag }, [...words, ...numbers], given), names) };
}

interface Probe {
  readonly say: Say;
  readonly gaps: readonly Gap[];
  readonly tag: string;
}

function rawOf(probed: Probe, [at, ...rest]: readonly number[], given: Given): Raw {
  if (at === undefined) return String(probed.say(...given));
  const kind = probed.gaps[at]?.kind ?? 'text';
  const fill = (value: unknown): Raw => rawOf(probed, rest, given.with(at, value));
  if (kind === 'number') return byNumber(fill, at, probed);
  if (kind === 'flag') return selected(at, { true: fill(true), other: fill(false) });
  return selected(at, Object.fromEntries([...kind].map((word) => [word, fill(word)])));
}

/** One message for all words if they say the same; what several say alike is said for all others. */
function selected(by: number, cases: Readonly<Record<string, Raw>>): Raw {
  const said = Object.values(cases);
  const alike = (raw: Raw): number => said.filter((one) => same(one, raw)).length;
  const common = said.toSorted((one, other) => alike(other) - alike(one))[0] ?? '';
  if (alike(common) === said.length) return common;
  if (alike(common) === 1) return { by, as: 'select', cases: lastAsOther(cases) };
  const rest = Object.entries(cases).filter(([, raw]) => !same(raw, common));
  return { by, as: 'select', cases: { ...Object.fromEntries(rest), other: common } };
}

/** A message needs an `other`: it stands for the last of the words. */
function lastAsOther(cases: Readonly<Record<string, Raw>>): Readonly<Record<string, Raw>> {
  const keys = Object.keys(cases);
  return Object.fromEntries(Object.entries(cases).map(([key, raw]) => [key === keys.at(-1) ? 'other' : key, raw]));
}

const same = (one: Raw, other: Raw): boolean => JSON.stringify(one) === JSON.stringify(other);

/** One message for all numbers if it fits; else one for each plural form, and one for each number that goes its own way. */
function byNumber(fill: (value: number) => Raw, by: number, { gaps, tag }: Probe): Raw {
  const gap = mark(gaps[by]?.name ?? '');
  const said = NUMBERS.map((count): Sample => ({ count, text: JSON.stringify(fill(count)) })).filter(
    ({ text }) => !text.includes('undefined'),
  );
  const whole = commonShape(said, gap);
  if (said.every((sample) => fits(whole, sample, gap))) return JSON.parse(whole);
  const rules = new Intl.PluralRules(tag);
  const forms = new Set(said.map(({ count }) => rules.select(count)));
  const cases = [...forms].flatMap((form) => {
    const samples = said.filter(({ count }) => rules.select(count) === form);
    const shape = commonShape(samples, gap);
    const odd = samples.filter((sample) => !fits(shape, sample, gap));
    return [...odd.map((one) => [exact(one.count), shapeOf(one, gap)] as const), [form, shape] as const];
  });
  return { by, as: 'plural', cases: Object.fromEntries(cases.map(([key, shape]) => [key, JSON.parse(shape)])) };
}

interface Sample {
  readonly count: number;
  readonly text: string;
}

const shapeOf = ({ count, text }: Sample, gap: string): string =>
  text.replaceAll(new RegExp(`(?<!\\d)${count}(?!\\d)`, 'g'), gap);

const fits = (shape: string, { count, text }: Sample, gap: string): boolean =>
  shape.replaceAll(gap, String(count)) === text;

/** The shape that fits most. */
function commonShape(samples: readonly Sample[], gap: string): string {
  const shapes = [...new Set(samples.map((sample) => shapeOf(sample, gap)))];
  const fitting = (shape: string): number => samples.filter((sample) => fits(shape, sample, gap)).length;
  return shapes.toSorted((one, other) => fitting(other) - fitting(one))[0] ?? '""';
}

const ZERO = 'a'.charCodeAt(0);
const exact = (count: number): string =>
  `=${[...String(count)].map((digit) => String.fromCharCode(ZERO + Number(digit))).join('')}`;
const figures = (key: string): string =>
  key.startsWith('=') ? key.replaceAll(/[a-j]/g, (letter) => String(letter.charCodeAt(0) - ZERO)) : key;

function partsOf(raw: Raw, names: readonly string[]): Message {
  if (typeof raw !== 'string') {
    const cases = Object.entries(raw.cases).map(([key, inner]) => [figures(key), partsOf(inner, names)] as const);
    return [{ ...raw, cases: Object.fromEntries(cases) }];
  }
  return raw.split(/(\ue000[^\ue001]*\ue001)/).flatMap((text): readonly Part[] => {
    if (text === '') return [];
    return text.startsWith(OPEN) ? [names.indexOf(text.slice(1, -1))] : [text];
  });
}

/** Whether a phrase counts with what is in a gap: it says "NaN" of a word there, or speaks of numbers otherwise. */
export function counts(say: Say, gaps: readonly Gap[], at: number): boolean {
  const gap = mark(gaps[at]?.name ?? '');
  return contexts(gaps).some((given) => {
    const said = (value: unknown): string => String(say(...given.with(at, value)));
    try {
      if (nans(said(gap)) > nans(said(2))) return true;
      const samples = NUMBERS.map((count): Sample => ({ count, text: said(count) }));
      const known = samples.filter(({ text }) => !text.includes('undefined'));
      const shape = commonShape(known, gap);
      return shape !== said(gap) || !known.every((sample) => fits(shape, sample, gap));
    } catch {
      return false;
    }
  });
}

const nans = (text: string): number => text.split('NaN').length;

/** Every way to fill the gaps that take one of a few words; the others are marked. */
function contexts(gaps: readonly Gap[]): readonly Given[] {
  return gaps.reduce<readonly Given[]>(
    (found, { name, kind }) => found.flatMap((given) => wordsOf(kind, name).map((word) => [...given, word])),
    [[]],
  );
}

const wordsOf = (kind: Gap['kind'], name: string): Given =>
  kind === 'flag' ? [true, false] : typeof kind === 'string' ? [mark(name)] : kind;
