import type { Section } from '../catalogue.ts';
import type { effects as english } from '../en/effects.ts';

export const effects: Section<typeof english> = {
  gain: (goods) => `krijg ${goods}`,
  gainLegendary: 'krijg het legendarische punt',
  produce: (yourProduction) => `krijg ${yourProduction}`,
  conquer: 'verover een provincie',
  recover: 'haal al je afgelegde krijgslisten terug naar je hand',
  recoverOne: 'haal één afgelegde krijgslist terug naar je hand',
  retrieve: 'maak één van je werkers los uit een rij met de zandloper',
  recruit: 'breng een gewone werker in het spel',
  promote: 'ruil één van je gewone werkers voor een grote werker',
  swapVp: 'wissel 1 punt om voor 1 punt op een ander spoor (niet het legendarische)',
  swapResources: (one, other) => `wissel zoveel ${one} als je wilt om voor evenveel ${other}, of andersom`,
  raiseProvinceLimit: 'houd voortaan tot drie provincies per kolom',
  nothing: 'er gebeurt niets',
  pay: (cost, then) => `betaal ${cost}: ${then}`,
  hold: (goods) => `bezit minstens ${goods}`,
  nouns: {
    legendary: 'legendarisch punt',
    conquer: 'provincie veroveren',
    recover: 'alle krijgslisten terug',
    recoverOne: 'één krijgslist terug',
    retrieve: 'werker losmaken',
    recruit: 'gewone werker',
    promote: 'grote werker',
    swapVp: '1 punt omwisselen',
    swapResources: 'middelen omwisselen',
    raiseProvinceLimit: 'drie provincies per kolom',
    nothing: 'niets',
    price: (cost, gained) => `${gained} voor ${cost}`,
    free: 'gratis',
    costs: (cost) => `kost ${cost}`,
  },
  actions: {
    noGoldCost: 'Speel deze kaart bij een actie van een werker in groen of paars: je betaalt de 2 goud niet.',
    alsoAdjacent:
      'Speel deze kaart bij een actie van een werker: voer ook de actie links of rechts ervan in dezelfde rij uit. Betaal voor beide.',
    twice: 'Speel deze kaart bij een actie van een werker: betaal twee keer en krijg de beloning twee keer.',
    strike:
      'Stuur een vrije werker rechtstreeks naar het beloningsveld van een actie in een rij met de zandloper en voer die actie uit. Niets blokkeert hem; een productie kan niet.',
  },
  claims: {
    unearned: 'claim de prestatie zonder te bezitten wat die vraagt',
    twofold:
      'speel deze kaart als je de prestatie claimt: die telt dan twee keer, maar de legendarische steen neem je hooguit één keer',
  },
};
