import { plural, seconds } from '../../speech/nl.ts';
import type { Section } from '../../speech/section.ts';
import type { pieces as english } from '../en/pieces.ts';

export const pieces: Section<typeof english> = {
  workers: {
    mine: { common: 'je gewone werker', grande: 'je grote werker' },
    theirs: {
      common: (name) => `gewone werker van ${name}`,
      grande: (name) => `grote werker van ${name}`,
    },
    neutral: 'neutrale werker',
  },
  frameWith: (frame, actions, holds) => `${frame}: ${actions}; ${holds}`,
  boxDoes: (does, cost) => `${does}, ${cost}`,
  workerAt: (worker, state, place) => `${worker}, ${state}, ${place}`,
  numbered: (worker, nth) => `${worker} ${nth}`,
  standing: (worker, area, row) => `${worker} (${area}, ${row})`,
  timerAt: (timer, row, state) => `${timer}, ${row}, ${state}`,
  provinceOf: (name, kind, yields) => `${name}, ${kind}: ${yields}`,
  yields: (slot, goods) => `${slot} ${goods}`,
  onMat: 'op het tableau',
  frame: (area, row, nth) => `${area}, ${row}, kader ${nth}`,
  box: (area, row, action) => `${area}, ${row}, beloningsveld: ${action}`,
  holds: (workers) => `met ${workers}`,
  empty: 'leeg',
  timers: {
    runs: 'het zand loopt',
    lies: 'ligt op zijn kant',
    left: (left) => `nog ${seconds(left)}`,
    mayFlip: 'doorgelopen, mag omgedraaid worden',
    out: 'doorgelopen',
    untimed: 'wordt omgedraaid als iedereen klaar is',
    paused: (left) => `ligt op zijn kant, nog ${seconds(left)}`,
    flippedBy: (name) => `omgedraaid door ${name}`,
  },
  circles: { open: 'vrije cirkel', marker: 'tijdsteen', timer: 'cirkel onder de zandloper' },
  held: (kind, held, limit) => `${kind}: ${held} van ${limit}`,
  votes: (held) => plural(held, { one: '# stem', other: '# stemmen' }),
  toParchment: (kind, steps) =>
    `${kind}: nog ${plural(steps, { one: '# stap', other: '# stappen' })} tot het perkament`,
  onParchment: (kind, column) => `${kind}: op het perkament, veld ${column} van 8`,
  legendaryHeld: 'legendarisch punt behaald',
  legendaryMissing: 'legendarisch punt nog niet behaald',
  slot: (production, provinces) => `${production}, ${plural(provinces, { one: '# provincie', other: '# provincies' })}`,
  gap: 'lege plek voor een provincie',
  deck: (left) => plural(left, { one: 'provinciestapel, nog # kaart', other: 'provinciestapel, nog # kaarten' }),
  discarded: (many) => plural(many, { one: '# afgelegde krijgslist', other: '# afgelegde krijgslisten' }),
  privilege: (place, name) => `privilege ${place}: ${name}`,
  tokenOnCard: 'de legendarische steen ligt erop',
  tokenGone: 'de legendarische steen is weg',
  tokenComes: 'de legendarische steen ligt er pas vanaf ronde 2 op, nu nog niet',
};
