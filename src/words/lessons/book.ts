/** The lessons in their order, each with the steps that the learner takes. */
export const LESSON_STEPS = {
  rows: ['place', 'flip', 'act', 'stuck', 'leave', 'share'],
  sand: ['running', 'markers', 'nobodyMust'],
  paying: ['short', 'earn', 'choose', 'paid'],
  stratagems: ['play', 'second', 'pickUp'],
  provinces: ['conquer', 'produce', 'limits'],
  votes: ['privilege', 'claim', 'token'],
  council: ['done', 'reward', 'points', 'ready'],
  winning: ['tracks', 'reach', 'ending'],
  firstRound: ['place', 'play'],
  withSand: ['place', 'play'],
} as const;
export type LessonId = keyof typeof LESSON_STEPS;
export const LESSON_IDS = Object.keys(LESSON_STEPS) as readonly LessonId[];
export type StepOf<L extends LessonId> = (typeof LESSON_STEPS)[L][number];
export type AnyStep = { readonly [L in LessonId]: StepOf<L> }[LessonId];

/** Everything said on the way, in one language. A step that is missing does not compile. */
export interface LessonBook {
  readonly lessons: {
    readonly [L in LessonId]: {
      readonly title: string;
      readonly summary: string;
      readonly steps: { readonly [S in StepOf<L>]: string };
    };
  };
  readonly page: {
    readonly title: string;
    readonly intro: string;
    readonly start: string;
    readonly again: string;
    readonly learned: string;
    readonly minutes: (count: number) => string;
    readonly progress: (done: number, all: number) => string;
    readonly step: (now: number, all: number) => string;
    readonly goOn: string;
    readonly startOver: string;
    readonly leave: string;
    readonly next: string;
    readonly wholeGame: string;
    readonly finished: string;
    readonly roundFinished: string;
    readonly allFinished: string;
    readonly elsewhere: string;
    readonly voice: string;
    readonly coach: string;
  };
}
