/** Prose around the rules, none of it a rule: the essays and the notes of which each is made. */
export const ESSAYS = {
  world: ['times', 'king', 'clock', 'succession'],
  people: ['gambal', 'bolk', 'mesoat', 'licinia', 'dhrenkir'],
  advice: [
    'firstGame',
    'advancedCharacters',
    'pace',
    'mistakes',
    'spread',
    'roads',
    'unevenRewards',
    'selfRegulating',
    'rarePrivilege',
    'courtesy',
    'breaks',
    'twoPlayers',
    'bothRules',
  ],
  house: ['alone', 'handicap', 'standIns', 'removal', 'watching', 'ratings'],
} as const;
export type EssayId = keyof typeof ESSAYS;
export type NoteId = (typeof ESSAYS)[EssayId][number];
export const ESSAY_IDS = Object.keys(ESSAYS) as readonly EssayId[];
export const NOTE_IDS: readonly NoteId[] = ESSAY_IDS.flatMap((essay): readonly NoteId[] => ESSAYS[essay]);

/** What lies in the printed box. */
export const COMPONENTS = [
  'board',
  'councilBoard',
  'mat',
  'timer',
  'timeMarker',
  'common',
  'grande',
  'token',
  'privilegeMarker',
  'achievementMarker',
  'cube',
  'vote',
  'tenVotes',
  'stratagem',
  'province',
  'achievement',
  'reward',
  'grandeReward',
  'finalReward',
  'legendaryToken',
  'timerTrack',
  'timeToken',
  'actionSummary',
  'councilSummary',
  'characterReference',
] as const;
export type Component = (typeof COMPONENTS)[number];

export interface Note {
  readonly title: string;
  readonly text: string;
}

export interface Essay {
  readonly title: string;
  readonly lead: string;
}

/** One worker action from the placing of the worker to its next place. */
export interface Walk {
  readonly caption: string;
  readonly steps: readonly [string, string, string, string, string];
}
