import { plural } from '../../speech/cs.ts';
import type { Counted } from '../../speech/kinds.ts';
import type { Section } from '../../speech/section.ts';
import type { Forms } from '../../speech/speech.ts';
import type { names as english } from '../en/names.ts';

/** Nominative; for all but two kinds the accusative is the same. */
const COUNTED: Readonly<Record<Counted, Forms<'cs'>>> = {
  military: { one: '# jednotka armády', few: '# jednotky armády', other: '# jednotek armády' },
  culture: { one: '# jednotka kultury', few: '# jednotky kultury', other: '# jednotek kultury' },
  gold: { one: '# zlatý', few: '# zlaté', other: '# zlatých' },
  votes: { one: '# hlas', few: '# hlasy', other: '# hlasů' },
  power: { one: '# bod moci', few: '# body moci', other: '# bodů moci' },
  prestige: { one: '# bod věhlasu', few: '# body věhlasu', other: '# bodů věhlasu' },
  popularity: { one: '# bod popularity', few: '# body popularity', other: '# bodů popularity' },
  wild: { one: '# univerzální zdroj', few: '# univerzální zdroje', other: '# univerzálních zdrojů' },
  vp: {
    one: '# vítězný bod dle výběru',
    few: '# vítězné body dle výběru',
    other: '# vítězných bodů dle výběru',
  },
  glory: { one: '# bod slávy', few: '# body slávy', other: '# bodů slávy' },
};

const ACCUSATIVE: Readonly<Record<Counted, Forms<'cs'>>> = {
  ...COUNTED,
  military: { ...COUNTED.military, one: '# jednotku armády' },
  culture: { ...COUNTED.culture, one: '# jednotku kultury' },
};

/** A hard adjective like "černá": nominative, then the stem of "černé", "černou". */
const area = (stem: string, within: string) => ({
  short: `${stem}á`,
  adjective: `${stem}é`,
  area: `${stem}á oblast`,
  inside: `${within} ${stem}é oblasti`,
  into: `do ${stem}é oblasti`,
  timer: `${stem}é přesýpací hodiny`,
  theTimer: `${stem}é přesýpací hodiny`,
  timerComing: `${stem}é přesýpací hodiny`,
});

const track = (of: string) => ({ beyond: `za koncem stupnice ${of}`, along: `na stupnici ${of}` });

const slot = (stem: string) => ({
  short: `${stem}á`,
  production: `${stem}á produkce`,
  yourProduction: `svou ${stem}ou produkci`,
  under: `pod ${stem}é pole produkce`,
});

export const names: Section<typeof english> = {
  game: 'Kyvadlo',
  count: (kind, many) => plural(many, COUNTED[kind]),
  countObject: (kind, many) => plural(many, ACCUSATIVE[kind]),
  countPrice: (kind, many) => plural(many, ACCUSATIVE[kind]),
  countLack: (kind, many) => plural(many, ACCUSATIVE[kind]),
  kinds: {
    military: 'armáda',
    culture: 'kultura',
    gold: 'zlato',
    votes: 'hlasy',
    power: 'moc',
    prestige: 'věhlas',
    popularity: 'popularita',
    legendary: 'legendární bod',
    wild: 'univerzální zdroj',
    vp: 'vítězný bod dle výběru',
    glory: 'sláva',
  },
  tracks: { power: track('moci'), prestige: track('věhlasu'), popularity: track('popularity') },
  areas: { purple: area('fialov', 've'), green: area('zelen', 'v'), black: area('čern', 'v') },
  theTimers: (adjectives) => `${adjectives} přesýpací hodiny`,
  rows: { top: 'horní řada', bottom: 'spodní řada' },
  slots: { brown: slot('hněd'), red: slot('červen'), blue: slot('modr'), yellow: slot('žlut') },
  workers: { common: 'běžný služebník', grande: 'mocný služebník' },
  workerObject: { common: 'běžného služebníka', grande: 'mocného služebníka' },
  workerStates: { free: 'může se přesunout', waiting: 'čeká', canAct: 'může provést akci', stuck: 'zaseknutý' },
  colours: ['nebeská modř', 'oranžová', 'mořská zeleň', 'růžová', 'slonová kost'],
  marks: ['kruh', 'čtverec', 'trojúhelník', 'kosočtverec', 'šestiúhelník'],
  neutral: 'neutrální hráč',
  levels: { novice: 'učedník', adept: 'tovaryš', master: 'mistr', champion: 'velmistr' },
  bots: [
    'Kotvový krok',
    'Hnací pero',
    'Setrvačka',
    'Vřeteno',
    'Tik starší',
    'Starý zvoník',
    'Paní Přesýpací',
    'Mosazný regent',
    'Paní Čtvrtka',
    'Strážce písku',
    'Natahovací klíč',
    'Hrabě Ozubený',
  ],
  timings: { timed: 's přesýpacími hodinami', untimed: 'bez přesýpacích hodin' },
  phrases: {
    hello: 'Zdravím!',
    wellPlayed: 'Dobře zahráno!',
    hurry: 'Čas se krátí!',
    oneMoment: 'Okamžik, prosím.',
    thanks: 'Děkuji!',
    sorry: 'Promiňte!',
    noWay: 'To snad ne!',
    goodGame: 'Pěkná hra!',
  },
  quote: (text) => `„${text}“`,
};
