import type { Section } from '../../speech/section.ts';
import type { effects as english } from '../en/effects.ts';

export const effects: Section<typeof english> = {
  gain: (goods) => `krijg ${goods}`,
  gainLegendary: 'krijg het legendarische punt',
  produce: (yourProduction) => `krijg ${yourProduction}`,
  conquer: 'verover een provincie',
  recover: 'neem al je afgelegde krijgslisten terug in je hand',
  recoverOne: 'neem één afgelegde krijgslist terug in je hand',
  retrieve: 'maak één van je werkers los uit een rij met de zandloper',
  recruit: 'breng een gewone werker in het spel',
  promote: 'vervang één van je gewone werkers door een grote werker',
  swapVp: 'verplaats 1 punt van het ene spoor naar het andere (kracht, prestige of populariteit)',
  swapResources: (one, other) => `wissel zoveel ${one} als je wilt om voor evenveel ${other}, of andersom`,
  raiseProvinceLimit: 'houd voortaan tot 3 provincies per kolom',
  nothing: 'er gebeurt niets',
  pay: (cost, then) => `betaal ${cost}: ${then}`,
  hold: (goods) => `je hebt minstens ${goods} nodig`,
  nouns: {
    legendary: 'legendarisch punt',
    conquer: 'provincie veroveren',
    recover: 'alle krijgslisten terug',
    recoverOne: 'één krijgslist terug',
    retrieve: 'werker losmaken',
    recruit: 'gewone werker',
    promote: 'grote werker',
    swapVp: '1 punt verplaatsen',
    swapResources: 'middelen omwisselen',
    raiseProvinceLimit: '3 provincies per kolom',
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
      'Stuur een werker die verplaatst mag worden rechtstreeks naar het beloningsveld van een actie in een rij met de zandloper en voer die actie uit; betaal de gewone kosten. Niets blokkeert hem. Een actie met productie mag niet.',
  },
  claims: {
    unearned: 'claim de prestatie zonder aan de eisen te voldoen',
    twofold:
      'speel deze kaart als je de prestatie claimt: voer die twee keer uit, maar neem de legendarische steen hooguit één keer',
  },
};
