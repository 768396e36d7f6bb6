import { isPhrase, type Message, type Part } from './message.ts';

type Given = readonly unknown[];

/** Words from data: phrases with gaps become functions, all else stays. */
export function made(tag: string, said: unknown): unknown {
  const rules = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });

  const shown = (value: unknown): string => (typeof value === 'number' ? numbers.format(value) : String(value));
  const say = (message: Message, given: Given): string => message.map((part) => piece(part, given)).join('');

  function piece(part: Part, given: Given): string {
    if (typeof part === 'string') return part;
    if (typeof part === 'number') return shown(given[part]);
    const { by, as, cases } = part;
    const key = String(given[by]);
    const known = as === 'select' ? cases[key] : (cases[`=${key}`] ?? cases[rules.select(Number(given[by]))]);
    return say(known ?? cases.other ?? [], given);
  }

  function of(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(of);
    if (isPhrase(value)) return (...given: Given) => say(value.says, given);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, of(inner)]));
  }

  return of(said);
}
