import { plural } from '../../speech/de.ts';
import type { Section } from '../../speech/section.ts';
import type { outcomes as english } from '../en/outcomes.ts';

export const outcomes: Section<typeof english> = {
  complete: (name, you) =>
    `${you ? 'Du besteigst' : `${name} besteigt`} den zeitlosen Thron: Alle vier Leisten haben das Pergament erreicht, und das Pendel schwingt wieder.`,
  closest: (name, you) =>
    `Niemand hat alle vier Leisten aufs Pergament gebracht. ${you ? 'Du kommst' : `${name} kommt`} mit dem legendären Punkt am nächsten heran und ${you ? 'besteigst' : 'besteigt'} den zeitlosen Thron.`,
  civilWar:
    'Niemand hat den legendären Punkt, also gewinnt niemand. Das Pendel steht still, und das Reich versinkt im Bürgerkrieg.',
  place: (place) => `${place}. Platz`,
  points: (count) => plural(count, { one: '# Punkt auf dem Pergament', other: '# Punkte auf dem Pergament' }),
  allTracks: 'alle vier Leisten auf dem Pergament',
  legendary: 'hat den legendären Punkt',
  notLegendary: 'ohne legendären Punkt',
  toGo: (steps) =>
    plural(steps, {
      one: 'niedrigste Leiste # Schritt vor dem Pergament',
      other: 'niedrigste Leiste # Schritte vor dem Pergament',
    }),
  deciders: {
    parchment: 'vorn, weil alle vier Leisten auf dem Pergament sind',
    points: 'vorn durch Punkte auf dem Pergament',
    glory: 'bei gleichen Punkten vorn durch Ruhm',
    legendary: 'vorn durch den legendären Punkt',
    lowest: 'vorn, weil die niedrigsten Leisten näher am Pergament sind',
    privilege: 'in allem gleich, vorn durch das Privileg',
    last: '',
  },
};
