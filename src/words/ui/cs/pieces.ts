import { outOf, plural, seconds } from '../../speech/cs.ts';
import type { Section } from '../../speech/section.ts';
import type { pieces as english } from '../en/pieces.ts';

const left = (count: number): string =>
  plural(count, { one: `zbývá ${seconds(count)}`, few: `zbývají ${seconds(count)}`, other: `zbývá ${seconds(count)}` });

export const pieces: Section<typeof english> = {
  workers: {
    mine: { common: 'váš běžný služebník', grande: 'váš mocný služebník' },
    theirs: {
      common: (name) => `běžný služebník (${name})`,
      grande: (name) => `mocný služebník (${name})`,
    },
    neutral: 'neutrální služebník',
  },
  frameWith: (frame, actions, holds) => `${frame}: ${actions}; ${holds}`,
  boxDoes: (does, cost) => `${does}, ${cost}`,
  workerAt: (worker, state, place) => `${worker}, ${state}, ${place}`,
  numbered: (worker, nth) => `${worker} ${nth}`,
  standing: (worker, area, row) => `${worker} (${area}, ${row})`,
  timerAt: (timer, row, state) => `${timer}, ${row}, ${state}`,
  provinceOf: (name, kind, yields) => `${name}, ${kind}: ${yields}`,
  yields: (slot, goods) => `${slot} ${goods}`,
  onMat: 'na desce',
  frame: (area, row, nth) => `${area}, ${row}, ${nth}. rámeček`,
  box: (area, row, action) => `${area}, ${row}, políčko odměn: ${action}`,
  holds: (workers) => `stojí zde: ${workers}`,
  empty: 'prázdný',
  timers: {
    runs: 'písek se sype',
    lies: 'leží na boku',
    left,
    mayFlip: 'dosypané, lze je překlopit',
    out: 'dosypané',
    untimed: 'překlopí se, až budou všichni hotovi',
    paused: (count) => `leží na boku, ${left(count)}`,
    flippedBy: (name) => `překlopil hráč ${name}`,
  },
  circles: { open: 'volný kroužek', marker: 'ukazatel času', timer: 'kroužek pod hodinami' },
  held: (kind, held, limit) => `${kind}: ${held} ${outOf(limit)}`,
  votes: (held) => plural(held, { one: '# hlas', few: '# hlasy', other: '# hlasů' }),
  toParchment: (kind, steps) =>
    `${kind}: ke svitku ${plural(steps, { one: 'zbývá # krok', few: 'zbývají # kroky', other: 'zbývá # kroků' })}`,
  onParchment: (kind, column) => `${kind}: na svitku, políčko ${column} z 8`,
  legendaryHeld: 'legendární bod získán',
  legendaryMissing: 'legendární bod zatím chybí',
  slot: (production, provinces) =>
    `${production}, ${plural(provinces, { one: '# provincie', few: '# provincie', other: '# provincií' })}`,
  gap: 'prázdné místo pro provincii',
  deck: (left) =>
    plural(left, {
      one: 'balíček provincií, zbývá # karta',
      few: 'balíček provincií, zbývají # karty',
      other: 'balíček provincií, zbývá # karet',
    }),
  discarded: (many) =>
    plural(many, { one: '# odhozená karta lsti', few: '# odhozené karty lstí', other: '# odhozených karet lstí' }),
  privilege: (place, name) => `${place}. v pořadí privilegií: ${name}`,
  tokenOnCard: 'leží na něm legendární žeton',
  tokenGone: 'legendární žeton je pryč',
  tokenComes: 'legendární žeton na ní leží až od 2. kola, teď ještě ne',
};
