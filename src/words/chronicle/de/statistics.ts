import { plural } from '../../speech/de.ts';
import type { Section } from '../../speech/section.ts';
import type { statistics as english } from '../en/statistics.ts';

export const statistics: Section<typeof english> = {
  title: 'Statistik',
  hint: 'Alle Partien, die auf diesem Server zu Ende gespielt wurden, seit er mitzählt; Menschen und Bots getrennt. Plätze, an denen ein Bot für einen Menschen zu Ende gespielt hat, zählen nicht.',
  none: 'Hier wurde noch keine Partie gezählt.',
  download: 'Herunterladen',
  players: 'Spieler',
  games: (count) => plural(count, { one: '# Partie', other: '# Partien' }),
  people: 'Menschen',
  bots: 'Bots',
  overview: 'Auf einen Blick',
  seats: 'Gespielte Plätze',
  complete: 'Pergament vollendet',
  points: 'Punkte im Schnitt',
  winning: 'Punkte beim Sieg',
  winners: 'Siege nach Punkten',
  onAxis: 'Punkte',
  byPlayers: 'Nach Spielerzahl',
  even: 'Bei gleicher Stärke',
  evenHint:
    '„Bei gleicher Stärke“ sagt, wie oft diese Plätze gewonnen hätten, wenn an ihren Tischen alle gleich gut wären. Wer öfter gewinnt, ist stärker als seine Mitspieler.',
  byCharacter: 'Nach Anführer',
  character: 'Anführer',
  won: 'Gewonnen',
  rewards: 'Erste Ratsbelohnung',
  reward: 'Ratsbelohnung',
  length: 'Dauer der Partien',
  minutes: 'Minuten',
  average: (minutes) => `${minutes} Minuten im Schnitt`,
  onlyPeople: 'Nur Menschen',
  mixed: 'Mit Bots',
};
