import { WRITTEN } from '#words';
import type { Choice, Message } from '#words/messages';
import type { Entry } from './entries.ts';
import type { Gap } from './gaps.ts';
import { FORMS, phraseOf } from './icu.ts';
import type { Translations } from './po.ts';
import { termDoubts } from './terms.ts';

/** What is wrong with a phrase; a doubt is for the translator to look at and stops nothing. */
export interface Finding {
  readonly path: string;
  readonly says: string;
  readonly doubt: boolean;
}

/** Every check of a file, the faults first. An unfinished one may say things as English does. */
export function check(
  entries: readonly Entry[],
  { language, ownName, says }: Translations,
  unfinished = false,
): readonly Finding[] {
  const isLeft = ({ path, says: { en } }: Entry): boolean => unfinished && says.get(path)?.said === en;
  const known = new Set(entries.map(({ path }) => path));
  const gone = [...says.keys()].filter((path) => !known.has(path));
  const all = [
    ...(ownName.trim() === '' ? [fault('', 'the header X-Own-Name is missing: what the language calls itself')] : []),
    ...entries
      .filter((entry) => entry.says.en !== '' && !isLeft(entry))
      .flatMap((entry) => findingsOf(entry, says.get(entry.path), language)),
    ...gone.map((path) => doubt(path, 'is no longer a phrase here')),
    ...termDoubts(entries, says).map(([path, text]) => doubt(path, text)),
  ];
  return all.toSorted((one, other) => Number(one.doubt) - Number(other.doubt));
}

const fault = (path: string, says: string): Finding => ({ path, says, doubt: false });
const doubt = (path: string, says: string): Finding => ({ path, says, doubt: true });

function findingsOf(
  entry: Entry,
  found: { english: string; said: string } | undefined,
  language: string,
): readonly Finding[] {
  const { path, says } = entry;
  if (found === undefined || found.said === '') return [fault(path, 'is not translated')];
  if (found.english !== says.en) return [fault(path, 'was made from other English words: export again')];
  const faults = [
    ...(spaced(found.said) && !spaced(says.en) ? ['begins or ends with a space'] : []),
    ...(links(found.said) === links(says.en) ? [] : [`links to other rules than English: ${links(says.en)}`]),
    ...(entry.gaps === null ? [] : messageFaults(entry, entry.gaps, found.said, language)),
  ];
  return [...faults.map((text) => fault(path, text)), ...lengthDoubts(entry, found.said)];
}

const spaced = (text: string): boolean => text !== text.trim();
const links = (text: string): string =>
  [...text.matchAll(/\[\[[^\]]*\]\]/g)]
    .map(([link]) => link)
    .toSorted()
    .join(' ');

/** More than a third longer than the longest of the four: it may not fit. */
function lengthDoubts({ path, says }: Entry, said: string): readonly Finding[] {
  const longest = Math.max(...WRITTEN.map((language) => says[language].length));
  if (said.length <= longest * 1.35 + 5) return [];
  return [doubt(path, `has ${said.length} characters; the longest of the four has ${longest}`)];
}

function messageFaults(entry: Entry, gaps: readonly Gap[], said: string, language: string): readonly string[] {
  const names = gaps.map(({ name }) => name);
  try {
    const { says } = phraseOf(said, names);
    const used = gapsIn(says);
    const english = choicesIn(phraseOf(entry.says.en, names).says);
    const ofAll = WRITTEN.map((one) => gapsIn(phraseOf(entry.says[one], names).says));
    const kept = gaps.flatMap(({ name, kind }, at) =>
      (kind === 'text' || kind === 'number') && ofAll.every((one) => one.has(at)) ? [name] : [],
    );
    const lost = kept.filter((name) => !used.has(names.indexOf(name))).map((name) => `has lost {${name}}`);
    return [...lost, ...choicesIn(says).flatMap((choice) => choiceFaults(choice, gaps, english, language))];
  } catch (error) {
    return [`is no message that can be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

const choicesIn = (message: Message): readonly Choice[] =>
  message.flatMap((part) => (typeof part === 'object' ? [part, ...Object.values(part.cases).flatMap(choicesIn)] : []));

/** Every gap that is said or chosen by. */
function gapsIn(message: Message): ReadonlySet<number> {
  const said = (one: Message): readonly number[] =>
    one.flatMap((part) => {
      if (typeof part === 'object') return [part.by, ...Object.values(part.cases).flatMap(said)];
      return typeof part === 'number' ? [part] : [];
    });
  return new Set(said(message));
}

function choiceFaults(
  choice: Choice,
  gaps: readonly Gap[],
  english: readonly Choice[],
  language: string,
): readonly string[] {
  const { name = '', kind = 'text' } = gaps[choice.by] ?? {};
  if (choice.as === 'select' && typeof kind === 'string' && kind !== 'flag') return [`cannot choose by {${name}}`];
  const keys = formsIn(choice);
  const forms = pluralForms(language);
  const known = choice.as === 'plural' ? [...forms, 'other'] : kind === 'flag' ? ['true', 'other'] : [...kind, 'other'];
  const asked = choice.as === 'plural' ? forms : english.filter(({ by }) => by === choice.by).flatMap(formsIn);
  return [
    ...new Set(asked.filter((key) => !keys.includes(key)).map((key) => `has no form "${key}" of {${name}}`)),
    ...keys.filter((key) => !known.includes(key)).map((key) => `has a form "${key}" of {${name}} that is never needed`),
  ];
}

const formsIn = ({ cases }: Choice): readonly string[] => Object.keys(cases).filter((key) => !key.startsWith('='));

/** The forms in which a language counts whole numbers. */
function pluralForms(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  const reached = new Set<string>(Array.from({ length: 201 }, (_, count) => rules.select(count)));
  return FORMS.filter((form) => reached.has(form));
}
