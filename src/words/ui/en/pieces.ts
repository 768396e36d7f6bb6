import { plural, seconds } from '../../speech/en.ts';

/** What a screen reader says of each thing on the table. */
export const pieces = {
  workers: {
    mine: { common: 'your common worker', grande: 'your grande worker' },
    theirs: {
      common: (name: string) => `${name}’s common worker`,
      grande: (name: string) => `${name}’s grande worker`,
    },
    neutral: 'neutral worker',
  },
  frameWith: (frame: string, actions: string, holds: string) => `${frame}: ${actions}; ${holds}`,
  boxDoes: (does: string, cost: string) => `${does}, ${cost}`,
  workerAt: (worker: string, state: string, place: string) => `${worker}, ${state}, ${place}`,
  numbered: (worker: string, nth: number) => `${worker} ${nth}`,
  standing: (worker: string, area: string, row: string) => `${worker} (${area}, ${row})`,
  timerAt: (timer: string, row: string, state: string) => `${timer}, ${row}, ${state}`,
  provinceOf: (name: string, kind: string, yields: string) => `${name}, ${kind}: ${yields}`,
  yields: (slot: string, goods: string) => `${slot} ${goods}`,
  onMat: 'on the mat',
  frame: (area: string, row: string, nth: number) => `${area}, ${row}, frame ${nth}`,
  box: (area: string, row: string, action: string) => `${area}, ${row}, reward box: ${action}`,
  holds: (workers: string) => `holds ${workers}`,
  empty: 'empty',
  timers: {
    runs: 'sand is running',
    lies: 'lies on its side',
    left: (left: number) => `${seconds(left)} left`,
    mayFlip: 'run out, may be flipped',
    out: 'run out',
    untimed: 'flips when everyone is done',
    paused: (left: number) => `lies on its side, ${seconds(left)} left`,
    flippedBy: (name: string) => `flipped by ${name}`,
  },
  circles: { open: 'open circle', marker: 'time marker', timer: 'circle under the timer' },
  held: (kind: string, held: number, limit: number) => `${kind}: ${held} of ${limit}`,
  votes: (held: number) => plural(held, { one: '# vote', other: '# votes' }),
  toParchment: (kind: string, steps: number) =>
    `${kind}: ${plural(steps, { one: '# step to the parchment', other: '# steps to the parchment' })}`,
  onParchment: (kind: string, column: number) => `${kind}: on the parchment, column ${column} of 8`,
  legendaryHeld: 'legendary point gained',
  legendaryMissing: 'legendary point not gained yet',
  slot: (production: string, provinces: number) =>
    `${production}, ${plural(provinces, { one: '# province', other: '# provinces' })}`,
  gap: 'empty space for a province',
  deck: (left: number) => plural(left, { one: 'province deck, # card left', other: 'province deck, # cards left' }),
  discarded: (many: number) => plural(many, { one: '# discarded stratagem', other: '# discarded stratagems' }),
  privilege: (place: number, name: string) => `privilege ${place}: ${name}`,
  tokenOnCard: 'the legendary token is on it',
  tokenGone: 'the legendary token is gone',
  tokenComes: 'the legendary token is on it from round 2 on, not yet now',
} as const;
