import type { Section } from '../../speech/section.ts';
import type { keyboard as english } from '../en/keyboard.ts';

export const keyboard: Section<typeof english> = {
  title: 'Klávesy',
  intro: 'Podržte Alt a klávesy uvidíte přímo na věcech. V textovém poli se jimi píše.',
  groups: { timers: 'Hodiny', workers: 'Služebníci', cards: 'Karty a další akce', around: 'Pohyb po stole' },
  worker: 'Vzít prvního až čtvrtého služebníka, nebo s ním provést akci',
  place: (area) => `Se služebníkem v ruce: jeho místo (${area}) zleva doprava`,
  home: 'Se služebníkem v ruce: zpět na desku',
  card: 'Ukázat první až osmou kartu; Enter ji zahraje',
  answer: 'Vybrat odpověď na položenou otázku',
  deeds: {
    claim: 'Dosáhnout úspěchu',
    pickUp: 'Vzít zpět zahrané karty',
    refresh: 'Obnovit nabídku provincií',
    finish: '„Mám hotovo“ nebo „Připraveno“',
    pause: 'Pozastavit nebo pokračovat',
    putDown: 'Odložit, zavřít',
  },
  arrows: 'K nejbližší věci tím směrem; se služebníkem v ruce jen k zářícím místům',
  enter: 'Použít to, co je vybráno',
  hold: 'Podržením ukázat klávesy na věcech',
  visits: {
    board: 'K plánu',
    mat: 'K vlastní desce',
    rivals: 'K soupeřům',
    log: 'K průběhu',
    say: 'Něco říct',
    text: 'Stůl jako text a zpět',
    explain: 'Vysvětlit, co je vybráno',
    help: 'Tento seznam',
  },
  shortcuts: 'Klávesy bez Altu',
  shortcutsHint: 'Po vypnutí písmena a číslice fungují jen s podrženým Altem.',
};
