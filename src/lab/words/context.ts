import { existsSync, readFileSync } from 'node:fs';
import type { Entry } from './entries.ts';

/** Where a phrase is seen: the address of a page or of a situation in the gallery, by how its path begins. */
const SCREENS: readonly (readonly [begins: string, address: string])[] = [
  ['words.about', '/gallery?situation=round for three'],
  ['words.cards.rewards', '/gallery?situation=rewards'],
  ['words.cards', '/gallery?cards'],
  ['words.characters', '/solo'],
  ['words.coach', '/learn'],
  ['words.guide', '/'],
  ['words.connection', '/gallery?situation=round for three'],
  ['words.council', '/gallery?situation=rewards'],
  ['words.effects', '/gallery?cards'],
  ['words.end', '/gallery?situation=the end'],
  ['words.outcomes', '/gallery?situation=the end'],
  ['words.provinces', '/gallery?situation=about to conquer'],
  ['words.questions', '/gallery?situation=a question'],
  ['words.lobby', '/'],
  ['words.settings', '/'],
  ['words.start', '/'],
  ['words.solo', '/solo'],
  ['words', '/gallery?situation=round for five'],
  ['chronicle.history', '/history'],
  ['chronicle', '/gallery?situation=the end'],
  ['lessons', '/learn'],
  ['rulebook', '/rules'],
];

/** The page that shows a phrase, in English. */
export function screenOf(path: string): string {
  const [, address = '/'] = SCREENS.find(([begins]) => path === begins || path.startsWith(`${begins}.`)) ?? [];
  return encodeURI(address.includes('?') ? `${address}&language=en` : address);
}

/** The English file in which a phrase is written. */
export function sourceOf(path: string): string {
  const [door, section = ''] = path.split('.');
  if (door === 'lessons') return 'src/words/lessons/en.ts';
  if (door === 'rulebook') return 'src/words/rulebook/en';
  if (section === 'joints') return 'src/words/speech/en.ts';
  return door === 'words' ? `src/words/ui/en/${section}.ts` : `src/words/chronicle/en/${section}.ts`;
}

const read = new Map<string, string>();

function textOf(file: string): string {
  const known = read.get(file) ?? (existsSync(file) && file.endsWith('.ts') ? readFileSync(file, 'utf8') : '');
  read.set(file, known);
  return known;
}

/** What the English file says about the section and about the phrase. */
export function notesOf(path: string): readonly string[] {
  const text = textOf(sourceOf(path));
  const key = path.split('.').at(-1) ?? '';
  const about = (what: string): string | undefined =>
    new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*${what}`)
      .exec(text)?.[1]
      ?.replaceAll(/\s*\n\s*\* ?/g, ' ')
      .trim();
  return [about('export const'), about(`${key}\\b`)].filter((note) => note !== undefined);
}

/** What may stand in each gap, for people. */
export const gapNotes = ({ gaps }: Entry): readonly string[] =>
  (gaps ?? []).map(({ name, kind }) => {
    if (kind === 'text') return `{${name}}`;
    if (kind === 'number') return `{${name}} is a number: {${name}, plural, …} chooses by it`;
    if (kind === 'flag') return `{${name}, select, true {…} other {…}} chooses by it`;
    return `{${name}, select, …} chooses by it: ${kind.join(', ')}`;
  });
