import { plural } from '../../speech/de.ts';
import type { Section } from '../../speech/section.ts';
import type { end as english } from '../en/end.ts';

export const end: Section<typeof english> = {
  title: 'Das Ende',
  winner: (name) => `${name} gewinnt die Krone`,
  youWin: 'Die Krone gehört dir',
  nobody: 'Bürgerkrieg: Niemand regiert',
  outcomes: {
    complete: 'Alle vier Leisten stehen auf dem Pergament.',
    closest:
      'Niemand hat alle vier Leisten auf dem Pergament. Unter denen mit dem legendären Punkt gewinnt die beste niedrigste Leiste.',
    civilWar: 'Niemand hat den legendären Punkt. Der Thron bleibt leer.',
  },
  place: (number) => `${number}.`,
  ranking: 'Rangfolge',
  why: {
    parchment: (other) => `Alle vier Leisten auf dem Pergament; ${other} hat es nicht geschafft.`,
    points: (own, other, theirs) =>
      `${plural(own, { one: '# Punkt', other: '# Punkte' })} auf dem Pergament, ${other} hat ${theirs}.`,
    glory: (own, other, theirs) => `Gleich viele Punkte wie ${other}; Ruhm ${own} gegen ${theirs}.`,
    legendary: (other) => `Hat den legendären Punkt; ${other} nicht.`,
    lowest: (other) => `Die niedrigste Leiste ist näher am Pergament als die von ${other}.`,
    nextLowest: (other) => `Die niedrigsten Leisten sind gleich; die nächste ist weiter als die von ${other}.`,
    privilege: (other) => `Gleichauf mit ${other}; das höhere Privileg entscheidet.`,
    last: 'Letzter Platz.',
    alone: 'Allein gespielt.',
    first: 'Alle vier Leisten auf dem Pergament.',
    short: 'Nicht alle vier Leisten haben das Pergament erreicht.',
  },
  tracks: 'Die vier Leisten',
  toGo: (count) => plural(count, { one: 'noch #', other: 'noch #' }),
  inside: (count) => plural(count, { one: '# auf Pergament', other: '# auf Pergament' }),
  glory: (count) => plural(count, { one: '# Ruhm', other: '# Ruhm' }),
  onParchment: 'auf dem Pergament',
  legendary: 'Legendär',
  story: 'Die Geschichte der Partie',
  pointsChart: 'Alle Schritte auf den Leisten im Lauf der Zeit',
  actionsChart: 'Aktionen je Runde',
  minutes: 'Minuten',
  round: (number) => `Runde ${number}`,
  player: 'Spieler',
  noStory: 'Die Geschichte sieht nur, wer die ganze Partie dabei war.',
  rematch: 'Noch einmal',
  toRematch: 'Zum neuen Tisch',
  rematchHint: 'Dieselben Leute, ein neuer Tisch.',
  replay: 'Aufzeichnung ansehen',
  home: 'Startseite',
  lookAtTable: 'Tisch ansehen',
  backToResult: 'Zurück zum Ergebnis',
};
