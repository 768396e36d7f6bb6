import type { Rulebook } from '../book.ts';

export const walk: Rulebook['walk'] = {
  caption: 'Akce služebníka v pěti krocích: 2 body popularity v zelené oblasti.',
  steps: [
    'Umístíte služebníka do rámečku akce v řadě bez hodin.',
    'Písek se dosypal. Vy nebo jiný hráč překlopí hodiny do řady vašeho služebníka.',
    'Dokud tam hodiny stojí, provedete akci: služebník se posune na políčko odměn, zaplatíte 2 zlaté a získáte 2 body popularity.',
    'Služebník je zaseknutý, dokud se písek znovu nedosype a hodiny se nepřeklopí zpět.',
    'Teď je volný a umístíte ho jinam.',
  ],
};

export const box: Rulebook['box'] = {
  board: 'herní plán se stranami A a B',
  councilBoard: 'deska rady',
  mat: 'oboustranné desky hráčů',
  timer: 'přesýpací hodiny: fialové, zelené, černé',
  timeMarker: 'ukazatele času',
  common: 'běžní služebníci',
  grande: 'mocní služebníci',
  token: 'ukazatele vítězných bodů',
  privilegeMarker: 'ukazatele privilegií',
  achievementMarker: 'ukazatele úspěchu',
  cube: 'ukazatele zdrojů, 10 od každého zdroje',
  vote: 'žetony hlasu',
  tenVotes: 'žetony za 10 hlasů',
  stratagem: 'karty lstí, 4 pro každou postavu',
  province: 'karty provincií',
  achievement: 'karty úspěchu',
  reward: 'karty odměn rady',
  grandeReward: 'odměna rady s mocným služebníkem',
  finalReward: 'karty závěrečných odměn rady',
  legendaryToken: 'legendární žeton',
  timerTrack: 'stupnice časomíry pro kola bez přesýpacích hodin',
  timeToken: 'žeton hodin na stupnici časomíry',
  actionSummary: 'karty přehledu akcí',
  councilSummary: 'přehledová karta rady',
  characterReference: 'přehledové karty pokročilých postav',
};
