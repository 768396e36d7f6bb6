import { type MessageFormatElement, parse as parseIcu, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Message, Part, Phrase } from '#words/messages';

/** A message as ICU MessageFormat, which translators' programs know: "{count, plural, one {…} other {…}}". */
export const icuOf = ({ gaps, says }: Phrase): string => says.map((part) => written(part, gaps)).join('');

function written(part: Part, gaps: readonly string[]): string {
  if (typeof part === 'string') return part.replaceAll("'", "''").replaceAll(/[{}#]+/g, "'$&'");
  if (typeof part === 'number') return `{${gaps[part]}}`;
  const cases = Object.entries(part.cases).toSorted(([one], [other]) => rank(one) - rank(other));
  const told = cases.map(([key, says]) => `${key} {${icuOf({ gaps, says })}}`);
  return `{${gaps[part.by]}, ${part.as}, ${told.join(' ')}}`;
}

/** The plural forms that languages have, in the order of the manuals. */
export const FORMS: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Numbers first, `other` last, as every manual has it. */
const rank = (key: string): number => (key.startsWith('=') ? Number(key.slice(1)) - 1000 : FORMS.indexOf(key));

/** A message read back. Throws a sentence that says what is wrong with it. */
export function phraseOf(icu: string, gaps: readonly string[]): Phrase {
  return { gaps, says: read(parseIcu(icu, { ignoreTag: true, requiresOtherClause: true }), gaps) };
}

function read(elements: readonly MessageFormatElement[], gaps: readonly string[], counted?: number): Message {
  const gap = (name: string): number => {
    const at = gaps.indexOf(name);
    if (at < 0) throw new Error(`there is no {${name}} here; there is ${gaps.map((one) => `{${one}}`).join(', ')}`);
    return at;
  };
  return elements.map((element): Part => {
    switch (element.type) {
      case TYPE.literal:
        return element.value;
      case TYPE.argument:
        return gap(element.value);
      case TYPE.pound:
        return counted ?? '#';
      case TYPE.select:
        return { by: gap(element.value), as: 'select', cases: readCases(element.options, gaps, counted) };
      case TYPE.plural: {
        if (element.offset !== 0 || element.pluralType !== 'cardinal') throw new Error('only plain plurals are known');
        const by = gap(element.value);
        return { by, as: 'plural', cases: readCases(element.options, gaps, by) };
      }
      default:
        throw new Error('only {gaps}, plural and select are known');
    }
  });
}

const readCases = (
  options: Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>,
  gaps: readonly string[],
  counted?: number,
): Readonly<Record<string, Message>> =>
  Object.fromEntries(Object.entries(options).map(([key, { value }]) => [key, read(value, gaps, counted)]));
