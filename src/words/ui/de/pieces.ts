import { plural, seconds } from '../../speech/de.ts';
import type { Section } from '../../speech/section.ts';
import type { pieces as english } from '../en/pieces.ts';

export const pieces: Section<typeof english> = {
  workers: {
    mine: { common: 'dein kleiner Arbeiter', grande: 'dein großer Arbeiter' },
    theirs: {
      common: (name) => `kleiner Arbeiter von ${name}`,
      grande: (name) => `großer Arbeiter von ${name}`,
    },
    neutral: 'neutraler Arbeiter',
  },
  frameWith: (frame, actions, holds) => `${frame}: ${actions}; ${holds}`,
  boxDoes: (does, cost) => `${does}, ${cost}`,
  workerAt: (worker, state, place) => `${worker}, ${state}, ${place}`,
  numbered: (worker, nth) => `${worker} ${nth}`,
  standing: (worker, area, row) => `${worker} (${area}, ${row})`,
  timerAt: (timer, row, state) => `${timer}, ${row}, ${state}`,
  provinceOf: (name, kind, yields) => `${name}, ${kind}: ${yields}`,
  yields: (slot, goods) => `${slot} ${goods}`,
  onMat: 'auf dem Tableau',
  frame: (area, row, nth) => `${area}, ${row}, Rahmen ${nth}`,
  box: (area, row, action) => `${area}, ${row}, Belohnungskasten: ${action}`,
  holds: (workers) => `darin: ${workers}`,
  empty: 'leer',
  timers: {
    runs: 'der Sand läuft',
    lies: 'liegt auf der Seite',
    left: (left) => `noch ${seconds(left)}`,
    mayFlip: 'abgelaufen, darf umgedreht werden',
    out: 'abgelaufen',
    untimed: 'wird umgedreht, wenn alle fertig sind',
    paused: (left) => `liegt auf der Seite, noch ${seconds(left)}`,
    flippedBy: (name) => `umgedreht von ${name}`,
  },
  circles: { open: 'freier Kreis', marker: 'Sanduhrmarker', timer: 'Kreis unter der Sanduhr' },
  held: (kind, held, limit) => `${kind}: ${held} von ${limit}`,
  votes: (held) => plural(held, { one: '# Stimme', other: '# Stimmen' }),
  toParchment: (kind, steps) =>
    `${kind}: noch ${plural(steps, { one: '# Schritt', other: '# Schritte' })} bis zum Pergament`,
  onParchment: (kind, column) => `${kind}: auf dem Pergament, Feld ${column} von 8`,
  legendaryHeld: 'legendärer Punkt errungen',
  legendaryMissing: 'legendärer Punkt fehlt noch',
  slot: (production, provinces) => `${production}, ${plural(provinces, { one: '# Provinz', other: '# Provinzen' })}`,
  gap: 'leerer Platz für eine Provinz',
  deck: (left) => plural(left, { one: 'Provinzstapel, noch # Karte', other: 'Provinzstapel, noch # Karten' }),
  discarded: (many) => plural(many, { one: '# abgelegte Kriegslist', other: '# abgelegte Kriegslisten' }),
  privilege: (place, name) => `Privileg ${place}: ${name}`,
  tokenOnCard: 'der legendäre Marker liegt darauf',
  tokenGone: 'der legendäre Marker ist weg',
  tokenComes: 'der legendäre Marker liegt erst ab Runde 2 darauf, jetzt noch nicht',
};
