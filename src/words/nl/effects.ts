import type { Section } from '../catalogue.ts';
import type { effects as english } from '../en/effects.ts';

export const effects: Section<typeof english> = {
  gain: (goods) => `krijg ${goods}`,
  gainLegendary: 'krijg het legendarische punt',
  produce: (yourProduction) => `krijg ${yourProduction}`,
  conquer: 'verover een provincie',
  recover: 'neem al je afgelegde krijgslisten terug op hand',
  recoverOne: 'neem één van je afgelegde krijgslisten terug op hand',
  retrieve: 'maak één van je werkers los uit een rij met zandloper',
  recruit: 'breng een gewone werker in het spel',
  promote: 'ruil één van je gewone werkers voor een grote werker',
  swapVp: 'wissel 1 punt om voor 1 punt op een ander spoor (niet het legendarische)',
  swapResources: (one, other) => `wissel zoveel ${one} als je wilt om voor evenveel ${other}, of andersom`,
  raiseProvinceLimit: 'houd voortaan tot drie provincies onder elke productie',
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
    raiseProvinceLimit: 'drie provincies per plek',
    nothing: 'niets',
    price: (cost, gained) => `${gained} voor ${cost}`,
    free: 'gratis',
    costs: (cost) => `kost ${cost}`,
  },
  actions: {
    noGoldCost: 'Speel deze kaart bij een actie van een werker in groen of paars: je betaalt de 2 goud niet.',
    alsoAdjacent:
      'Speel deze kaart bij een actie van een werker: voer ook de actie links of rechts ervan in dezelfde rij uit. Betaal voor beide.',
    twice: 'Speel deze kaart bij een actie van een werker: betaal die twee keer en krijg de beloning twee keer.',
    strike:
      'Stuur een vrije werker rechtstreeks naar het beloningsveld van een actie in een rij met zandloper en voer die uit. Niets blokkeert hem; producties zijn uitgesloten.',
  },
  claims: {
    unearned: 'claim de prestatie zonder te bezitten wat ze vraagt',
    twofold:
      'speel deze kaart als je de prestatie claimt: ze telt twee keer, het legendarische punt krijg je hooguit één keer',
  },
};
