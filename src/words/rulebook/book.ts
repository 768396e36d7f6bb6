import type { Language } from '../speech/languages.ts';
import type { Component, Essay, EssayId, Note, NoteId, Walk } from './essays.ts';
import type { ChapterId, RULES, RuleId } from './ids.ts';

/** One rule for players. `[[TIM-3]]` in any text is a link to that rule. */
export interface Entry {
  readonly title: string;
  readonly text: string;
  readonly example?: string;
}

/** The rules of some chapters, so that a book can be written chapter by chapter and a missing rule does not compile. */
export type Entries<C extends ChapterId = ChapterId> = Readonly<Record<(typeof RULES)[C][number], Entry>>;

export interface Chapter {
  readonly title: string;
  readonly lead: string;
}

export const TERMS = [
  'area',
  'row',
  'space',
  'frame',
  'wideFrame',
  'box',
  'withTimer',
  'flip',
  'available',
  'stuck',
  'common',
  'grande',
  'mat',
  'slot',
  'resource',
  'wild',
  'vp',
  'legendary',
  'parchment',
  'privilege',
  'timeMarker',
  'round',
  'council',
  'conquer',
  'production',
  'retrieve',
  'recruit',
  'stratagem',
  'discard',
  'achievement',
  'leaves',
  'untimed',
  'glory',
] as const;
export type Term = (typeof TERMS)[number];

/** What is asked again and again, and the rules that answer it. */
export const QUESTIONS = {
  grandeInBlack: ['WRK-4', 'WRK-5', 'ADV-1'],
  actAgain: ['WRK-10', 'WRK-11'],
  betweenRows: ['TIM-2', 'WRK-1'],
  besideGrande: ['WRK-3', 'WRK-4'],
  changeOfMind: ['WRK-1', 'WRK-12', 'EFF-6'],
  holes: ['PRO-6'],
  lastToFinish: ['CAL-3', 'DIG-1'],
  lastSand: ['TIM-5', 'CAL-1'],
  reset: ['CAL-2', 'CAL-4', 'COU-0', 'COU-11'],
  nextRound: ['COU-12'],
  severalCards: ['STR-4', 'STR-5', 'EFF-15'],
  ownTogether: ['WRK-3', 'WRK-4', 'WRK-5', 'WRK-14', 'ADV-1'],
  forgotten: ['ACT-1', 'WRK-11', 'WRK-12'],
  mustFlip: ['TIM-3', 'ACT-1'],
  tooMuch: ['INV-1', 'INV-2', 'ADV-3'],
  beatenToIt: ['PRV-1', 'PRV-4'],
  spentForAchievement: ['ACH-1', 'ACH-3'],
  overfull: ['PRO-4', 'COU-9', 'COU-8'],
  lostVotes: ['COU-1', 'INV-3'],
  noLegend: ['END-3', 'END-4', 'ACH-5'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;
export type QuestionId = keyof typeof QUESTIONS;
export const QUESTION_IDS = Object.keys(QUESTIONS) as readonly QuestionId[];

/** Pictures beside the rules. Their words say the same to those who do not see them. */
export const SNIPPETS = [
  'twoRows',
  'states',
  'blocking',
  'wideFrame',
  'circles',
  'production',
  'achievement',
  'privilege',
  'score',
  'parchment',
  'timerTrack',
] as const;
export type Snippet = (typeof SNIPPETS)[number];

export interface Rulebook {
  readonly language: Language;
  readonly page: PageWords;
  readonly overview: Overview;
  readonly chapters: Readonly<Record<ChapterId, Chapter>>;
  readonly rules: Readonly<Record<RuleId, Entry>>;
  readonly glossary: Readonly<Record<Term, { readonly term: string; readonly meaning: string }>>;
  readonly questions: Readonly<Record<QuestionId, { readonly question: string; readonly answer: string }>>;
  readonly essays: Readonly<Record<EssayId, Essay>>;
  readonly notes: Readonly<Record<NoteId, Note>>;
  readonly walk: Walk;
  readonly box: Readonly<Record<Component, string>>;
  readonly snippets: Readonly<Record<Snippet, { readonly caption: string; readonly said: string }>>;
  readonly tables: TableWords;
}

/** The game in a page: an opening, the two sentences that carry it, and the rest in short paragraphs. */
export interface Overview {
  readonly opening: readonly string[];
  readonly sentences: readonly [string, string];
  readonly rest: readonly { readonly lead: string; readonly text: string }[];
}

/** What stands around the rules. */
export interface PageWords {
  readonly title: string;
  readonly overview: string;
  readonly glossary: string;
  readonly questions: string;
  readonly tables: string;
  readonly contents: string;
  readonly search: string;
  readonly searchHint: string;
  readonly clear: string;
  readonly found: (count: number) => string;
  readonly nothing: (query: string) => string;
  readonly print: string;
  readonly home: string;
  readonly toTop: string;
  readonly linkTo: (id: string) => string;
  readonly example: string;
  readonly rule: (id: string) => string;
  readonly wholeBook: string;
  readonly close: string;
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
}

/** The headings of the tables that are made from the contents of the box. */
export interface TableWords {
  readonly note: string;
  readonly box: string;
  readonly piece: string;
  readonly count: string;
  readonly perPlayer: string;
  readonly board: string;
  readonly sideA: string;
  readonly sideB: string;
  readonly privilege: string;
  readonly timerTrack: string;
  readonly characters: string;
  readonly production: string;
  readonly stratagems: string;
  readonly rewards: string;
  readonly achievements: string;
  readonly provinces: string;
  readonly icons: string;
  readonly area: string;
  readonly sand: string;
  readonly row: string;
  readonly frame: string;
  readonly cost: string;
  readonly gives: string;
  readonly or: string;
  readonly place: string;
  readonly space: string;
  readonly flips: string;
  readonly character: string;
  readonly toParchment: string;
  readonly starts: string;
  readonly pickUp: string;
  readonly card: string;
  readonly kind: string;
  readonly cards: string;
  readonly asks: string;
  readonly icon: string;
  readonly meaning: string;
  readonly rule: string;
  readonly standing: string;
  readonly instant: string;
  readonly permanent: string;
  readonly final: string;
}
