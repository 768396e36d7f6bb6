import { plural } from '../../speech/cs.ts';
import type { Section } from '../../speech/section.ts';
import type { end as english } from '../en/end.ts';

export const end: Section<typeof english> = {
  title: 'Konec hry',
  winner: (name) => `Korunu získává ${name}`,
  youWin: 'Koruna je vaše',
  nobody: 'Občanská válka: nevládne nikdo',
  outcomes: {
    complete: 'Všechny čtyři stupnice dosáhly svitku.',
    closest:
      'Všechny čtyři na svitek nikdo nedostal. Z těch, kdo mají legendární bod, vyhrává nejlepší nejnižší stupnice.',
    civilWar: 'Nikdo nezískal legendární bod. Trůn zůstává prázdný.',
  },
  place: (number) => `${number}.`,
  ranking: 'Pořadí',
  why: {
    parchment: (other) => `Všechny čtyři stupnice na svitku; ${other} zůstává pozadu.`,
    points: (own, other, theirs) =>
      `Na svitku ${plural(own, { one: '# bod', few: '# body', other: '# bodů' })}, ${other} má ${theirs}.`,
    glory: (own, other, theirs) => `Stejně bodů jako ${other}; rozhoduje sláva ${own} : ${theirs}.`,
    legendary: (other) => `Má legendární bod, ${other} ne.`,
    lowest: (other) => `Má nejnižší stupnici blíž svitku než ${other}.`,
    nextLowest: (other) => `Nejnižší stupnice jsou stejné; další je dál než u hráče ${other}.`,
    privilege: (other) => `Jinak stejně jako ${other}; rozhoduje vyšší privilegium.`,
    last: 'Poslední místo.',
    alone: 'Sólová hra.',
    first: 'Všechny čtyři stupnice na svitku.',
    short: 'Svitku nedosáhly všechny čtyři stupnice.',
  },
  tracks: 'Čtyři stupnice',
  toGo: (count) => plural(count, { one: 'zbývá #', few: 'zbývají #', other: 'zbývá #' }),
  inside: (count) => plural(count, { one: '# na svitku', few: '# na svitku', other: '# na svitku' }),
  glory: (count) => plural(count, { one: '# bod slávy', few: '# body slávy', other: '# bodů slávy' }),
  onParchment: 'na svitku',
  legendary: 'Legendární úspěch',
  story: 'Příběh partie',
  pointsChart: 'Všechny kroky na stupnicích v čase',
  actionsChart: 'Akce v jednotlivých kolech',
  minutes: 'minuty',
  round: (number) => `${number}. kolo`,
  player: 'Hráč',
  noStory: 'Příběh vidí jen ten, kdo byl u celé partie.',
  rematch: 'Hrát znovu',
  toRematch: 'K novému stolu',
  rematchHint: 'Stejní lidé, nový stůl.',
  replay: 'Přehrát záznam',
  home: 'Úvodní stránka',
  lookAtTable: 'Podívat se na stůl',
  backToResult: 'Zpět k výsledku',
};
