import type { Section } from '../catalogue.ts';
import type { table as english } from '../en/table.ts';
import { lacking } from '../lacking.ts';
import { list, outOf, plural } from './speech.ts';

const SHORT: Readonly<Record<string, (count: number) => string>> = {
  military: (count) => `${count}× armáda`,
  culture: (count) => `${count}× kultura`,
  gold: (count) => `${count}× zlato`,
  wild: (count) => plural(count, { one: '# zdroj', few: '# zdroje', other: '# zdrojů' }),
  vote: (count) => plural(count, { one: '# hlas', few: '# hlasy', other: '# hlasů' }),
  votes: (count) => plural(count, { one: '# hlas', few: '# hlasy', other: '# hlasů' }),
  power: (count) => `${count}× moc`,
  prestige: (count) => `${count}× věhlas`,
  popularity: (count) => `${count}× popularita`,
};

const short = (lack: readonly (readonly [string, number])[]): string =>
  list(lack.map(([kind, count]) => SHORT[kind]?.(count) ?? ''));

const SLOTS = { brown: 'hnědou', red: 'červenou', blue: 'modrou', yellow: 'žlutou' } as const;

const AREAS = { purple: 'Fialová', green: 'Zelená', black: 'Černá' } as const;

export const table: Section<typeof english> = {
  you: 'Vy',
  neutral: 'Neutrální',
  goods: {
    military: 'Armáda',
    culture: 'Kultura',
    gold: 'Zlato',
    votes: 'Hlasy',
    power: 'Moc',
    prestige: 'Věhlas',
    popularity: 'Popularita',
  },
  areas: AREAS,
  tracks: { power: 'Moc', prestige: 'Věhlas', popularity: 'Popularita', legendary: 'Legenda' },
  states: { free: 'volný', waiting: 'čeká', canAct: 'může jednat', stuck: 'zaseknutý' },
  phases: {
    placement: 'První umístění',
    round: 'Všichni hrají',
    called: 'Rada je svolána',
    rewards: 'Rada: odměny',
    discards: 'Rada: provincie',
    moves: 'Rada: služebníci',
    over: 'Konec hry',
  },
  round: (round) => `${round}. kolo`,
  areaNote: (area, seconds) => (area === 'black' ? `${seconds} s · tady nikdo nepřekáží` : `${seconds} s`),
  areaNoteUntimed: (area) => (area === 'black' ? 'tady nikdo nepřekáží' : ''),
  lastFlip: 'příští překlopení svolá radu',
  flipsLeft: (left) =>
    left === 0
      ? 'Rada je svolána'
      : plural(left, {
          one: 'do rady zbývá jedno fialové překlopení',
          few: 'do rady zbývají # fialová překlopení',
          other: 'do rady zbývá # fialových překlopení',
        }),
  timerTrack: (space) => `Stupnice časomíry: ${space}. krok z 11`,
  flip: 'Překlopit',
  wouldStrand: 'Některý z vašich služebníků by se zasekl nebo přišel o akci. Přesto překlopit?',
  pause: 'Pozastavit hru',
  resume: 'Pokračovat',
  finished: 'Mám hotovo',
  notDone: 'Přece jen ještě ne',
  done: 'hotovo',
  ready: 'Připraveno',
  notReady: 'Ještě ne',
  isReady: 'připraveno',
  standIn: 'hraje bot',
  away: 'není tu',
  privilege: 'Privilegia',
  nextCouncil: 'Příští rada',
  rowOf: (area, row, lit) => `${AREAS[area]}, ${row === 'top' ? 'horní' : 'spodní'} řada${lit ? ', s hodinami' : ''}`,
  neutralWorker: 'neutrální služebník',
  parchment: 'Svitek',
  toGo: 'ke svitku',
  inside: 'na svitku',
  toGoShort: (steps) => plural(steps, { one: 'zbývá #', few: 'zbývají #', other: 'zbývá #' }),
  insideShort: (steps) => `${steps} na svitku`,
  yourLowest: 'nejnižší',
  glory: (count) => `Sláva: ${count}`,
  full: 'plno',
  holdThese: 'stačí je mít, nic neplatíte',
  tokenOnCard: 'na kartě leží legendární žeton',
  orToken: 'nebo kometa',
  claim: 'Dosáhnout úspěchu',
  takeToken: 'Vzít kometu',
  takeReward: 'Vzít odměnu',
  withCard: 'S kartou…',
  claimedAlready: 'V tomto kole už jste úspěchu dosáhli.',
  moreToClaim: (lack) => `ještě chybí ${short(lack)}`,
  missing: (cost, held) => `chybí ${short(lacking(cost, held))}`,
  provinces: 'Provincie',
  conquerHint: 'dobytou zasuňte pod svou desku',
  holes: (count) =>
    plural(count, {
      one: 'jedno volné místo; doplnit smí kdokoli',
      few: '# volná místa; doplnit smí kdokoli',
      other: '# volných míst; doplnit smí kdokoli',
    }),
  refresh: 'Doplnit',
  deck: (left) =>
    plural(left, {
      one: 'Balíček provincií, # karta',
      few: 'Balíček provincií, # karty',
      other: 'Balíček provincií, # karet',
    }),
  yourMat: 'Vaše deska',
  matOf: (name) => `Deska: ${name}`,
  showMat: (name) => `Ukázat desku: ${name}`,
  handOf: (count) => plural(count, { one: '# karta v ruce', few: '# karty v ruce', other: '# karet v ruce' }),
  close: 'Zavřít',
  tuckHere: (slot) => `Zasunout pod ${SLOTS[slot]}`,
  discardProvince: (name) => `Vzdát se: ${name}`,
  backToMat: 'Na desku',
  recruit: 'k náboru',
  actWith: 'Akce tohoto služebníka',
  play: 'Zahrát',
  playedWith: {
    action: 'Hraje se spolu s akcí služebníka; nabídne se u ní, když se hodí.',
    claim: 'Hraje se při dosažení úspěchu; nabídne se u něj, když se hodí.',
  },
  played: (count) => plural(count, { one: '# odhozená karta', few: '# odhozené karty', other: '# odhozených karet' }),
  pickUp: (count) => plural(count, { one: 'Vzít zpět #', few: 'Vzít zpět #', other: 'Vzít zpět #' }),
  stratagem: 'Lest',
  instant: 'Rada · ihned',
  permanent: 'Rada · do ruky',
  final: 'Poslední rada',
  log: 'Průběh',
  saySomething: 'Něco říct',
  phrases: 'Rychlé věty',
  less: (kind) => `${kind}: méně`,
  more: (kind) => `${kind}: více`,
  confirm: (counted, total) => (counted < total ? `${counted} ${outOf(total)}` : 'Potvrdit'),
  cannotMove: 'Tohoto služebníka teď nelze přesunout.',
  chooseFrame: (places) =>
    plural(places, {
      one: 'Zvolte zářící rámeček.',
      few: 'Zvolte zářící rámeček: volné jsou #.',
      other: 'Zvolte zářící rámeček: volných je #.',
    }),
  placeYour: (grande) =>
    grande ? 'Umístěte mocného služebníka do spodní řady.' : 'Umístěte běžného služebníka do spodní řady.',
  placing: (name) => `Služebníka umisťuje ${name}.`,
  waitReady: 'Stiskněte „Připraveno“. Až to udělají všichni, hodiny se překlopí.',
  waitingFor: (names) => `Čeká se ještě na: ${names}.`,
  choosing: (name) => `Vybírá ${name}.`,
  rows: { top: 'horní řada', bottom: 'spodní řada' },
  parts: 'Části stolu',
  boardParts: 'Části plánu',
  tabs: { board: 'Plán', mat: 'Deska', rivals: 'Soupeři', council: 'Rada', log: 'Průběh' },
  needs: {
    place: 'sem lze umístit',
    act: 'služebník může provést akci',
    flip: 'hodiny lze překlopit',
    conquer: 'je tu co dělat',
  },
  somethingToDo: 'je tu co dělat',
  yourState: 'Co máte',
};
