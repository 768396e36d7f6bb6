import type { Section } from '../catalogue.ts';
import type { table as english } from '../en/table.ts';
import { lacking } from '../lacking.ts';
import { list, plural } from './speech.ts';

const SHORT: Readonly<Record<string, (count: number) => string>> = {
  military: (count) => `${count} Militär`,
  culture: (count) => `${count} Kultur`,
  gold: (count) => `${count} Gold`,
  wild: (count) => plural(count, { one: '# Rohstoff', other: '# Rohstoffe' }),
  vote: (count) => plural(count, { one: '# Stimme', other: '# Stimmen' }),
  votes: (count) => plural(count, { one: '# Stimme', other: '# Stimmen' }),
  power: (count) => `${count} Stärke`,
  prestige: (count) => `${count} Ansehen`,
  popularity: (count) => `${count} Beliebtheit`,
};

const short = (lack: readonly (readonly [string, number])[]): string =>
  list(lack.map(([kind, count]) => SHORT[kind]?.(count) ?? ''));

const SLOTS = { brown: 'Braun', red: 'Rot', blue: 'Blau', yellow: 'Gelb' } as const;

const AREAS = { purple: 'Lila', green: 'Grün', black: 'Schwarz' } as const;

export const table: Section<typeof english> = {
  you: 'Du',
  neutral: 'Neutral',
  goods: {
    military: 'Militär',
    culture: 'Kultur',
    gold: 'Gold',
    votes: 'Stimmen',
    power: 'Stärke',
    prestige: 'Ansehen',
    popularity: 'Beliebtheit',
  },
  areas: AREAS,
  tracks: { power: 'Stärke', prestige: 'Ansehen', popularity: 'Beliebtheit', legendary: 'Legendär' },
  states: { free: 'frei', waiting: 'wartet', canAct: 'kann handeln', stuck: 'sitzt fest' },
  phases: {
    placement: 'Erstes Einsetzen',
    round: 'Alle handeln',
    called: 'Der Rat ist gerufen',
    rewards: 'Rat: Belohnungen',
    discards: 'Rat: Provinzen',
    moves: 'Rat: Arbeiter',
    over: 'Das Spiel ist aus',
  },
  round: (round) => `Runde ${round}`,
  areaNote: (area, seconds) => (area === 'black' ? `${seconds} s · hier blockiert niemand` : `${seconds} s`),
  areaNoteUntimed: (area) => (area === 'black' ? 'hier blockiert niemand' : ''),
  lastFlip: 'das nächste Umdrehen ruft den Rat',
  flipsLeft: (left) =>
    left === 0
      ? 'Der Rat ist gerufen'
      : plural(left, { one: 'noch einmal Lila bis zum Rat', other: 'noch #-mal Lila bis zum Rat' }),
  timerTrack: (space) => `Zeitanzeige: Schritt ${space} von 11`,
  flip: 'Drehen',
  wouldStrand: 'Einer deiner Arbeiter säße fest oder käme nicht zum Zug. Trotzdem umdrehen?',
  pause: 'Spiel anhalten',
  resume: 'Weiter',
  finished: 'Ich bin fertig',
  notDone: 'Doch noch nicht',
  done: 'fertig',
  ready: 'Bereit',
  notReady: 'Noch nicht bereit',
  isReady: 'bereit',
  standIn: 'ein Bot spielt',
  away: 'abwesend',
  privilege: 'Privileg',
  nextCouncil: 'Nächster Rat',
  rowOf: (area, row, lit) =>
    `${AREAS[area]}, ${row === 'top' ? 'obere' : 'untere'} Reihe${lit ? ', mit der Sanduhr' : ''}`,
  neutralWorker: 'neutraler Arbeiter',
  parchment: 'Pergament',
  toGo: 'offen',
  inside: 'drin',
  toGoShort: (steps) => `noch ${steps}`,
  insideShort: (steps) => `${steps} drin`,
  yourLowest: 'niedrigste',
  glory: (count) => `${count} Ruhm`,
  full: 'voll',
  holdThese: 'nur besitzen, nicht ausgeben',
  tokenOnCard: 'der legendäre Marker liegt auf der Karte',
  orToken: 'oder der Komet',
  claim: 'Beanspruchen',
  takeToken: 'Den Kometen nehmen',
  takeReward: 'Die Belohnung nehmen',
  withCard: 'Mit Karte …',
  claimedAlready: 'Du hast sie in dieser Runde beansprucht.',
  moreToClaim: (lack) => `noch ${short(lack)} nötig`,
  missing: (cost, held) => `${short(lacking(cost, held))} zu wenig`,
  provinces: 'Provinzen',
  conquerHint: 'erobern und unter dein Tableau schieben',
  holes: (count) => plural(count, { one: 'eine Lücke; jeder darf auffüllen', other: '# Lücken; jeder darf auffüllen' }),
  refresh: 'Auffüllen',
  deck: (left) => plural(left, { one: 'Provinzstapel, # Karte', other: 'Provinzstapel, # Karten' }),
  yourMat: 'Dein Tableau',
  matOf: (name) => `Tableau von ${name}`,
  showMat: (name) => `Tableau von ${name} zeigen`,
  handOf: (count) => plural(count, { one: '# Karte auf der Hand', other: '# Karten auf der Hand' }),
  close: 'Schließen',
  tuckHere: (slot) => `Unter ${SLOTS[slot]} schieben`,
  discardProvince: (name) => `${name} abgeben`,
  backToMat: 'Aufs Tableau',
  recruit: 'anwerben',
  actWith: 'Mit diesem Arbeiter handeln',
  play: 'Ausspielen',
  playedWith: {
    action: 'Wird zusammen mit einer Arbeiteraktion gespielt und dort angeboten, sobald sie passt.',
    claim: 'Wird beim Beanspruchen der Errungenschaft gespielt und dort angeboten, sobald sie passt.',
  },
  played: (count) => plural(count, { one: '# Karte abgelegt', other: '# Karten abgelegt' }),
  pickUp: (count) => plural(count, { one: '# aufnehmen', other: '# aufnehmen' }),
  stratagem: 'Kriegslist',
  instant: 'Rat · sofort',
  permanent: 'Rat · behalten',
  final: 'Letzter Rat',
  log: 'Verlauf',
  saySomething: 'Etwas sagen',
  phrases: 'Fertige Sätze',
  less: (kind) => `weniger ${kind}`,
  more: (kind) => `mehr ${kind}`,
  confirm: (counted, total) => (counted < total ? `${counted} von ${total}` : 'Übernehmen'),
  cannotMove: 'Dieser Arbeiter kann jetzt nicht bewegt werden.',
  chooseFrame: (places) =>
    plural(places, { one: 'Wähle den leuchtenden Rahmen.', other: 'Wähle einen leuchtenden Rahmen: # sind offen.' }),
  placeYour: (grande) =>
    grande
      ? 'Setze deinen großen Arbeiter in eine untere Reihe.'
      : 'Setze deinen kleinen Arbeiter in eine untere Reihe.',
  placing: (name) => `${name} setzt einen Arbeiter ein.`,
  waitReady: 'Drücke „Bereit“. Sind es alle, werden die Sanduhren umgedreht.',
  waitingFor: (names) => `Noch nicht so weit: ${names}.`,
  choosing: (name) => `${name} wählt.`,
  rows: { top: 'obere Reihe', bottom: 'untere Reihe' },
  parts: 'Teile des Tisches',
  boardParts: 'Teile des Spielbretts',
  tabs: { board: 'Brett', mat: 'Tableau', rivals: 'Gegner', council: 'Rat', log: 'Verlauf' },
  needs: {
    place: 'hier einsetzen',
    act: 'ein Arbeiter kann handeln',
    flip: 'die Sanduhr kann umgedreht werden',
    conquer: 'es gibt etwas zu tun',
  },
  somethingToDo: 'es gibt etwas zu tun',
  yourState: 'Was du hast',
};
