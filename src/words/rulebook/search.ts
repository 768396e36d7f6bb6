import { QUESTION_IDS, QUESTIONS, type QuestionId, type Rulebook, TERMS, type Term } from './book.ts';
import { NOTE_IDS, type NoteId } from './essays.ts';
import { chapterOf, RULE_IDS, type RuleId } from './ids.ts';
import { plainText } from './text.ts';

export interface Found {
  readonly rules: readonly RuleId[];
  readonly terms: readonly Term[];
  readonly questions: readonly QuestionId[];
  readonly notes: readonly NoteId[];
}

/** Letters that are whole to Unicode, and what people type for them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

function plainLetter(letter: string): string {
  const bare = letter
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return PLAIN[bare] ?? bare;
}

/** Without capitals, accents and the hyphen of an id: "Překlopit" is found by "preklopit", TIM-3 by "tim3". */
export const fold = (text: string): string =>
  text.replaceAll(/./gsu, plainLetter).replaceAll(/\b([a-z][a-z0-9]{2})[- ]?(\d{1,2})\b/g, '$1$2');

/** The words of a query, all of which must be found. */
export const wordsOf = (query: string): readonly string[] => fold(query).split(/\s+/).filter(Boolean);

const has = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

interface Index {
  readonly rules: readonly (readonly [RuleId, string])[];
  readonly terms: readonly (readonly [Term, string])[];
  readonly questions: readonly (readonly [QuestionId, string])[];
  readonly notes: readonly (readonly [NoteId, string])[];
}

/** What is searched, folded once per book. */
export function indexOf(book: Rulebook): Index {
  return {
    rules: RULE_IDS.map((id) => {
      const { title, text, example = '' } = book.rules[id];
      return [
        id,
        fold(`${id} ${title} ${plainText(text)} ${plainText(example)} ${book.chapters[chapterOf(id)].title}`),
      ];
    }),
    terms: TERMS.map((id) => [id, fold(`${book.glossary[id].term} ${plainText(book.glossary[id].meaning)}`)]),
    questions: QUESTION_IDS.map((id) => {
      const { question, answer } = book.questions[id];
      return [id, fold(`${question} ${plainText(answer)} ${QUESTIONS[id].join(' ')}`)];
    }),
    notes: NOTE_IDS.map((id) => [id, fold(`${book.notes[id].title} ${plainText(book.notes[id].text)}`)]),
  };
}

/** Everything that contains all words of the query, in the order of the book; nothing for an empty query. */
export function find(index: Index, query: string): Found {
  const words = wordsOf(query);
  const pick = <T>(from: readonly (readonly [T, string])[]): readonly T[] =>
    words.length === 0 ? [] : from.filter(([, text]) => has(text, words)).map(([id]) => id);
  return {
    rules: pick(index.rules),
    terms: pick(index.terms),
    questions: pick(index.questions),
    notes: pick(index.notes),
  };
}

/** Where the words of a query stand in a text, as pairs of start and end; what overlaps is joined. */
export function marksIn(text: string, query: string): readonly (readonly [number, number])[] {
  const { folded, places } = letters(text);
  const found = wordsOf(query)
    .flatMap((word) =>
      hits(folded, word).map((at) => [places[at] ?? 0, (places[at + word.length - 1] ?? 0) + 1] as const),
    )
    .sort(([one], [other]) => one - other);
  const marks: [number, number][] = [];
  for (const [start, end] of found) {
    const last = marks.at(-1);
    if (last === undefined || start > last[1]) marks.push([start, end]);
    else last[1] = Math.max(last[1], end);
  }
  return marks;
}

function hits(text: string, word: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) found.push(at);
  return found;
}

/** A text letter by letter without accents, and where each of them came from. */
function letters(text: string): { readonly folded: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const plain = plainLetter(text[at] ?? '');
    folded += plain;
    for (let copies = 0; copies < plain.length; copies += 1) places.push(at);
  }
  return { folded, places };
}
