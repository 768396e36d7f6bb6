import { plural } from '../../speech/cs.ts';
import type { Section } from '../../speech/section.ts';
import type { council as english } from '../en/council.ts';

export const council: Section<typeof english> = {
  title: (round) => `Rada po ${round}. kole`,
  steps: ['Hlasy', 'Odměny', 'Provincie', 'Nové karty', 'Služebníci', 'Začátek'],
  step: (number, name) => `Krok ${number} ze 6: ${name}`,
  votes: (count) => plural(count, { one: '# hlas', few: '# hlasy', other: '# hlasů' }),
  neutral: 'Neutrální hráč',
  newOrder: 'Nové pořadí na stupnici privilegií',
  tie: 'Při stejném počtu hlasů jde dopředu hráč, který byl dosud níže.',
  bonus: (count) =>
    plural(count, {
      one: '# vítězný bod dle výběru',
      few: '# vítězné body dle výběru',
      other: '# vítězných bodů dle výběru',
    }),
  noBonus: 'bez bodů',
  youChoose: 'Vyberte si odměnu',
  chooses: (name) => `Vybírá: ${name}`,
  youDecide: 'Rozhodněte se',
  decides: (name) => `Rozhoduje: ${name}`,
  takenBy: (name) => `Má ji ${name}`,
  takenByYou: 'Máte ji vy',
  favourOpen: 'smí si ji vzít libovolný počet hráčů',
  discardTitle: 'Příliš mnoho provincií',
  discardHint: (count) =>
    plural(count, {
      one: 'Vyberte provincii, která toto pole opustí.',
      few: 'Vyberte # provincie, které toto pole opustí.',
      other: 'Vyberte # provincií, které toto pole opustí.',
    }),
  discardWait: 'Ostatní ještě odhazují provincie.',
  movesTitle: 'Přesuňte služebníky',
  movesHint:
    'Řady s přesýpacími hodinami jsou zavřené. Dokud nejsou všichni připraveni, může vyšší privilegium vzít rámeček nižšímu.',
  timed: 'S hodinami',
  untimed: 'Bez hodin',
  willBe: { timed: 'Příští kolo bude s přesýpacími hodinami.', untimed: 'Příští kolo bude bez přesýpacích hodin.' },
  ready: 'Připraveno',
  waitingFor: (names) => `Čeká se na: ${names}`,
  sandRuns: (round, time) => `${round} počká, až se dosype poslední písek: ${time}`,
  lookAtTable: 'Podívat se na stůl',
  backToCouncil: 'Zpět k radě',
  timeLeft: (time) => `zbývá ${time}`,
  calledTitle: 'Rada je svolána',
  calledHint: 'Hodiny se už nepřeklápějí. Udělejte, co ještě chcete, a pak stiskněte „Mám hotovo“.',
  done: 'Mám hotovo',
  undone: 'Vzít zpět',
  isDone: 'hotovo',
  callTime: 'Vyzvat k dokončení',
  callTimeHint: 'Kdo ještě nemá hotovo, dostane poslední možnost provést akce; začíná se od nejnižšího privilegia.',
  onClock: (name, time) => `${name}: zbývá ${time}`,
  yourClock: (time) => `Vaše poslední akce: ${time}`,
  lastWordOrder: 'Pořadí posledních akcí',
};
