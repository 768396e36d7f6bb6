import type { Section } from '../catalogue.ts';
import type { keyboard as english } from '../en/keyboard.ts';

export const keyboard: Section<typeof english> = {
  title: 'Klávesy',
  intro: 'Podržte Alt a klávesy uvidíte přímo na věcech. V textovém poli klávesy píší.',
  groups: { timers: 'Hodiny', workers: 'Služebníci', cards: 'Karty a činy', around: 'Pohyb po stole' },
  worker: 'Vzít prvního až čtvrtého služebníka, nebo jím jednat',
  place: (area) => `Se služebníkem v ruce: jeho místo (${area}) zleva doprava`,
  home: 'Se služebníkem v ruce: zpět na desku',
  card: 'Ukázat první až osmou kartu; Enter ji zahraje',
  answer: 'Vybrat odpověď, dokud se na něco ptáme',
  deeds: {
    claim: 'Dosáhnout úspěchu',
    pickUp: 'Vzít zpět zahrané karty',
    refresh: 'Doplnit provincie',
    finish: 'Říct „hotovo“ nebo „připraveno“',
    pause: 'Pozastavit nebo pokračovat',
    putDown: 'Odložit, zavřít',
  },
  arrows: 'K nejbližší věci tím směrem; se služebníkem v ruce jen k zářícím místům',
  enter: 'Dotknout se toho, co je vybráno',
  hold: 'Podržením ukázat klávesy na věcech',
  visits: {
    board: 'K plánu',
    mat: 'K vaší desce',
    rivals: 'K soupeřům',
    log: 'K průběhu',
    say: 'Něco říct',
    text: 'Stůl jako text a zpět',
    explain: 'Vysvětlit to, na čem jste',
    help: 'Tento seznam',
  },
  listKeys: 'Vypsat klávesy',
  shortcuts: 'Klávesy bez Altu',
  shortcutsHint: 'Po vypnutí písmena a číslice fungují jen s podrženým Altem.',
};
