import type { Rulebook } from '../book.ts';

export const walk: Rulebook['walk'] = {
  caption: 'Een actie van een werker in vijf stappen: 2 populariteit in het groene gebied.',
  steps: [
    'Je zet een werker in het kader van de actie, op de rij zonder zandloper.',
    'De zandloper is doorgelopen. Jij of een andere speler draait hem om naar de rij van je werker.',
    'Zolang hij daar staat, voer je de actie uit: de werker schuift naar het beloningsveld, je betaalt 2 goud en krijgt 2 populariteit.',
    'De werker zit vast tot de zandloper weer is doorgelopen en wordt teruggedraaid.',
    'Nu is hij vrij en zet je hem ergens anders neer.',
  ],
};

export const box: Rulebook['box'] = {
  board: 'speelbord met kant A en kant B',
  councilBoard: 'raadstableau',
  mat: 'spelerstableaus met twee kanten',
  timer: 'zandlopers: paars, groen, zwart',
  timeMarker: 'tijdstenen',
  common: 'gewone werkers',
  grande: 'grote werkers',
  token: 'puntenstenen',
  privilegeMarker: 'privilegestenen',
  achievementMarker: 'prestatiestenen',
  cube: 'middelenstenen, 10 van elk middel',
  vote: 'stemstenen',
  tenVotes: 'fiches voor 10 stemmen',
  stratagem: 'krijgslisten, 4 per karakter',
  province: 'provincies',
  achievement: 'prestaties',
  reward: 'raadsbeloningen',
  grandeReward: 'raadsbeloning voor een grote werker',
  finalReward: 'laatste raadsbeloningen',
  legendaryToken: 'legendarische steen',
  timerTrack: 'zandloperspoor voor rondes zonder zandlopers',
  timeToken: 'extra tijdsteen voor het zandloperspoor',
  actionSummary: 'actieoverzichtskaarten',
  councilSummary: 'raadsoverzichtstegel',
  characterReference: 'overzichtskaarten voor de gevorderde karakters',
};
