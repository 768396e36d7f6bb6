import { type Area, type CardId, CHARACTERS } from '#content';
import { beyond, type Game, isCouncil, type Player, playerAt } from '#engine';
import { type AnyStep, LESSON_STEPS, type LessonId, type StepOf } from '#words/lessons';
import type { Spot } from '../../table/view/pointing.ts';
import { type Arranged, arrange } from './arrange.ts';

/** What the learner is to do, and where it is pointed at: the first of these that is on the screen. */
export interface Step {
  readonly reached: ((game: Game) => boolean) | 'read';
  readonly point: readonly Spot[];
  /** Other things may be done first without a word from the teacher. */
  readonly mayRoam?: boolean;
}

export interface Lesson {
  readonly minutes: number;
  readonly begin: () => Arranged;
  readonly steps: { readonly [S in AnyStep]?: Step };
}

type SmallLessonId = Exclude<LessonId, 'firstRound' | 'withSand'>;
type SmallLesson<L extends LessonId> = Omit<Lesson, 'steps'> & { readonly steps: { readonly [S in StepOf<L>]: Step } };

/** Only to be read, with an eye on what is spoken of. */
const read = (...point: Spot[]): Step => ({ reached: 'read', point });

const me = (game: Game): Player => playerAt(game, 0);
const worker = (game: Game, index: number) => me(game).workers[index];
const isAt = (game: Game, index: number, spot: string, space: number): boolean =>
  worker(game, index)?.spot === spot && worker(game, index)?.space === space;
const hasIn = (game: Game, spot: string, space: number): boolean =>
  me(game).workers.some((_, index) => isAt(game, index, spot, space));
const tucked = (game: Game): number => Object.values(me(game).slots).reduce((sum, slot) => sum + slot.length, 0);
const quiet = (game: Game): boolean => me(game).todo.length === 0;
const markers = (game: Game): number => game.circles.filter((circle) => circle === 'marker').length;

const pick = (index: number): readonly Spot[] => [
  { of: 'worker', seat: 0, index },
  { of: 'away', index },
];
const act = (action: number): Spot => ({ of: 'act', action });
const timer = (area: Area): readonly Spot[] => [
  { of: 'timer', area },
  { of: 'stripTimer', area },
];
const card = (id: CardId): Spot => ({ of: 'card', card: id });
/** On a small screen what is spoken of may lie behind another tab. */
const MAT: Spot = { of: 'tab', name: 'mat' };
const COUNCIL: Spot = { of: 'tab', name: 'council' };
const PLAY: Spot = { of: 'way' };
const ANSWER: readonly Spot[] = [{ of: 'answer' }, { of: 'confirm' }];
const OFFER: readonly Spot[] = [{ of: 'offer' }, { of: 'conquer' }];

const FRAMES = { blackVote: 13, wideGreen: 4, redProduction: 5, yellowProduction: 8, conquer: 10 } as const;
const ACTIONS = { vote: 17, yellow: 12, muster: 6, crowd: 7, conquer: 14, red: 8 } as const;
const GREEN_WIDE: Spot = { of: 'frame', index: FRAMES.wideGreen };
const ENTER = CHARACTERS.implacable.enter;

/** The lessons on small situations. Every step can be reached from the one before by what is pointed at. */
const LESSONS: { readonly [L in SmallLessonId]: SmallLesson<L> } = {
  rows: {
    minutes: 1,
    begin: () => arrange({ goods: { gold: 2 } }),
    steps: {
      place: {
        reached: (game) => isAt(game, 1, 'frame', FRAMES.blackVote),
        // Places that glow for the other worker are not the way.
        point: [{ of: 'move', to: FRAMES.blackVote, worker: 1 }, ...pick(1)],
      },
      flip: { reached: (game) => game.timers.black.row === 'bottom', point: timer('black') },
      act: { reached: (game) => hasIn(game, 'box', ACTIONS.vote), point: [act(ACTIONS.vote)] },
      stuck: { reached: (game) => game.timers.black.row === 'top', point: timer('black') },
      leave: {
        reached: (game) => !hasIn(game, 'box', ACTIONS.vote),
        point: [
          { of: 'home' },
          { of: 'move' },
          [
            { of: 'box', index: ACTIONS.vote },
            { of: 'worker', seat: 0 },
          ],
        ],
        mayRoam: true,
      },
      share: read(GREEN_WIDE),
    },
  },
  sand: {
    minutes: 1,
    begin: () => arrange({ sand: { green: 6000 }, goods: { gold: 2 } }),
    steps: {
      running: { reached: (game) => game.timers.green.row === 'bottom', point: timer('green') },
      markers: { reached: (game) => markers(game) < 3, point: timer('purple') },
      nobodyMust: read(...timer('purple')),
    },
  },
  paying: {
    minutes: 1,
    begin: () => arrange({ goods: { gold: 1 }, workers: [FRAMES.wideGreen, FRAMES.yellowProduction] }),
    steps: {
      short: read({ of: 'short' }),
      earn: { reached: (game) => me(game).gold >= 2, point: [act(ACTIONS.yellow)] },
      choose: { reached: (game) => worker(game, 0)?.spot === 'box', point: [act(ACTIONS.crowd), act(ACTIONS.muster)] },
      paid: read(),
    },
  },
  stratagems: {
    minutes: 1,
    begin: () => arrange({ goods: { culture: 5 } }),
    steps: {
      play: {
        reached: (game) => me(game).discard.includes('openMarket') && quiet(game),
        point: [...ANSWER, PLAY, card('openMarket'), MAT],
      },
      second: { reached: (game) => me(game).discard.includes('unbowed'), point: [PLAY, card('unbowed'), MAT] },
      pickUp: { reached: (game) => me(game).discard.length === 0, point: [{ of: 'pickUp' }, MAT] },
    },
  },
  provinces: {
    minutes: 1,
    begin: () => arrange({ goods: { military: 4, gold: 2 }, workers: [FRAMES.conquer, FRAMES.redProduction] }),
    steps: {
      conquer: {
        reached: (game) => tucked(game) > 0 && quiet(game),
        point: [{ of: 'tuck', slot: 'red' }, { of: 'conquer' }, ...ANSWER, act(ACTIONS.conquer)],
      },
      produce: {
        reached: (game) => worker(game, 1)?.spot === 'box' && quiet(game),
        point: [...ANSWER, act(ACTIONS.red)],
      },
      limits: read(),
    },
  },
  votes: {
    minutes: 1,
    begin: () =>
      arrange({
        round: 2,
        goods: { military: 8, culture: 8, gold: 8, votes: 4 },
        more: [
          {
            type: 'roundPrepared',
            rewards: [],
            display: [null, null, null, null],
            dealt: 4,
            achievement: 'ironAndSong',
            deadline: null,
          },
          { type: 'roundBegan', round: 2, timing: 'timed' },
        ],
      }),
    steps: {
      privilege: read({ of: 'privileges' }, COUNCIL),
      claim: { reached: (game) => me(game).legendary && quiet(game), point: [{ of: 'claim' }, COUNCIL] },
      token: read({ of: 'achievementGain' }, COUNCIL),
    },
  },
  council: {
    minutes: 2,
    begin: () =>
      arrange({
        rows: { purple: 'bottom' },
        goods: { votes: 4, gold: 2 },
        more: [
          ...[2, 1, 3].map((circle) => ({ type: 'markerKnockedOff', circle }) as const),
          { type: 'councilCalled' },
        ],
      }),
    steps: {
      done: { reached: isCouncil, point: [{ of: 'finish' }], mayRoam: true },
      reward: {
        reached: (game) => game.phase !== 'rewards' || !quiet(game),
        point: OFFER,
      },
      points: { reached: (game) => game.phase === 'moves', point: [...ANSWER, { of: 'more' }, ...OFFER] },
      ready: {
        reached: (game) => game.phase === 'round' && game.round === 2,
        point: [{ of: 'councilFinish' }],
        mayRoam: true,
      },
    },
  },
  winning: {
    minutes: 1,
    begin: () =>
      arrange({
        round: 4,
        goods: { gold: 2, power: ENTER.power, prestige: ENTER.prestige + 1, popularity: ENTER.popularity - 2 },
        workers: [FRAMES.wideGreen, null],
        more: [{ type: 'legendaryGained', seat: 0 }],
      }),
    steps: {
      tracks: read({ of: 'tracks' }, MAT),
      reach: { reached: (game) => beyond(me(game), 'popularity') >= 0, point: [act(ACTIONS.crowd)] },
      ending: read({ of: 'tracks' }, MAT),
    },
  },
};

export const isSmall = (id: LessonId): id is SmallLessonId => Object.hasOwn(LESSONS, id);

export const stepsOf = (id: LessonId): readonly AnyStep[] => LESSON_STEPS[id];

export const lessonOf = (id: SmallLessonId): Lesson => LESSONS[id];
