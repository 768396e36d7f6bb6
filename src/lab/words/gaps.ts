import { AREAS, GOOD_KINDS, ROWS, SLOTS } from '#content';

/** What may stand in a gap: any text, a number, yes or no, or one of a few words. */
type Kind = 'text' | 'number' | 'flag' | readonly string[];

export interface Gap {
  readonly name: string;
  readonly kind: Kind;
}

export type Say = (...given: readonly unknown[]) => unknown;

const FLAGS: readonly string[] = ['you', 'lit', 'grande', 'pays'];

/** Phrases that are given a word of the code, not of the language. */
const CLOSED: readonly (readonly [path: RegExp, gap: string, words: readonly string[]])[] = [
  [/^words\.names\.count/, 'kind', [...GOOD_KINDS, 'wild', 'vp', 'glory']],
  [/^words\.(coach|guide|table)\./, 'area', AREAS],
  [/^words\.table\./, 'row', ROWS],
  [/^words\.table\./, 'slot', SLOTS],
];

/** The names of what a phrase is given, as English calls it; a bundler may have put a number behind a name. */
function gapNames(english: Say): readonly string[] {
  const [, given = ''] = /^(?:function[^(]*)?\(?([^)=]*)\)?/.exec(String(english)) ?? [];
  const names = given.split(',').map((name) => name.trim().replaceAll(/^_|\d+$/g, ''));
  return names.filter((name) => name !== '');
}

/** The gaps of a phrase. What is a number shows in any one of the languages. */
export function gapsOf(
  path: string,
  english: Say,
  isNumber: (gaps: readonly Gap[], at: number) => boolean,
): readonly Gap[] {
  const named = gapNames(english).map((name): Gap => ({ name, kind: kindOf(path, name) }));
  return named.map((gap, at) => (gap.kind === 'text' && isNumber(named, at) ? { ...gap, kind: 'number' } : gap));
}

function kindOf(path: string, name: string): Kind {
  if (FLAGS.includes(name)) return 'flag';
  return CLOSED.find(([where, gap]) => where.test(path) && gap === name)?.[2] ?? 'text';
}
