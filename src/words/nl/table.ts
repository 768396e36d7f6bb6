import type { Section } from '../catalogue.ts';
import type { table as english } from '../en/table.ts';
import { lacking } from '../lacking.ts';
import { list, plural } from './speech.ts';

const SHORT: Readonly<Record<string, (count: number) => string>> = {
  military: (count) => plural(count, { one: '# soldaat', other: '# soldaten' }),
  culture: (count) => `${count} cultuur`,
  gold: (count) => `${count} goud`,
  wild: (count) => plural(count, { one: '# middel', other: '# middelen' }),
  vote: (count) => plural(count, { one: '# stem', other: '# stemmen' }),
  votes: (count) => plural(count, { one: '# stem', other: '# stemmen' }),
  power: (count) => `${count} kracht`,
  prestige: (count) => `${count} prestige`,
  popularity: (count) => `${count} populariteit`,
};

const short = (lack: readonly (readonly [string, number])[]): string =>
  list(lack.map(([kind, count]) => SHORT[kind]?.(count) ?? ''));

const SLOTS = { brown: 'bruin', red: 'rood', blue: 'blauw', yellow: 'geel' } as const;

const AREAS = { purple: 'Paars', green: 'Groen', black: 'Zwart' } as const;

export const table: Section<typeof english> = {
  you: 'Jij',
  neutral: 'Neutraal',
  goods: {
    military: 'Soldaten',
    culture: 'Cultuur',
    gold: 'Goud',
    votes: 'Stemmen',
    power: 'Kracht',
    prestige: 'Prestige',
    popularity: 'Populariteit',
  },
  areas: AREAS,
  tracks: { power: 'Kracht', prestige: 'Prestige', popularity: 'Populariteit', legendary: 'Legendarisch' },
  states: { free: 'vrij', waiting: 'wacht', canAct: 'kan in actie', stuck: 'zit vast' },
  phases: {
    placement: 'Eerste plaatsing',
    round: 'Iedereen speelt',
    called: 'De raad is opgeroepen',
    rewards: 'Raad: beloningen',
    discards: 'Raad: provincies',
    moves: 'Raad: werkers',
    over: 'Het spel is afgelopen',
  },
  round: (round) => `Ronde ${round}`,
  areaNote: (area, seconds) => (area === 'black' ? `${seconds} s · hier blokkeert niemand` : `${seconds} s`),
  areaNoteUntimed: (area) => (area === 'black' ? 'hier blokkeert niemand' : ''),
  lastFlip: 'de volgende keer omdraaien roept de raad op',
  flipsLeft: (left) =>
    left === 0
      ? 'De raad is opgeroepen'
      : plural(left, { one: 'nog één keer paars tot de raad', other: 'nog # keer paars tot de raad' }),
  timerTrack: (space) => `Zandloperspoor: stap ${space} van 11`,
  flip: 'Draai om',
  wouldStrand: 'Een van je werkers zou vastzitten of zijn actie missen. Toch omdraaien?',
  pause: 'Spel pauzeren',
  resume: 'Verder',
  finished: 'Ik ben klaar',
  notDone: 'Toch nog niet',
  done: 'klaar',
  ready: 'Klaar om te beginnen',
  notReady: 'Nog niet zover',
  isReady: 'gereed',
  standIn: 'een bot speelt',
  away: 'afwezig',
  privilege: 'Privilege',
  nextCouncil: 'Volgende raad',
  rowOf: (area, row, lit) =>
    `${AREAS[area]}, ${row === 'top' ? 'bovenste' : 'onderste'} rij${lit ? ', met de zandloper' : ''}`,
  neutralWorker: 'neutrale werker',
  parchment: 'Perkament',
  toGo: 'te gaan',
  inside: 'erop',
  toGoShort: (steps) => `nog ${steps}`,
  insideShort: (steps) => `${steps} erop`,
  yourLowest: 'laagste spoor',
  glory: (count) => `${count} glorie`,
  full: 'vol',
  holdThese: 'alleen bezitten, niet betalen',
  tokenOnCard: 'de legendarische prestatie ligt op de kaart',
  orToken: 'of de komeet',
  claim: 'Claimen',
  takeToken: 'Neem de komeet',
  takeReward: 'Neem de beloning',
  withCard: 'Met een kaart …',
  claimedAlready: 'Je hebt deze ronde al geclaimd.',
  moreToClaim: (lack) => `nog ${short(lack)} nodig`,
  missing: (cost, held) => `${short(lacking(cost, held))} te weinig`,
  provinces: 'Provincies',
  conquerHint: 'verover er een en schuif hem onder je tableau',
  holes: (count) => plural(count, { one: 'één gat; iedereen mag aanvullen', other: '# gaten; iedereen mag aanvullen' }),
  refresh: 'Aanvullen',
  deck: (left) => plural(left, { one: 'Provinciestapel, # kaart', other: 'Provinciestapel, # kaarten' }),
  yourMat: 'Je tableau',
  matOf: (name) => `Tableau van ${name}`,
  showMat: (name) => `Toon het tableau van ${name}`,
  handOf: (count) => plural(count, { one: '# kaart in de hand', other: '# kaarten in de hand' }),
  close: 'Sluiten',
  tuckHere: (slot) => `Onder ${SLOTS[slot]} schuiven`,
  discardProvince: (name) => `${name} afstaan`,
  backToMat: 'Naar je tableau',
  recruit: 'aanwerven',
  actWith: 'Actie met deze werker',
  play: 'Speel',
  playedWith: {
    action: 'Wordt samen met een actie van een werker gespeeld en daar aangeboden zodra hij past.',
    claim: 'Wordt samen met het claimen van de prestatie gespeeld en daar aangeboden zodra hij past.',
  },
  played: (count) => plural(count, { one: '# kaart afgelegd', other: '# kaarten afgelegd' }),
  pickUp: (count) => plural(count, { one: 'Neem # terug', other: 'Neem # terug' }),
  stratagem: 'Krijgslist',
  instant: 'Raad · meteen',
  permanent: 'Raad · in je hand',
  final: 'Laatste raad',
  log: 'Verloop',
  saySomething: 'Zeg iets',
  phrases: 'Kant-en-klare zinnen',
  less: (kind) => `minder ${kind}`,
  more: (kind) => `meer ${kind}`,
  confirm: (counted, total) => (counted < total ? `${counted} van ${total}` : 'Zo is het goed'),
  chooseFrame: (places) =>
    plural(places, { one: 'Kies het oplichtende kader.', other: 'Kies een oplichtend kader: er zijn er # vrij.' }),
  placeYour: (grande) =>
    grande ? 'Plaats je grote werker in een onderste rij.' : 'Plaats je gewone werker in een onderste rij.',
  placing: (name) => `${name} plaatst een werker.`,
  waitReady: 'Zodra iedereen gereed is, worden de zandlopers omgedraaid.',
  choosing: (name) => `${name} kiest.`,
};
