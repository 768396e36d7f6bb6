import type { Area, Row, Slot, Track } from '#content';
import type { Timing, WorkerState } from '#engine';
import type { BotLevel, Phrase } from '#protocol';
import { number } from '../../speech/en.ts';
import type { Counted } from '../../speech/kinds.ts';

const votes = (count: number) => (count === 1 ? 'vote' : 'votes');

const COUNTED: Readonly<Record<Counted, (count: number) => string>> = {
  military: () => 'military',
  culture: () => 'culture',
  gold: () => 'gold',
  votes,
  power: () => 'power',
  prestige: () => 'prestige',
  popularity: () => 'popularity',
  wild: (count) => (count === 1 ? 'resource of any kind' : 'resources of any kind'),
  vp: (count) => (count === 1 ? 'victory point of your choice' : 'victory points of your choice'),
  glory: () => 'glory',
};

const count = (kind: Counted, many: number): string => `${number(many)} ${COUNTED[kind](many)}`;

const area = (colour: string) => ({
  short: colour,
  adjective: colour,
  area: `${colour} area`,
  inside: `in ${colour}`,
  into: `to ${colour}`,
  timer: `${colour} timer`,
  /** What is flipped, and what comes. */
  theTimer: `the ${colour} timer`,
  timerComing: `the ${colour} timer`,
});

const track = (name: string) => ({
  beyond: `past the end of the ${name} track`,
  along: `on the ${name} track`,
});

const slot = (colour: string) => ({
  short: colour,
  production: `${colour} production`,
  yourProduction: `your ${colour} production`,
  under: `under the ${colour} slot`,
});

export const names = {
  game: 'Pendulum',
  /** A number with its noun: alone; as what is paid, gained or held; as what is given for something; as what is missing. */
  count,
  countObject: count,
  countPrice: count,
  countLack: count,
  kinds: {
    military: 'military',
    culture: 'culture',
    gold: 'gold',
    votes: 'votes',
    power: 'power',
    prestige: 'prestige',
    popularity: 'popularity',
    legendary: 'legendary point',
    wild: 'any resource',
    vp: 'victory point of your choice',
    glory: 'glory',
  },
  tracks: {
    power: track('power'),
    prestige: track('prestige'),
    popularity: track('popularity'),
  } satisfies Record<Track, object>,
  areas: { purple: area('purple'), green: area('green'), black: area('black') } satisfies Record<Area, object>,
  theTimers: (adjectives: string) => `the ${adjectives} timers`,
  rows: { top: 'top row', bottom: 'bottom row' } satisfies Record<Row, string>,
  slots: {
    brown: slot('brown'),
    red: slot('red'),
    blue: slot('blue'),
    yellow: slot('yellow'),
  } satisfies Record<Slot, object>,
  workers: { common: 'common worker', grande: 'grande worker' },
  workerObject: { common: 'a common worker', grande: 'a grande worker' },
  workerStates: {
    free: 'free to move',
    waiting: 'waiting',
    canAct: 'can act now',
    stuck: 'stuck',
  } satisfies Record<WorkerState, string>,
  colours: ['sky blue', 'orange', 'sea green', 'pink', 'ivory'],
  marks: ['circle', 'square', 'triangle', 'diamond', 'hexagon'],
  neutral: 'the neutral player',
  levels: { novice: 'novice', adept: 'adept', master: 'master', champion: 'grandmaster' } satisfies Record<
    BotLevel,
    string
  >,
  bots: [
    'Escapement',
    'Mainspring',
    'Verge',
    'Foliot',
    'Tick the Elder',
    'Old Bellringer',
    'Lady Hourglass',
    'Brass Regent',
    'Quarter Chime',
    'Sandkeeper',
    'Winding Key',
    'Count Cogwheel',
  ],
  timings: { timed: 'timed', untimed: 'untimed' } satisfies Record<Timing, string>,
  phrases: {
    hello: 'Hello!',
    wellPlayed: 'Well played!',
    hurry: 'Time’s running out!',
    oneMoment: 'One moment, please.',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    noWay: 'No way!',
    goodGame: 'Good game!',
  } satisfies Record<Phrase, string>,
  quote: (text: string) => `“${text}”`,
} as const;
