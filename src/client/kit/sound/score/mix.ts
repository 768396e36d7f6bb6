import { AREAS, type Area } from '#content';
import { DEEDS, type Deed } from './deeds.ts';
import type { Note } from './note.ts';
import { TIMERS, type TimerVoice } from './timers.ts';

/** Everything that can be heard but music, by name: a deed, or a timer and what it says. */
export type SoundName = Deed | `${Area} ${keyof TimerVoice}`;

/** How loud a sound is meant to be: the loudest 400 ms with its slider at the top, in LUFS. */
export const LEVELS = { soft: -27, plain: -23, call: -19 } as const;
type Level = keyof typeof LEVELS;

const pieces = Object.entries(DEEDS) as [Deed, readonly Note[]][];
const timers = AREAS.flatMap((area) =>
  (['flip', 'tick', 'out'] as const).map((says): [SoundName, readonly Note[]] => [
    `${area} ${says}`,
    TIMERS[area][says],
  ]),
);
const NOTES = new Map<SoundName, readonly Note[]>([...pieces, ...timers]);
export const SOUND_NAMES: readonly SoundName[] = [...NOTES.keys()];

const SOFT: readonly SoundName[] = [
  'pay',
  'chat',
  'vote',
  'done',
  'ready',
  'tuck',
  'step',
  'purple tick',
  'green tick',
  'black tick',
];
const CALLS: readonly SoundName[] = [
  'council',
  'round',
  'end',
  'legend',
  'timeCalled',
  'purple out',
  'green out',
  'black out',
];

export const isCall = (name: SoundName): boolean => CALLS.includes(name);
/** Timers have a slider of their own. */
export const busOf = (name: SoundName): 'timers' | 'pieces' => (name.includes(' ') ? 'timers' : 'pieces');

export function levelOf(name: SoundName): Level {
  if (SOFT.includes(name)) return 'soft';
  return isCall(name) ? 'call' : 'plain';
}

/** How much louder each is made, in decibels, to be as loud as it is meant to be: found by `npm run bench sound`. */
const TRIMS: Partial<Readonly<Record<SoundName, number>>> = {
  worker: -0.8,
  grande: -2.8,
  home: -0.6,
  recruit: -5.5,
  promote: -6,
  act: -4.1,
  military: -5.4,
  culture: -11.6,
  gold: -4.3,
  votes: -1.3,
  power: -10.2,
  prestige: -9.9,
  popularity: -9.7,
  glory: -8,
  pay: -5,
  swap: -8.1,
  card: -1.4,
  cardsBack: -4.2,
  conquer: -6.5,
  tuck: -4.7,
  discard: -4.9,
  deal: -5.9,
  reward: -4.5,
  done: -4.3,
  ready: -9.2,
  vote: -4.1,
  chat: -8.6,
  refused: -3.9,
  claimWon: -8.5,
  claimLost: -9,
  timeCalled: -4.4,
  onClock: 1.1,
  paused: -8.2,
  resumed: -8.3,
  marker: -3.7,
  step: -3.6,
  achievement: -5.5,
  legend: -4.8,
  council: -8.6,
  edge: -5.3,
  counted: -0.3,
  round: -8.5,
  end: -7.5,
  unroll: -4.4,
  crown: -9,
  chord: -12.3,
  torn: -9.7,
  'purple flip': -8,
  'purple tick': -7.7,
  'purple out': -7.4,
  'green flip': -8.5,
  'green tick': -10.4,
  'green out': -6.8,
  'black flip': -8.8,
  'black tick': -5.1,
  'black out': -8.9,
};

/** The notes of a sound, as loud as it is meant to be. */
export function notesOf(name: SoundName): readonly Note[] {
  const louder = 10 ** ((TRIMS[name] ?? 0) / 20);
  return (NOTES.get(name) ?? []).map((note) => ({ ...note, loud: note.loud * louder }));
}
