import { plural } from '../../speech/de.ts';
import type { Section } from '../../speech/section.ts';
import type { analysis as english } from '../en/analysis.ts';

export const analysis: Section<typeof english> = {
  title: 'Analyse',
  moments: 'Wendepunkte',
  momentsHint:
    'Diese drei Aktionen haben die Partie am deutlichsten verändert. Die Chancen sind geschätzt, nach dem, was auf den Tableaus lag.',
  noMoments: 'Keine einzelne Aktion ragte heraus.',
  turns: {
    tookLead: (name, leader, from, to) =>
      `${name} geht vor ${leader} in Führung; die Siegchance steigt von ${from} auf ${to}.`,
    pulledAhead: (name, _leader, from, to) => `${name} liegt schon vorn; die Siegchance steigt von ${from} auf ${to}.`,
    caughtUp: (name, leader, from, to) =>
      `${name} holt gegen ${leader} auf; die Siegchance steigt von ${from} auf ${to}.`,
    fellBack: (name, _leader, from, to) => `${name} fällt zurück; die Siegchance sinkt von ${from} auf ${to}.`,
    leapt: (name) => `Der größte Sprung von ${name}.`,
  },
  when: (round, time) => `Runde ${round}, ${time}`,
  watch: 'Ansehen',
  watchAt: (time) => `Den Moment bei ${time} ansehen`,
  pointHint: 'Wähle einen Punkt, um diesen Moment anzusehen.',
  asTable: 'Als Tabelle',
  player: 'Wer',
  time: 'Zeit',
  round: (number) => `Runde ${number}`,
  all: 'Alles',
  compare: 'Vergleichen',
  compareHint: 'Wer abgewählt ist, fehlt in den Diagrammen.',
  minutes: 'Minuten',
  courses: 'Punkte im Lauf der Zeit',
  course: {
    vp: 'Alle Punkte',
    power: 'Stärke',
    prestige: 'Ansehen',
    popularity: 'Beliebtheit',
    parchment: 'Auf dem Pergament',
  },
  goods: 'Erhalten und ausgegeben',
  gained: 'erhalten',
  spent: 'ausgegeben',
  left: 'übrig',
  stocks: { military: 'Militär', culture: 'Kultur', gold: 'Gold', votes: 'Stimmen' },
  workTime: 'Wo die Arbeiter ihre Zeit verbrachten',
  workTimeHint: 'Nur in den Runden. Minuten aller Arbeiter zusammen.',
  doings: {
    waiting: 'wartet auf die Sanduhr',
    acting: 'Aktion möglich',
    stuck: 'sitzt nach der Aktion fest',
    idle: 'untätig',
  },
  places: { purple: 'Lila', green: 'Grün', black: 'Schwarz', mat: 'Auf dem Tableau' },
  place: 'Wo',
  actions: 'Aktionen in jeder Runde',
  action: {
    move: 'Bewegungen',
    act: 'Arbeiteraktionen',
    play: 'Kriegslisten',
    pickUp: 'Aufnehmen',
    claim: 'Errungenschaften',
    flip: 'Umdrehen',
  },
  flips: 'Wer was umgedreht hat',
  flipDelay: 'Zögern',
  seconds: (count) => `${count} s`,
  missed: 'Verpasste Gelegenheiten',
  missedHint: 'In einem Spiel ohne Züge sieht niemand alles. Diese Gelegenheiten gab es.',
  nothingMissed: 'Nichts Nennenswertes wurde verpasst.',
  stood: (timer, time) => `${time} lang drehte niemand ${timer} um.`,
  heldUp: 'Wartezeit von Arbeitern, weil eine Sanduhr stehen blieb',
  stranded: (count) =>
    plural(count, { one: '# Arbeiter ohne Aktion geblieben', other: '# Arbeiter ohne Aktion geblieben' }),
  strandedIn: (area, time) => `${time} ${area}`,
  unclaimed: (round, time) =>
    `Runde ${round}: Die Errungenschaft war ${time} lang zu haben und wurde nicht beansprucht.`,
  unclaimedToken: 'Der legendäre Marker lag noch darauf.',
};
